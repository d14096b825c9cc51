-- Derives the classes with their names, targets and platforms, for the trees of derived_trees. This
-- script runs after the modules are derived.

-- Modules of a tree, and modules that its sources import. Modules of Apple's frameworks are omitted.
CREATE TEMP TABLE known_modules (tree_id INTEGER NOT NULL, module TEXT NOT NULL, PRIMARY KEY (tree_id, module)) WITHOUT ROWID;

INSERT INTO known_modules (tree_id, module)
SELECT DISTINCT files.tree_id, _file_modules.module
FROM _file_modules
JOIN files ON files.id = _file_modules.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees);

-- For each name in a tree, the kinds of its declarations.
CREATE TEMP TABLE declared AS
SELECT DISTINCT declarations.name AS name, declarations.kind AS kind, files.tree_id AS tree_id
FROM declarations
JOIN files ON files.id = declarations.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees);

CREATE UNIQUE INDEX temp.declared_by_name ON declared (name, kind, tree_id);

-- Declared classes. If one file declares a class twice (under #if and #else), it is one class. An
-- implementation counts as a class if no interface and no framework class has its name. If the
-- first inherited type of a Swift class is a protocol, it is not the superclass. A type is
-- a protocol if the sources declare it as a protocol, or if it is in the list below.
INSERT INTO classes (tree_id, name, objc_name, superclass, kind, declaration_id, file_id, line, object_count, owner_count)
SELECT
    files.tree_id,
    declarations.name,
    CASE WHEN declarations.objc_name IS NOT declarations.name THEN declarations.objc_name END,
    CASE
        WHEN files.kind <> 'swift' THEN declarations.superclass
        WHEN declarations.superclass IN (
            'AnyObject', 'Codable', 'Comparable', 'CustomDebugStringConvertible', 'CustomStringConvertible', 'Decodable',
            'Encodable', 'Equatable', 'Error', 'Hashable', 'Identifiable', 'IteratorProtocol', 'LocalizedError',
            'NSObjectProtocol', 'ObservableObject', 'Sendable', 'Sequence', 'View'
        ) THEN NULL
        WHEN EXISTS (
            SELECT 1
            FROM declared
            WHERE declared.name = declarations.superclass AND declared.kind = 'protocol' AND declared.tree_id = files.tree_id
        ) AND NOT EXISTS (
            SELECT 1
            FROM declared
            WHERE declared.name = declarations.superclass AND declared.kind = 'class' AND declared.tree_id = files.tree_id
        ) THEN NULL
        ELSE declarations.superclass
    END,
    'project',
    min(declarations.id),
    declarations.file_id,
    declarations.line,
    0,
    0
FROM declarations
JOIN files ON files.id = declarations.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees)
    AND (
        declarations.kind = 'class'
        OR (
            declarations.kind = 'implementation'
            AND declarations.category IS NULL
            AND NOT EXISTS (
                SELECT 1
                FROM declared
                WHERE declared.name = declarations.name AND declared.kind = 'class' AND declared.tree_id = files.tree_id
            )
            AND NOT EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = declarations.name)
        )
    )
GROUP BY declarations.file_id, declarations.name
ORDER BY files.tree_id, declarations.name, files.path;

INSERT INTO _class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees)
UNION ALL
SELECT tree_id, objc_name, id, 'objc'
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees) AND objc_name IS NOT NULL;

