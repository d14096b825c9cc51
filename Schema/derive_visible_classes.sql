-- Finds the classes that a name can mean in a file, for the trees of derived_trees. This script
-- runs after the classes of these trees are derived. If many classes have the same name (copies, or
-- samples that each have an AppDelegate), a name in a file can mean only some of them: classes near
-- the file, and a few classes of each kind.

-- Names that more than 16 classes of a tree share.
CREATE TEMP TABLE crowded_names (name TEXT NOT NULL, tree_id INTEGER NOT NULL, PRIMARY KEY (name, tree_id)) WITHOUT ROWID;

INSERT INTO crowded_names (name, tree_id)
SELECT _class_names.name, _class_names.tree_id
FROM _class_names
JOIN classes ON classes.id = _class_names.class_id
WHERE _class_names.tree_id IN (SELECT id FROM derived_trees) AND classes.kind <> 'unknown'
GROUP BY _class_names.name, _class_names.tree_id
HAVING count(*) > 16;

-- The classes with these names. Each place has at most 16 classes of each kind. sphere and place:
-- the entire tree (all), a file, a folder, the name of the header that declares the class, a
-- target, or a module. The kind (sort) contains all facts about a class that determine whether a
-- name in another file can mean it.
CREATE TEMP TABLE crowds (
    name TEXT NOT NULL,
    sphere TEXT NOT NULL,
    place ANY NOT NULL,
    tree_id INTEGER NOT NULL,
    class_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (name, sphere, place, tree_id, class_id, kind)
) STRICT, WITHOUT ROWID;

INSERT OR IGNORE INTO crowds (name, sphere, place, tree_id, class_id, kind)
WITH
crowd (name, tree_id, class_id, kind, file_id, path, folder, module, own_name, sort) AS MATERIALIZED (
    SELECT
        _class_names.name,
        _class_names.tree_id,
        _class_names.class_id,
        _class_names.kind,
        classes.file_id,
        homes.path,
        homes.folder,
        classes.module,
        classes.name,
        json_array(
            _class_names.kind,
            classes.kind,
            homes.kind,
            classes.module IS NULL,
            classes.objc_name IS _class_names.name,
            declarations.reach,
            declarations.platforms,
            CASE
                WHEN declarations.superclass GLOB 'UI*' THEN 'UI'
                WHEN declarations.superclass GLOB 'NS*' THEN 'NS'
                WHEN declarations.superclass GLOB 'WK*' THEN 'WK'
            END,
            (
                SELECT json_array(count(*) > 0, min(targets.platform), max(targets.platform))
                FROM _class_targets
                JOIN targets ON targets.id = _class_targets.target_id
                WHERE _class_targets.class_id = classes.id
            )
        )
    FROM crowded_names
    JOIN _class_names ON _class_names.name = crowded_names.name AND _class_names.tree_id = crowded_names.tree_id
    JOIN classes ON classes.id = _class_names.class_id AND classes.kind <> 'unknown'
    LEFT JOIN files AS homes ON homes.id = classes.file_id
    LEFT JOIN declarations ON declarations.id = classes.declaration_id
),
placed (name, sphere, place, tree_id, class_id, kind, path, own_name, sort) AS (
    SELECT name, 'all', '', tree_id, class_id, kind, path, own_name, sort FROM crowd
    UNION ALL
    SELECT name, 'file', file_id, tree_id, class_id, kind, path, own_name, sort FROM crowd
    UNION ALL
    SELECT name, 'folder', folder, tree_id, class_id, kind, path, own_name, sort FROM crowd
    UNION ALL
    SELECT name, 'header', substr(path, 1 + length(folder)), tree_id, class_id, kind, path, own_name, sort FROM crowd
    UNION ALL
    SELECT crowd.name, 'target', _class_targets.target_id, crowd.tree_id, crowd.class_id, crowd.kind, crowd.path, crowd.own_name, crowd.sort
    FROM crowd
    JOIN _class_targets ON _class_targets.class_id = crowd.class_id
    UNION ALL
    SELECT name, 'module', module, tree_id, class_id, kind, path, own_name, sort FROM crowd
    UNION
    SELECT crowd.name, 'module', targets.module, crowd.tree_id, crowd.class_id, crowd.kind, crowd.path, crowd.own_name, crowd.sort
    FROM crowd
    JOIN _class_targets ON _class_targets.class_id = crowd.class_id
    JOIN targets ON targets.id = _class_targets.target_id
),
numbered (name, sphere, place, tree_id, class_id, kind, number) AS (
    SELECT
        name,
        sphere,
        place,
        tree_id,
        class_id,
        kind,
        row_number() OVER (PARTITION BY name, sphere, place, tree_id, sort ORDER BY path, own_name)
    FROM placed
    WHERE place IS NOT NULL
)
SELECT name, sphere, place, tree_id, class_id, kind
FROM numbered
WHERE number <= 16;

-- The classes that a name can mean in a file. file_id is 0 for classes that are possible
-- in all files.
CREATE TEMP TABLE visible_names (
    name TEXT NOT NULL,
    tree_id INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    class_id INTEGER NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (name, tree_id, file_id, class_id, kind)
) WITHOUT ROWID;

