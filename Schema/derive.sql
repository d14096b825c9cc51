-- Rebuilds what is derived from the rows of all files, after any of them
-- changed. :framework_classes is the table of framework classes as JSON:
-- [[class, framework], …].

DELETE FROM classes;

WITH
framework (name, module) AS (
    -- With the affinity of a column, so that the join below may have an index.
    SELECT CAST(value ->> 0 AS TEXT), min(value ->> 1)
    FROM json_each(:framework_classes)
    GROUP BY 1
),
named (name, module, objects, owners) AS (
    SELECT
        class,
        custom_module,
        count(*) FILTER (WHERE role IS NOT 'filesOwner'),
        count(*) FILTER (WHERE role = 'filesOwner')
    FROM objects
    WHERE class <> '-'
        AND (
            role IS NULL
            OR role = 'externalObject'
            OR (role = 'filesOwner' AND custom_class IS NOT NULL)
            OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        )
    GROUP BY 1, 2
    UNION ALL
    SELECT custom_class, custom_module, 0, 0
    FROM connections
    WHERE custom_class IS NOT NULL
    GROUP BY 1, 2
    UNION ALL
    SELECT custom_class, custom_module, 0, 0
    FROM constraints
    WHERE custom_class IS NOT NULL
    GROUP BY 1, 2
    UNION ALL
    -- Old files describe classes that no object of theirs has.
    SELECT class, NULL, 0, 0
    FROM class_descriptions
    GROUP BY 1
)
INSERT INTO classes (name, module, superclass, kind, object_count, owner_count)
SELECT
    named.name,
    coalesce(framework.module, named.module) AS module,
    -- What most descriptions say; looked up, as a join would compare all with all.
    (
        SELECT class_descriptions.superclass
        FROM class_descriptions
        WHERE class_descriptions.class = named.name AND class_descriptions.superclass IS NOT NULL
        GROUP BY 1
        ORDER BY count(*) DESC, 1
        LIMIT 1
    ),
    CASE WHEN framework.name IS NULL THEN 'unknown' ELSE 'framework' END,
    sum(named.objects),
    sum(named.owners)
FROM named
LEFT JOIN framework ON framework.name = named.name
GROUP BY named.name, coalesce(framework.module, named.module)
ORDER BY named.name, module;