-- Framework classes that the tree uses, and all their superclasses. A nib names these classes, a
-- class description names them as superclasses, or a source extends, aliases or inherits from
-- them.
INSERT INTO classes (tree_id, name, module, superclass, kind, object_count, owner_count)
WITH RECURSIVE
sought (tree_id, name) AS (
    SELECT files.tree_id, declarations.superclass
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE declarations.superclass IS NOT NULL AND files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    -- A superclass that is written with its module, such as Foundation.Operation.
    SELECT files.tree_id, substr(declarations.superclass, instr(declarations.superclass, '.') + 1)
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    WHERE instr(declarations.superclass, '.') > 0 AND files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT tree_id, name
    FROM declared
    WHERE kind IN ('extension', 'implementation')
),
wanted (tree_id, name) AS (
    SELECT tree_id, name
    FROM tree_class_names
    UNION
    SELECT tree_id, name
    FROM sought
    UNION
    SELECT sought.tree_id, _framework_aliases.class
    FROM sought
    JOIN _framework_aliases ON _framework_aliases.name = sought.name AND _framework_aliases.is_value = 0
    UNION
    SELECT files.tree_id, class_descriptions.superclass
    FROM class_descriptions
    JOIN files ON files.id = class_descriptions.file_id
    WHERE files.tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT wanted.tree_id, framework_classes.superclass
    FROM wanted
    JOIN framework_classes ON framework_classes.name = wanted.name
)
SELECT
    wanted.tree_id,
    framework_classes.name,
    min(framework_classes.framework),
    framework_classes.superclass,
    'framework',
    0,
    0
FROM wanted
JOIN framework_classes ON framework_classes.name = wanted.name
GROUP BY framework_classes.name, framework_classes.superclass, wanted.tree_id
ORDER BY wanted.tree_id, framework_classes.name, framework_classes.superclass;

INSERT INTO _class_platforms (class_id, platform)
SELECT DISTINCT classes.id, _framework_class_platforms.platform
FROM classes
JOIN framework_classes ON framework_classes.name = classes.name AND framework_classes.superclass IS classes.superclass
JOIN _framework_class_platforms ON _framework_class_platforms.framework_class_id = framework_classes.id
WHERE classes.kind = 'framework' AND classes.tree_id IN (SELECT id FROM derived_trees);

INSERT INTO _class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE kind = 'framework' AND tree_id IN (SELECT id FROM derived_trees)
UNION ALL
-- Excludes value types that correspond to a class (Data). Value types have no subclasses, and an extension of a
-- value type does not extend the class.
SELECT classes.tree_id, _framework_aliases.name, classes.id, 'swift'
FROM classes
JOIN _framework_aliases ON _framework_aliases.class = classes.name AND _framework_aliases.is_value = 0
WHERE classes.kind = 'framework' AND classes.tree_id IN (SELECT id FROM derived_trees);

-- Aliases of classes.
INSERT INTO _class_names (tree_id, name, class_id, kind)
SELECT DISTINCT _class_names.tree_id, declarations.name, _class_names.class_id, 'alias'
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN _class_names ON _class_names.name = declarations.superclass
    AND _class_names.tree_id = files.tree_id
    AND _class_names.kind <> 'alias'
WHERE declarations.kind = 'alias'
    AND declarations.name <> declarations.superclass
    AND files.tree_id IN (SELECT id FROM derived_trees);

-- The targets of a class are the targets of its file. A target does not compile headers, so a class
-- in a header also has the targets of its implementation in the same folder. If no other class in
-- the tree has the same name, the class has the targets of all its implementations.
INSERT INTO _class_targets (class_id, target_id)
SELECT classes.id, target_files.target_id
FROM classes
JOIN target_files ON target_files.file_id = classes.file_id AND target_files.phase = 'sources'
WHERE classes.tree_id IN (SELECT id FROM derived_trees)
UNION
SELECT classes.id, target_files.target_id
FROM classes
JOIN files AS header ON header.id = classes.file_id AND header.kind = 'objc'
CROSS JOIN files AS body ON body.tree_id = header.tree_id
    AND body.path IN (
        rtrim(rtrim(header.path, 'hm'), '.') || '.h',
        rtrim(rtrim(header.path, 'hm'), '.') || '.m',
        rtrim(rtrim(header.path, 'hm'), '.') || '.mm'
    )
CROSS JOIN declarations AS implementation ON implementation.file_id = body.id
    AND implementation.name = classes.name
    AND implementation.kind = 'implementation'
    AND implementation.category IS NULL
