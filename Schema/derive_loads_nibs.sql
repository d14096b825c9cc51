-- Finds the files that each load can load.

-- A controller without a nib name searches the main bundle. For a name in a property list or a
-- build setting, the system also searches the main bundle.
UPDATE nib_loads
SET bundle = 'main'
WHERE bundle IS NULL
    AND (
        (purpose = 'controller' AND certainty = 'rule' AND nib_name IS NULL)
        OR purpose IN ('mainNib', 'mainStoryboard', 'launchScreen', 'setting')
    )
    AND (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);

-- Pairs of a target and a target that it depends on directly or indirectly (other_id). The product
-- of the first target contains the product of the other. Each target is also paired with itself.
-- The name of a dependency refers to a target of the same project. If that project has no such
-- target, it refers to a target of another project. target_id contains only targets with a load or
-- a nib.
CREATE TEMP TABLE reached_targets (target_id INTEGER NOT NULL, other_id INTEGER NOT NULL, PRIMARY KEY (target_id, other_id)) WITHOUT ROWID;

INSERT INTO reached_targets (target_id, other_id)
WITH RECURSIVE
depending (target_id, other_id) AS MATERIALIZED (
    SELECT target_id, other_id
    FROM (
        SELECT
            _target_dependencies.target_id AS target_id,
            targets.id AS other_id,
            rank() OVER (PARTITION BY _target_dependencies.id ORDER BY targets.file_id <> _target_dependencies.file_id) AS place
        FROM _target_dependencies
        -- Few of the files are projects, so the unary + prevents the use of the tree index.
        JOIN files ON files.id = _target_dependencies.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
        JOIN targets ON targets.name = _target_dependencies.name
        JOIN files AS homes ON homes.id = targets.file_id AND +homes.tree_id = files.tree_id
    )
    WHERE place = 1
),
starting (file_id) AS (
    SELECT file_id FROM nib_loads
    UNION
    SELECT id FROM files WHERE kind IN ('xib', 'nib', 'storyboard')
),
reached (target_id, other_id) AS (
    SELECT DISTINCT target_files.target_id, target_files.target_id
    FROM starting
    JOIN target_files ON target_files.file_id = starting.file_id
    JOIN files ON files.id = starting.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT reached.target_id, depending.other_id
    FROM reached
    JOIN depending ON depending.target_id = reached.other_id
    -- A real tree has a few thousand rows.
    LIMIT 1000000
)
SELECT target_id, other_id
FROM reached;

-- The targets of a load are the targets of its file. For a header, they also include the targets of
-- the class that contains the code. A load in a build setting has the target with this setting.
CREATE TEMP TABLE load_targets (load_id INTEGER NOT NULL, target_id INTEGER NOT NULL, PRIMARY KEY (load_id, target_id)) WITHOUT ROWID;

INSERT INTO load_targets (load_id, target_id)
SELECT nib_loads.id, target_files.target_id
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
JOIN target_files ON target_files.file_id = nib_loads.file_id
UNION
SELECT nib_loads.id, _class_targets.target_id
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
JOIN _load_classes ON _load_classes.load_id = nib_loads.id
JOIN _class_targets ON _class_targets.class_id = _load_classes.class_id
WHERE files.path GLOB '*.h'
UNION
SELECT nib_loads.id, targets.id
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
JOIN targets ON targets.file_id = nib_loads.file_id AND targets.name = nib_loads.member
WHERE files.kind NOT IN ('swift', 'objc', 'xib', 'nib', 'storyboard', 'plist');

-- The nib names that each load searches for. rank: the order of the attempts. A device suffix (~ipad) is removed.
CREATE TEMP TABLE sought_nibs AS
SELECT
    nib_loads.id AS load_id,
    0 AS rank,
    iif(
        nib_loads.nib_name GLOB '*~ip[ah][do]*',
        substr(nib_loads.nib_name, 1, instr(nib_loads.nib_name, '~') - 1),
        nib_loads.nib_name
    ) AS name
FROM nib_loads
JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
WHERE nib_loads.nib_name IS NOT NULL
UNION ALL
SELECT nib_loads.id, controller_names.rank, controller_names.nib_name
FROM nib_loads
JOIN _load_classes ON _load_classes.load_id = nib_loads.id
JOIN controller_names ON controller_names.class_id = _load_classes.owner_class_id
WHERE nib_loads.nib_name IS NULL AND nib_loads.purpose = 'controller' AND nib_loads.certainty = 'rule';

