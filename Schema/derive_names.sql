-- The classes that nibs name, by file, with how often each is used, for the
-- trees of derived_trees. Several scripts need it. In the order of an index:
-- there are many objects and few names.

CREATE TEMP TABLE nib_names AS
WITH
by_file (file_id, name, module, is_targets, is_used, is_named, objects, owners) AS (
    SELECT
        file_id,
        class,
        custom_module,
        max(custom_module_provider IS 'target'),
        max(role IS NOT 'firstResponder'),
        max(
            role IS NULL
            OR role = 'externalObject'
            OR (role = 'filesOwner' AND custom_class IS NOT NULL)
            OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        ),
        count(*) FILTER (
            WHERE role IS NULL
                OR role = 'externalObject'
                OR (role = 'application' AND class NOT IN ('NSObject', 'NSApplication'))
        ),
        count(*) FILTER (WHERE role = 'filesOwner' AND custom_class IS NOT NULL)
    FROM objects
    WHERE class <> '-'
    GROUP BY class, custom_module, file_id
    UNION ALL
    SELECT file_id, custom_class, custom_module, custom_module_provider IS 'target', 1, 1, 0, 0
    FROM connections
    WHERE custom_class IS NOT NULL
    UNION ALL
    SELECT file_id, custom_class, custom_module, 0, 1, 1, 0, 0
    FROM constraints
    WHERE custom_class IS NOT NULL
    UNION ALL
    -- Old files describe classes that no object of theirs has.
    SELECT file_id, class, NULL, 0, 0, 1, 0, 0
    FROM class_descriptions
)
SELECT
    by_file.file_id AS file_id,
    files.tree_id AS tree_id,
    files.platform AS platform,
    by_file.name AS name,
    by_file.module AS module,
    -- 1 where the module is that of the target that copies the nib.
    max(by_file.is_targets) AS is_targets,
    -- 1 where something of the file has the class, 0 where it is only described.
    max(by_file.is_used) AS is_used,
    max(by_file.is_named) AS is_named,
    sum(by_file.objects) AS objects,
    sum(by_file.owners) AS owners
FROM by_file
JOIN files ON files.id = by_file.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees)
GROUP BY by_file.name, by_file.module, by_file.file_id;
