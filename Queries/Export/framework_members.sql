-- title: The key of each framework member: the repository, the class and the name.
SELECT
    numbered.id AS id,
    :repository || ':' || numbered.class || '.' || numbered.name
        || CASE WHEN numbered.number > 1 THEN '~' || numbered.number ELSE '' END AS "key"
FROM (
    SELECT
        framework_members.id AS id,
        framework_members.class AS class,
        framework_members.name AS name,
        row_number() OVER (
            PARTITION BY framework_members.class, framework_members.name
            ORDER BY framework_members.kind, framework_members.type, framework_members.id
        ) AS number
    FROM framework_members
) AS numbered;