-- Names that more than 16 nibs of a tree share. They are handled like the class names in
-- derive_visible_classes.sql. For each place, nib_crowds stores at most 16 nibs of each kind.
-- sphere is the kind of place: the entire tree, a folder with its subfolders, a target or a module.
-- Localized and device variants count as one nib.
CREATE TEMP TABLE crowded_nibs (name TEXT NOT NULL, tree_id INTEGER NOT NULL, PRIMARY KEY (name, tree_id)) WITHOUT ROWID;

INSERT INTO crowded_nibs (name, tree_id)
SELECT name, tree_id
FROM files
WHERE kind IN ('xib', 'nib', 'storyboard')
    AND tree_id IN (SELECT id FROM derived_trees)
    AND name IN (SELECT name FROM sought_nibs)
GROUP BY name, tree_id
HAVING count(*) > 16;

CREATE TEMP TABLE nib_crowds (
    name TEXT NOT NULL,
    sphere TEXT NOT NULL,
    place ANY NOT NULL,
    tree_id INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    PRIMARY KEY (name, sphere, place, tree_id, file_id)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO nib_crowds (name, sphere, place, tree_id, file_id)
WITH
crowd (name, tree_id, file_id, folder, one, sort) AS MATERIALIZED (
    SELECT
        files.name,
        files.tree_id,
        files.id,
        files.folder,
        files.logical_folder,
        json_array(files.kind, files.platform, EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id))
    FROM crowded_nibs
    JOIN files ON files.name = crowded_nibs.name AND files.tree_id = crowded_nibs.tree_id
    WHERE files.kind IN ('xib', 'nib', 'storyboard')
),
folders (file_id, folder) AS (
    SELECT file_id, folder
    FROM crowd
    UNION
    SELECT file_id, rtrim(rtrim(folder, '/'), replace(rtrim(folder, '/'), '/', ''))
    FROM folders
    WHERE folder <> ''
),
placed (file_id, sphere, place) AS (
    SELECT file_id, 'all', '' FROM crowd
    UNION ALL
    SELECT file_id, 'folder', folder FROM folders
    UNION ALL
    SELECT target_files.file_id, 'target', target_files.target_id
    FROM crowd
    JOIN target_files ON target_files.file_id = crowd.file_id
    UNION ALL
    SELECT target_files.file_id, 'module', targets.module
    FROM crowd
    JOIN target_files ON target_files.file_id = crowd.file_id
    JOIN targets ON targets.id = target_files.target_id
),
numbered (name, sphere, place, tree_id, file_id, number) AS (
    SELECT
        crowd.name,
        placed.sphere,
        placed.place,
        crowd.tree_id,
        crowd.file_id,
        dense_rank() OVER (PARTITION BY crowd.name, placed.sphere, placed.place, crowd.tree_id, crowd.sort ORDER BY crowd.one)
    FROM placed
    JOIN crowd ON crowd.file_id = placed.file_id
    WHERE placed.place IS NOT NULL
)
SELECT name, sphere, place, tree_id, file_id
FROM numbered
WHERE number <= 16;

