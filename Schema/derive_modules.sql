-- Finds the module that a file belongs to and the modules that it imports, for the trees of
-- derived_trees. This script runs after target_files is derived.

-- The module of a file is the module of its targets. If the file is in no target, it is the module
-- of the deepest folder that is named after a module or after the tests of a module. If several
-- folders have the same name, only the folders nearest to the root count. For example,
-- Core/Features/Student belongs to Core if the tree also has Student/ at its root. Pods/NAME is
-- always the module of a pod.
INSERT INTO _file_modules (file_id, module, is_own)
SELECT DISTINCT own_targets.file_id, targets.module, 1
FROM own_targets
JOIN targets ON targets.id = own_targets.target_id
WHERE targets.module IS NOT NULL;

CREATE TEMP TABLE module_names (tree_id INTEGER NOT NULL, module TEXT NOT NULL, PRIMARY KEY (tree_id, module)) WITHOUT ROWID;

INSERT INTO module_names (tree_id, module)
SELECT files.tree_id, imports.module
FROM imports
JOIN files ON files.id = imports.file_id
WHERE imports.module IS NOT NULL
    AND files.tree_id IN (SELECT id FROM derived_trees)
    AND imports.module NOT IN (SELECT module FROM framework_modules)
UNION
SELECT tree_id, module
FROM tree_class_names
WHERE module IS NOT NULL AND module NOT IN (SELECT module FROM framework_modules);

-- Folders that are named after a module. Their paths end with a slash.
CREATE TEMP TABLE module_folders AS
WITH RECURSIVE
folders (tree_id, path, parent) AS (
    SELECT tree_id, path, rtrim(rtrim(path, '/'), replace(path, '/', ''))
    FROM (
        SELECT DISTINCT tree_id, folder AS path
        FROM files
        WHERE kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib')
            AND tree_id IN (SELECT id FROM derived_trees)
            AND instr(path, '/') > 0
    )
    UNION
    SELECT tree_id, parent, rtrim(rtrim(parent, '/'), replace(parent, '/', ''))
    FROM folders
    WHERE parent <> ''
),
called (tree_id, path, name, is_pod) AS MATERIALIZED (
    SELECT
        tree_id,
        path,
        replace(replace(substr(rtrim(path, '/'), length(parent) + 1), '-', '_'), ' ', '_'),
        '/' || parent GLOB '*/Pods/'
    FROM folders
),
modules (tree_id, path, name, is_pod, depth) AS MATERIALIZED (
    SELECT tree_id, path, name, is_pod, length(path) - length(replace(path, '/', ''))
    FROM called
    WHERE is_pod
        OR EXISTS (SELECT 1 FROM module_names WHERE module_names.tree_id = called.tree_id AND module_names.module = called.name)
        OR (
            called.name GLOB '*Tests'
            AND EXISTS (
                SELECT 1
                FROM module_names
                WHERE module_names.tree_id = called.tree_id
                    AND module_names.module IN (
                        substr(called.name, 1, length(called.name) - 5), substr(called.name, 1, length(called.name) - 7)
                    )
            )
        )
)
SELECT tree_id, path, name AS module
FROM (SELECT *, rank() OVER (PARTITION BY tree_id, name ORDER BY depth) AS place FROM modules)
WHERE place = 1 OR is_pod;

INSERT INTO _file_modules (file_id, module, is_own)
SELECT file_id, module, 1
FROM (
    -- The folder with the longest path determines the module. In ASCII, 0 follows /, so the comparison finds all files
    -- in the folder.
    SELECT files.id AS file_id, module_folders.module AS module, max(length(module_folders.path))
    FROM module_folders
    CROSS JOIN files ON files.tree_id = module_folders.tree_id
        AND files.path >= module_folders.path
        AND files.path < rtrim(module_folders.path, '/') || '0'
    WHERE files.kind IN ('swift', 'objc', 'xib', 'storyboard', 'nib')
        AND NOT EXISTS (SELECT 1 FROM _file_modules WHERE _file_modules.file_id = files.id)
    GROUP BY files.id
);

DROP TABLE module_folders;
DROP TABLE module_names;

INSERT OR IGNORE INTO _file_modules (file_id, module, is_own)
SELECT imports.file_id, imports.module, 0
FROM imports
JOIN files ON files.id = imports.file_id
WHERE imports.module IS NOT NULL
    AND files.tree_id IN (SELECT id FROM derived_trees)
    AND imports.module NOT IN (SELECT module FROM framework_modules);

INSERT OR IGNORE INTO _file_modules (file_id, module, is_own)
WITH RECURSIVE
direct (tree_id, module, other) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, _file_modules.module, imports.module
    FROM imports
    JOIN files ON files.id = imports.file_id
    JOIN _file_modules ON _file_modules.file_id = imports.file_id AND _file_modules.is_own
    WHERE imports.is_exported
        AND imports.module IS NOT NULL
        AND files.tree_id IN (SELECT id FROM derived_trees)
        AND imports.module NOT IN (SELECT module FROM framework_modules)
),
exporting (tree_id, module, other) AS (
    SELECT tree_id, module, other
    FROM direct
    UNION
    SELECT exporting.tree_id, exporting.module, direct.other
    FROM exporting
    JOIN direct ON direct.tree_id = exporting.tree_id AND direct.module = exporting.other
)
SELECT _file_modules.file_id, exporting.other, 0
FROM exporting
JOIN _file_modules ON _file_modules.module = exporting.module AND NOT _file_modules.is_own
JOIN files ON files.id = _file_modules.file_id AND files.tree_id = exporting.tree_id;
