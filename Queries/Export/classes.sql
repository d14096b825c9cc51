-- title: The key of each class: the repository, the module, the name and the key of the declaration.
-- A framework class can have different superclasses on two platforms. The second row has the suffix ~2.
SELECT
    numbered.id AS id,
    numbered.base || CASE WHEN numbered.number > 1 THEN '~' || numbered.number ELSE '' END AS "key"
FROM (
    SELECT
        classes.id AS id,
        :repository || ':class:' || replace(replace(replace(
            coalesce(classes.module, '') || '.' || classes.name, '%', '%25'), '@', '%40'), '~', '%7E')
            || coalesce('@' || keys_declarations."key", '') AS base,
        row_number() OVER (
            PARTITION BY classes.module, classes.name, keys_declarations."key"
            ORDER BY classes.kind, classes.superclass, classes.objc_name, classes.id
        ) AS number
    FROM classes
    LEFT JOIN keys_declarations ON keys_declarations.id = classes.declaration_id
) AS numbered;