-- The files that a load refers to: the files with the lowest visibility. A nib that only a
-- framework or a package contains is in the bundle of that product, not in the main bundle.
-- Nibs in targets that the code cannot see are excluded. visibility of a nib:
-- 0: A target of the load contains the nib.
-- 1: A target of the load depends on a target that contains the nib.
-- 2: A target that contains the nib depends on a target of the load.
-- 3: A module that the file imports contains the nib.
-- 4: Neither the load nor the nib is in a target.
-- 5: Only one of them is in a target.
-- 6: An application contains the nib, and the code is in a bundle that the application can load. The
--    main bundle is then the bundle of the application.
-- 6 also: The target of the nib, such as a plug-in, compiles the class of the owner.
CREATE TEMP TABLE meant_nibs AS
WITH
crowding (load_id, rank, name, tree_id, home, folder) AS MATERIALIZED (
    SELECT sought_nibs.load_id, sought_nibs.rank, sought_nibs.name, files.tree_id, files.id, files.folder
    FROM sought_nibs
    JOIN nib_loads ON nib_loads.id = sought_nibs.load_id
    JOIN files ON files.id = nib_loads.file_id
    JOIN crowded_nibs ON crowded_nibs.name = sought_nibs.name AND crowded_nibs.tree_id = files.tree_id
),
crowding_folders (home, folder) AS (
    SELECT DISTINCT home, folder
    FROM crowding
    UNION
    SELECT home, rtrim(rtrim(folder, '/'), replace(rtrim(folder, '/'), '/', ''))
    FROM crowding_folders
    WHERE folder <> ''
),
crowding_places (load_id, sphere, place) AS (
    SELECT load_id, 'all', '' FROM crowding
    UNION ALL
    SELECT crowding.load_id, 'folder', crowding_folders.folder
    FROM crowding
    JOIN crowding_folders ON crowding_folders.home = crowding.home
    UNION ALL
    SELECT load_targets.load_id, 'target', reached_targets.other_id
    FROM crowding
    JOIN load_targets ON load_targets.load_id = crowding.load_id
    JOIN reached_targets ON reached_targets.target_id = load_targets.target_id
    UNION ALL
    SELECT load_targets.load_id, 'target', reached_targets.target_id
    FROM crowding
    JOIN load_targets ON load_targets.load_id = crowding.load_id
    JOIN reached_targets ON reached_targets.other_id = load_targets.target_id
    UNION ALL
    SELECT crowding.load_id, 'module', _file_modules.module
    FROM crowding
    JOIN _file_modules ON _file_modules.file_id = crowding.home
),
seen (load_id, rank, file_id) AS MATERIALIZED (
    SELECT sought_nibs.load_id, sought_nibs.rank, nibs.id
    FROM sought_nibs
    JOIN nib_loads ON nib_loads.id = sought_nibs.load_id
    JOIN files ON files.id = nib_loads.file_id
    JOIN files AS nibs ON nibs.name = sought_nibs.name AND nibs.tree_id = files.tree_id
    WHERE (sought_nibs.name, files.tree_id) NOT IN (SELECT name, tree_id FROM crowded_nibs)
    UNION ALL
    SELECT DISTINCT crowding.load_id, crowding.rank, nib_crowds.file_id
    FROM crowding_places
    JOIN crowding ON crowding.load_id = crowding_places.load_id
    CROSS JOIN nib_crowds ON nib_crowds.name = crowding.name
        AND nib_crowds.sphere = crowding_places.sphere
        AND nib_crowds.place = crowding_places.place
        AND nib_crowds.tree_id = crowding.tree_id
),
placed (load_id, rank, file_id, home, path, visibility) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        seen.rank,
        nibs.id,
        nib_loads.file_id,
        nibs.path,
        CASE
            WHEN NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = nibs.id) THEN
                CASE
                    WHEN NOT EXISTS (SELECT 1 FROM load_targets WHERE load_targets.load_id = nib_loads.id) THEN 4
                    -- A nib that is not in a target is not in a product. But if the target contains no nibs,
                    -- xibdb might not know its resources.
                    WHEN NOT EXISTS (
                        SELECT 1
                        FROM load_targets
                        JOIN target_files ON target_files.target_id = load_targets.target_id
                        JOIN files AS others ON others.id = target_files.file_id AND others.kind IN ('xib', 'nib', 'storyboard')
                        WHERE load_targets.load_id = nib_loads.id
                    ) THEN 5
                END
            WHEN NOT EXISTS (SELECT 1 FROM load_targets WHERE load_targets.load_id = nib_loads.id) THEN 5
            ELSE (
                SELECT min(
                    CASE
                        WHEN targets.id IN (
                            SELECT load_targets.target_id FROM load_targets WHERE load_targets.load_id = nib_loads.id
                        ) THEN 0
                        WHEN EXISTS (
                            SELECT 1
                            FROM load_targets
                            JOIN reached_targets ON reached_targets.target_id = load_targets.target_id
                            WHERE load_targets.load_id = nib_loads.id AND reached_targets.other_id = targets.id
                        ) THEN 1
                        WHEN EXISTS (
                            SELECT 1
                            FROM reached_targets
                            JOIN load_targets ON load_targets.target_id = reached_targets.other_id
                            WHERE reached_targets.target_id = targets.id AND load_targets.load_id = nib_loads.id
                        ) THEN 2
                        WHEN EXISTS (
                            SELECT 1
                            FROM _file_modules
                            WHERE _file_modules.file_id = nib_loads.file_id AND _file_modules.module = targets.module
                        ) THEN 3
                        WHEN targets.kind = 'application' AND coalesce(nib_loads.bundle, 'main') = 'main' AND EXISTS (
                            SELECT 1
                            FROM load_targets
                            JOIN targets AS plugins ON plugins.id = load_targets.target_id
                            JOIN files AS homes ON homes.id = plugins.file_id
                            WHERE load_targets.load_id = nib_loads.id AND plugins.kind = 'bundle' AND homes.tree_id = projects.tree_id
                        ) THEN 6
                        WHEN nib_loads.bundle IS NOT 'main' AND EXISTS (
                            SELECT 1
                            FROM _load_classes
                            JOIN _class_targets ON _class_targets.class_id = _load_classes.owner_class_id
                            WHERE _load_classes.load_id = nib_loads.id AND _class_targets.target_id = targets.id
                        ) THEN 6
                    END
                )
                FROM target_files
                JOIN targets ON targets.id = target_files.target_id
                JOIN files AS projects ON projects.id = targets.file_id
                WHERE target_files.file_id = nibs.id
                    AND NOT (
                        nib_loads.bundle IS 'main'
                        AND (targets.kind GLOB '*framework*' OR (projects.kind = 'package' AND targets.kind <> 'executable'))
                    )
            )
        END
    FROM seen
    JOIN nib_loads ON nib_loads.id = seen.load_id
    JOIN files AS nibs ON nibs.id = seen.file_id
    WHERE (
            nib_loads.platforms IS NULL
            OR nibs.platform IS NULL
            OR nibs.platform IN (SELECT platform.value FROM json_each(nib_loads.platforms) AS platform)
        )
        AND CASE
            WHEN nib_loads.kind = 'nib' THEN nibs.kind IN ('xib', 'nib')
            WHEN nibs.kind = 'storyboard' THEN 1
            -- A launch screen can also be a nib.
            ELSE nib_loads.call GLOB '*UILaunchStoryboardName*' AND nibs.kind IN ('xib', 'nib')
        END
        -- The property list of a built product names files of that product.
        AND NOT EXISTS (
            SELECT 1
            FROM files AS lists
            WHERE lists.id = nib_loads.file_id
                AND lists.kind = 'plist'
                AND (lists.path GLOB '*.app/*' OR lists.path GLOB '*.framework/*' OR lists.path GLOB '*.bundle/*' OR lists.path GLOB '*.xpc/*')
                AND substr(nibs.path, 1, length(lists.folder)) <> lists.folder
        )
        -- Excludes code that is compiled only for other platforms.
        AND (
            nibs.platform IS NULL
            OR NOT EXISTS (SELECT 1 FROM load_targets WHERE load_targets.load_id = nib_loads.id)
            OR EXISTS (
                SELECT 1
                FROM load_targets
                JOIN targets ON targets.id = load_targets.target_id
                WHERE load_targets.load_id = nib_loads.id AND coalesce(targets.platform, nibs.platform) = nibs.platform
            )
        )
),
-- The folder of the load and all folders that contain it. Nibs with a visibility of 4 or more are ranked by their folder.
folders (home, folder) AS (
    SELECT DISTINCT files.id, files.folder
    FROM placed
    JOIN files ON files.id = placed.home
    WHERE placed.visibility >= 4
    UNION
    SELECT home, rtrim(rtrim(folder, '/'), replace(rtrim(folder, '/'), '/', ''))
    FROM folders
    WHERE folder <> ''
),
ranked AS (
    SELECT
        placed.*,
        rank() OVER (
            PARTITION BY placed.load_id, placed.rank
            ORDER BY
                placed.visibility,
                iif(placed.visibility < 4, 0, (
                    SELECT -max(length(folders.folder))
                    FROM folders
                    WHERE folders.home = placed.home AND substr(placed.path, 1, length(folders.folder)) = folders.folder
                ))
        ) AS place
    FROM placed
    WHERE placed.visibility IS NOT NULL
)
SELECT load_id, file_id, visibility
FROM (SELECT *, min(rank) OVER (PARTITION BY load_id) AS first FROM ranked WHERE place = 1)
WHERE rank = first;