INSERT INTO visible_names (name, tree_id, file_id, class_id, kind)
SELECT DISTINCT name, tree_id, 0, class_id, kind
FROM _class_names
WHERE tree_id IN (SELECT id FROM derived_trees) AND (name, tree_id) NOT IN (SELECT name, tree_id FROM crowded_names)
ORDER BY name, tree_id, class_id, kind;

-- Uses of crowded names in files. module: the module that a nib names. For each inserted row, the
-- trigger adds the possible classes to visible_names.
CREATE TEMP TABLE asked_names (name TEXT NOT NULL, tree_id INTEGER NOT NULL, file_id INTEGER NOT NULL, module TEXT);

CREATE TEMP TRIGGER asked_names_are_seen AFTER INSERT ON asked_names
BEGIN
    INSERT OR IGNORE INTO visible_names (name, tree_id, file_id, class_id, kind)
    SELECT new.name, new.tree_id, new.file_id, crowds.class_id, crowds.kind
    FROM (
        SELECT 'all' AS sphere, '' AS place
        UNION ALL
        SELECT 'file', new.file_id
        UNION ALL
        SELECT 'folder', folder FROM files WHERE id = new.file_id
        UNION ALL
        SELECT 'header', substr(header, 1 + length(rtrim(header, replace(header, '/', ''))))
        FROM imports
        WHERE file_id = new.file_id AND header IS NOT NULL
        UNION ALL
        SELECT 'target', target_id FROM target_files WHERE file_id = new.file_id
        UNION ALL
        -- For a header, the targets of the implementation in the same folder.
        SELECT 'target', target_files.target_id
        FROM files AS header
        JOIN files AS body ON body.tree_id = header.tree_id
            AND body.path IN (
                substr(header.path, 1, length(header.path) - 1) || 'm', substr(header.path, 1, length(header.path) - 1) || 'mm'
            )
        JOIN target_files ON target_files.file_id = body.id
        WHERE header.id = new.file_id AND header.path GLOB '*.h'
        UNION ALL
        SELECT 'module', module FROM _file_modules WHERE file_id = new.file_id
        UNION ALL
        SELECT 'module', new.module
    ) AS near
    JOIN crowds ON crowds.name = new.name
        AND crowds.sphere = near.sphere
        AND crowds.place = near.place
        AND crowds.tree_id = new.tree_id;
END;

INSERT INTO asked_names (name, tree_id, file_id)
SELECT DISTINCT crowded_names.name, crowded_names.tree_id, declarations.file_id
FROM crowded_names
CROSS JOIN declarations ON declarations.name = crowded_names.name
CROSS JOIN files ON files.id = declarations.file_id AND files.tree_id = crowded_names.tree_id
WHERE declarations.kind NOT IN ('protocol', 'alias');

-- The classes that a name in a file can mean, with the nearness of each class. The name means the
-- class with the lowest nearness. If several classes have the lowest nearness, each is possible. A
-- class that is private to a different file is excluded. nearness:
-- 0: The same file declares the class.
-- 1: A target compiles both the file and the class.
-- 2: The class is in the same module, or the file imports its header.
-- 3: The file imports the module of the class.
-- 4: The class is a framework class.
-- 5: The class is another class of the tree.
-- 6: Swift does not see the class from the file.
-- 7: Nothing declares the class.
CREATE TEMP VIEW class_sightings AS
SELECT
    files.id AS file_id,
    visible_names.name AS name,
    visible_names.class_id AS class_id,
    CASE
        WHEN classes.file_id = files.id THEN 0
        WHEN classes.kind = 'framework' THEN 4
        WHEN classes.kind = 'unknown' THEN 7
        WHEN EXISTS (
            SELECT 1
            FROM target_files
            -- A file belongs to few targets, but a target has many files. The unary + prevents the use of the
            -- index on targets.
            JOIN _class_targets ON +_class_targets.target_id = +target_files.target_id
            WHERE target_files.file_id = files.id AND _class_targets.class_id = classes.id
        ) THEN 1
        WHEN EXISTS (
            SELECT 1
            FROM _file_modules
            WHERE _file_modules.file_id = files.id AND _file_modules.module = classes.module AND _file_modules.is_own
        ) OR EXISTS (
            SELECT 1
            FROM imports
            WHERE imports.file_id = files.id
                AND imports.header IS NOT NULL
                AND substr(homes.path, 1 + length(homes.folder))
                = substr(imports.header, 1 + length(rtrim(imports.header, replace(imports.header, '/', ''))))
        ) THEN 2
        WHEN EXISTS (
            SELECT 1
            FROM _file_modules
            WHERE _file_modules.file_id = files.id AND _file_modules.module = classes.module
        ) THEN 3
        -- Swift does not see the classes of a module that the file does not import.
        WHEN files.kind = 'swift'
            AND homes.kind = 'swift'
            AND classes.module IS NOT NULL
            AND EXISTS (SELECT 1 FROM _file_modules WHERE _file_modules.file_id = files.id AND _file_modules.is_own) THEN 6
        ELSE 5
    END AS nearness
FROM files
JOIN visible_names ON visible_names.tree_id = files.tree_id
    AND visible_names.file_id IN (0, files.id)
    AND (visible_names.kind <> 'swift' OR files.kind = 'swift')
JOIN classes ON classes.id = visible_names.class_id
LEFT JOIN files AS homes ON homes.id = classes.file_id
LEFT JOIN declarations ON declarations.id = classes.declaration_id
WHERE classes.file_id = files.id OR declarations.reach IS NOT 'file';
