-- The classes that each nib names, with how often it uses each, for the trees of
-- derived_trees. Several scripts need it. Objects are read in the order of an index,
-- because there are many objects and few names.

CREATE TEMP TABLE nib_names AS
WITH
-- What is no object, and names a class.
others (file_id, name, module, is_targets, is_used) AS MATERIALIZED (
    SELECT file_id, name, module, max(is_targets), max(is_used)
    FROM (
        SELECT file_id, custom_class AS name, custom_module AS module, custom_module_provider IS 'target' AS is_targets, 1 AS is_used
        FROM connections
        WHERE custom_class IS NOT NULL
        UNION ALL
        SELECT file_id, custom_class, custom_module, 0, 1
        FROM constraints
        WHERE custom_class IS NOT NULL
        UNION ALL
        -- Old files describe classes that no object of theirs has.
        SELECT file_id, class, NULL, 0, 0
        FROM class_descriptions
    )
    GROUP BY name, module, file_id
),
of_objects (file_id, name, module, is_targets, is_used, objects, owners) AS (
    SELECT
        file_id,
        class,
        custom_module,
        count(*) FILTER (WHERE custom_module_provider = 'target') > 0,
        count(*) FILTER (WHERE role IS NOT 'firstResponder') > 0,
        count(*) FILTER (
            WHERE role IS NULL
                OR role = 'externalObject'
                OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        ),
        count(*) FILTER (WHERE role = 'filesOwner' AND custom_class IS NOT NULL)
    FROM objects
    WHERE class <> '-'
    GROUP BY class, custom_module, file_id
)
SELECT
    of_objects.file_id AS file_id,
    files.tree_id AS tree_id,
    files.platform AS platform,
    of_objects.name AS name,
    of_objects.module AS module,
    -- 1 where the module is that of the target that copies the nib.
    max(of_objects.is_targets, coalesce(others.is_targets, 0)) AS is_targets,
    -- 1 where something of the file has the class, 0 where it is only described.
    max(of_objects.is_used, coalesce(others.is_used, 0)) AS is_used,
    of_objects.objects > 0 OR of_objects.owners > 0 OR others.file_id IS NOT NULL AS is_named,
    of_objects.objects AS objects,
    of_objects.owners AS owners
FROM of_objects
JOIN files ON files.id = of_objects.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
LEFT JOIN others ON others.file_id = of_objects.file_id AND others.name = of_objects.name AND others.module IS of_objects.module
UNION ALL
SELECT others.file_id, files.tree_id, files.platform, others.name, others.module, others.is_targets, others.is_used, 1, 0, 0
FROM others
JOIN files ON files.id = others.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
WHERE NOT EXISTS (
    SELECT 1
    FROM objects
    WHERE objects.class = others.name AND objects.custom_module IS others.module AND objects.file_id = others.file_id
);