CREATE INDEX temp.meant_nibs_by_load ON meant_nibs (load_id);

INSERT INTO loaded_nibs (load_id, file_id)
SELECT load_id, file_id
FROM meant_nibs
ORDER BY load_id, file_id;

-- A load by the name rule gets the name of the nib that was found. If no nib was found, the controller does not load a
-- nib, and its load is deleted.
UPDATE nib_loads
SET nib_name = found.name
FROM (
    SELECT meant_nibs.load_id AS load_id, min(files.name) AS name
    FROM meant_nibs
    JOIN files ON files.id = meant_nibs.file_id
    GROUP BY meant_nibs.load_id
) AS found
WHERE nib_loads.id = found.load_id AND nib_loads.nib_name IS NULL;

DELETE FROM _load_classes
WHERE load_id IN (
    SELECT nib_loads.id
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
    WHERE nib_loads.load_call_id IS NULL AND nib_loads.certainty = 'rule' AND nib_loads.nib_name IS NULL
);
DELETE FROM nib_loads
WHERE load_call_id IS NULL
    AND certainty = 'rule'
    AND nib_name IS NULL
    AND (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);

DROP TABLE made_controllers;
DROP TABLE naming_initializers;
DROP TABLE controller_names;
DROP TABLE made_names;
DROP TABLE reached_targets;
DROP TABLE load_targets;
DROP TABLE nib_crowds;
DROP TABLE crowded_nibs;
DROP TABLE sought_nibs;
