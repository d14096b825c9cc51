-- title: The key of each framework class: the repository and the name.
-- If two frameworks declare a class, the second row has the suffix ~2.
SELECT
    numbered.id AS id,
    :repository || ':' || numbered.name || CASE WHEN numbered.number > 1 THEN '~' || numbered.number ELSE '' END AS "key"
FROM (
    SELECT
        framework_classes.id AS id,
        framework_classes.name AS name,
        row_number() OVER (
            PARTITION BY framework_classes.name
            ORDER BY framework_classes.framework, framework_classes.superclass, framework_classes.id
        ) AS number
    FROM framework_classes
) AS numbered;