JOIN target_files ON target_files.file_id = body.id AND target_files.phase = 'sources'
WHERE classes.tree_id IN (SELECT id FROM derived_trees)
UNION
SELECT classes.id, target_files.target_id
FROM (
    SELECT tree_id, name
    FROM _class_names
    WHERE kind <> 'swift' AND tree_id IN (SELECT id FROM derived_trees)
    GROUP BY name, tree_id
    HAVING count(*) = 1
) AS only
CROSS JOIN classes ON classes.name = only.name AND classes.tree_id = only.tree_id
JOIN files AS header ON header.id = classes.file_id AND header.kind = 'objc'
JOIN declarations AS implementation ON implementation.name = classes.name
    AND implementation.kind = 'implementation'
    AND implementation.category IS NULL
JOIN files AS body ON body.id = implementation.file_id AND body.tree_id = header.tree_id
JOIN target_files ON target_files.file_id = body.id AND target_files.phase = 'sources';

-- The module of a class is the module of a target that compiles it, else the module of its file.
-- Modules of applications and libraries are preferred to modules of tests.
UPDATE classes
SET module = coalesce(
    (
        SELECT targets.module
        FROM _class_targets
        JOIN targets ON targets.id = _class_targets.target_id
        WHERE _class_targets.class_id = classes.id AND targets.module IS NOT NULL
        ORDER BY targets.kind LIKE '%test%', targets.module
        LIMIT 1
    ),
    (SELECT min(module) FROM _file_modules WHERE _file_modules.file_id = classes.file_id AND _file_modules.is_own)
)
WHERE kind = 'project' AND tree_id IN (SELECT id FROM derived_trees);

-- The platforms of classes that are compiled for some platforms only, because every declaration is inside an #if.
CREATE TEMP TABLE conditional_platforms (class_id INTEGER NOT NULL, platform TEXT NOT NULL, PRIMARY KEY (class_id, platform)) WITHOUT ROWID;

INSERT INTO conditional_platforms (class_id, platform)
WITH
conditional (class_id, platforms) AS MATERIALIZED (
    SELECT classes.id, json_group_array(json(declarations.platforms))
    FROM declarations
    -- The join uses both the name and the file. A file may declare thousands of classes, and thousands of classes may
    -- have the same name.
    CROSS JOIN classes ON classes.name = declarations.name AND classes.file_id = declarations.file_id AND classes.kind = 'project'
    WHERE declarations.kind IN ('class', 'implementation')
        AND declarations.category IS NULL
        AND classes.tree_id IN (SELECT id FROM derived_trees)
    GROUP BY classes.id
    HAVING count(*) = count(declarations.platforms)
)
SELECT DISTINCT conditional.class_id, platform.value
FROM conditional
JOIN json_each(conditional.platforms) AS list
JOIN json_each(list.value) AS platform;

INSERT INTO _class_platforms (class_id, platform)
WITH
compiled (class_id, platform) AS MATERIALIZED (
    SELECT DISTINCT _class_targets.class_id, targets.platform
    FROM _class_targets
    JOIN classes ON classes.id = _class_targets.class_id AND classes.tree_id IN (SELECT id FROM derived_trees)
    JOIN targets ON targets.id = _class_targets.target_id
    WHERE targets.platform IS NOT NULL
)
SELECT class_id, platform
FROM compiled
WHERE NOT EXISTS (SELECT 1 FROM conditional_platforms WHERE conditional_platforms.class_id = compiled.class_id)
UNION
SELECT class_id, platform
FROM conditional_platforms
WHERE NOT EXISTS (SELECT 1 FROM compiled WHERE compiled.class_id = conditional_platforms.class_id)
    OR EXISTS (
        SELECT 1
        FROM compiled
        WHERE compiled.class_id = conditional_platforms.class_id AND compiled.platform = conditional_platforms.platform
    );
