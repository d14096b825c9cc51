-- Key-value coding: the keys that runtime attributes and bindings use, and the classes that have these keys.

-- Key paths that nibs use on objects: one row for each runtime attribute or binding and each possible class of the object. If the replacement of a stand-in is certain, its row has the class of the replacement. If a key path of a binding leads to the content of a controller (selection.name), the row has the class of the controller's objects. Bindings to the user defaults controller are omitted.
CREATE VIEW _asked_key_paths AS
WITH
replaced (object, class_id) AS MATERIALIZED (
    SELECT _replacements.object, _replacements.class_id FROM _replacements
)
SELECT
    -- attribute or binding.
    'attribute' AS kind,
    -- Row id of the runtime attribute, or of the connection.
    runtime_attributes.id AS id,
    -- Row id of the class that must have the key.
    coalesce((SELECT replaced.class_id FROM replaced WHERE replaced.object = objects.id), object_classes.class_id) AS class_id,
    -- Key path, or the part of it that applies to objects of the class.
    runtime_attributes.key_path AS key_path,
    -- 1 if the last key is set, 0 if it is read.
    1 AS is_set
FROM runtime_attributes
JOIN objects ON objects.id = runtime_attributes.object
JOIN object_classes ON object_classes.object = objects.id
WHERE runtime_attributes.key_path IS NOT NULL AND (objects.role IS NULL OR objects.class <> 'NSObject')
UNION
SELECT 'attribute', runtime_attributes.id, _nib_owners.class_id, runtime_attributes.key_path, 1
FROM runtime_attributes
JOIN objects ON objects.id = runtime_attributes.object AND objects.role = 'filesOwner'
JOIN _nib_owners ON _nib_owners.file_id = objects.file_id
WHERE runtime_attributes.key_path IS NOT NULL
UNION
SELECT 'binding', connections.id, object_classes.class_id, connections.key_path, 0
FROM connections
JOIN objects ON objects.id = connections.destination
JOIN object_classes ON object_classes.object = objects.id
WHERE connections.kind = 'binding'
    AND connections.key_path IS NOT NULL
    -- A placeholder without a class can have any class.
    AND (objects.role IS NULL OR objects.class <> 'NSObject')
    AND objects.element NOT IN ('userDefaultsController', 'NSUserDefaultsController')
    AND (
        objects.element NOT GLOB '*[cC]ontroller'
        OR substr(connections.key_path, 1, instr(connections.key_path || '.', '.') - 1)
            NOT IN ('selection', 'arrangedObjects', 'content', 'contentArray', 'contentSet', 'selectedObjects')
    )
UNION
SELECT 'binding', connections.id, _nib_owners.class_id, connections.key_path, 0
FROM connections
JOIN objects ON objects.id = connections.destination AND objects.role = 'filesOwner'
JOIN _nib_owners ON _nib_owners.file_id = objects.file_id
WHERE connections.kind = 'binding' AND connections.key_path IS NOT NULL
UNION
-- The attributes of a controller contain the class of its objects. The view searches them as text, because SQLite does not always allow JSON functions in a view.
SELECT 'binding', controlled.id, _class_names.class_id, controlled.key_path, 0
FROM (
    SELECT
        connections.id AS id,
        files.tree_id AS tree_id,
        substr(connections.key_path, instr(connections.key_path, '.') + 1) AS key_path,
        substr(objects.attributes, instr(objects.attributes, '"objectClassName":"') + 19) AS class_and_rest
    FROM connections
    JOIN files ON files.id = connections.file_id
    JOIN objects ON objects.id = connections.destination AND objects.element GLOB '*[cC]ontroller'
    WHERE connections.kind = 'binding'
        AND (connections.key_path GLOB 'selection.?*' OR connections.key_path GLOB 'arrangedObjects.?*')
        AND instr(objects.attributes, '"objectClassName":"') > 0
        AND instr(objects.attributes, '"entityName"') = 0
) AS controlled
JOIN _class_names ON _class_names.tree_id = controlled.tree_id
    AND _class_names.name = substr(controlled.class_and_rest, 1, instr(controlled.class_and_rest, '"') - 1)
JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project';

-- Classes that implement a method that handles any key, such as setValue:forUndefinedKey:. One row per class and method.
CREATE VIEW _any_key_classes AS
SELECT
    -- Row id of the class.
    _class_selectors.class_id AS class_id,
    -- 1 if the method sets keys, 0 if it reads them.
    _class_selectors.selector GLOB 'set*' AS is_set
FROM _class_selectors
WHERE _class_selectors.selector IN (
    'setValue:forKey:', 'setValue:forKeyPath:', 'setValue:forUndefinedKey:', 'valueForKey:', 'valueForKeyPath:', 'valueForUndefinedKey:'
);

-- Whether an object has each key of a key path that a nib uses on the object: one row per row of _asked_key_paths. The view follows a key path as long as the class of each value is known.
-- example: SELECT key, answer, count(*) FROM key_path_answers GROUP BY key, answer
CREATE VIEW key_path_answers AS
WITH RECURSIVE
-- Each key path of each class, listed once, because nibs repeat the same few attributes.
asked_paths (class_id, key_path, is_set) AS MATERIALIZED (
    SELECT DISTINCT _asked_key_paths.class_id, _asked_key_paths.key_path, _asked_key_paths.is_set
    FROM _asked_key_paths
),
-- Steps of the key paths, one row per key. path: the rest of the key path, starting with the key of the step.
walk (class_id, key_path, position, tree_id, step_class_id, step_class, path, is_set) AS (
    SELECT
        asked.class_id,
        asked.key_path,
        1,
        classes.tree_id,
        classes.id,
        classes.name,
        asked.key_path,
        asked.is_set
    FROM asked_paths AS asked
    JOIN classes ON classes.id = asked.class_id
    UNION
    -- The next step, if the sources declare the type of the property.
    SELECT
        walk.class_id,
        walk.key_path,
        walk.position + 1,
        walk.tree_id,
        (
            SELECT _class_names.class_id
            FROM _class_names
            WHERE _class_names.tree_id = walk.tree_id AND _class_names.name = rtrim(members.type, '?!* ')
            ORDER BY _class_names.class_id
            LIMIT 1
        ),
        rtrim(members.type, '?!* '),
        substr(walk.path, instr(walk.path, '.') + 1),
        walk.is_set
    FROM walk
    CROSS JOIN class_ancestors ON class_ancestors.class_id = walk.step_class_id
    CROSS JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
    CROSS JOIN members ON members.declaration_id = _declaration_classes.declaration_id AND members.name = substr(walk.path, 1, instr(walk.path, '.') - 1)
    WHERE instr(walk.path, '.') > 0 AND members.is_static = 0 AND members.type IS NOT NULL AND members.kind NOT IN ('method', 'action', 'segueAction')
    UNION
    -- The next step, if the type of the framework property is known.
    SELECT
        walk.class_id,
        walk.key_path,
        walk.position + 1,
        walk.tree_id,
        (
            SELECT _class_names.class_id
            FROM _class_names
            WHERE _class_names.tree_id = walk.tree_id AND _class_names.name = _framework_keys.type
            ORDER BY _class_names.class_id
            LIMIT 1
        ),
        _framework_keys.type,
        substr(walk.path, instr(walk.path, '.') + 1),
        walk.is_set
    FROM walk
    CROSS JOIN class_ancestors ON class_ancestors.class_id = walk.step_class_id
    CROSS JOIN _framework_keys ON _framework_keys.class = class_ancestors.name AND _framework_keys.key = substr(walk.path, 1, instr(walk.path, '.') - 1)
    WHERE instr(walk.path, '.') > 0 AND _framework_keys.type IS NOT NULL
),
steps_of (class_id, key_path, position, step_class_id, step_class, key, rest, is_set) AS MATERIALIZED (
    SELECT
        walk.class_id,
        walk.key_path,
        walk.position,
        walk.step_class_id,
        walk.step_class,
        substr(walk.path, 1, instr(walk.path || '.', '.') - 1),
        nullif(substr(walk.path, instr(walk.path || '.', '.') + 1), ''),
        walk.is_set
    FROM walk
),
steps (class_id, key) AS MATERIALIZED (
    SELECT DISTINCT steps_of.step_class_id, steps_of.key FROM steps_of WHERE steps_of.step_class_id IS NOT NULL
),
-- The requested keys that each class declares or inherits. rank: 0: visible to the runtime; 1: declared by a framework; 2: possibly visible; 4: hidden.
found (class_id, key, rank, is_settable, member_id, distance) AS MATERIALIZED (
    SELECT
        steps.class_id,
        steps.key,
        CASE _class_keys.visibility WHEN 'visible' THEN 0 WHEN 'possible' THEN 2 ELSE 4 END,
        1,
        _class_keys.member_id,
        class_ancestors.distance
    FROM steps
    CROSS JOIN class_ancestors ON class_ancestors.class_id = steps.class_id
    CROSS JOIN _class_keys ON _class_keys.class_id = class_ancestors.ancestor_id AND _class_keys.key = steps.key
    UNION ALL
    -- Read-only properties.
    SELECT
        steps.class_id,
        steps.key,
        CASE members.visibility WHEN 'visible' THEN 0 WHEN 'inferred' THEN 2 ELSE 4 END,
        0,
        members.id,
        class_ancestors.distance
    FROM steps
    CROSS JOIN class_ancestors ON class_ancestors.class_id = steps.class_id
    CROSS JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
    CROSS JOIN members ON members.declaration_id = _declaration_classes.declaration_id
        AND members.name IN (steps.key, 'is' || upper(substr(steps.key, 1, 1)) || substr(steps.key, 2))
    WHERE members.is_static = 0 AND members.is_variable = 0 AND members.kind NOT IN ('method', 'action', 'segueAction')
    UNION ALL
    -- Methods that return a value.
    SELECT
        steps.class_id,
        steps.key,
        CASE _class_selectors.visibility WHEN 'visible' THEN 0 WHEN 'possible' THEN 2 ELSE 4 END,
        0,
        _class_selectors.member_id,
        class_ancestors.distance
    FROM steps
    CROSS JOIN class_ancestors ON class_ancestors.class_id = steps.class_id
    CROSS JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.ancestor_id
        AND _class_selectors.selector IN (
            steps.key,
            '_' || steps.key,
            'is' || upper(substr(steps.key, 1, 1)) || substr(steps.key, 2),
            'get' || upper(substr(steps.key, 1, 1)) || substr(steps.key, 2),
            'countOf' || upper(substr(steps.key, 1, 1)) || substr(steps.key, 2)
        )
    UNION ALL
    SELECT steps.class_id, steps.key, 1, max(_framework_keys.is_settable), NULL, min(class_ancestors.distance)
    FROM steps
    CROSS JOIN class_ancestors ON class_ancestors.class_id = steps.class_id
    CROSS JOIN _framework_keys ON _framework_keys.class = class_ancestors.name AND _framework_keys.key = steps.key
    GROUP BY steps.class_id, steps.key
    UNION ALL
    SELECT steps.class_id, steps.key, 1, 1, NULL, min(class_ancestors.distance)
    FROM steps
    CROSS JOIN class_ancestors ON class_ancestors.class_id = steps.class_id
    CROSS JOIN framework_members ON framework_members.class = class_ancestors.name AND framework_members.name = steps.key
    WHERE framework_members.kind <> 'action'
    GROUP BY steps.class_id, steps.key
),
-- Classes that can have unknown keys. Either a superclass is unknown, or the keys of a framework superclass are unknown, or the class accepts any key.
open_classes (class_id) AS MATERIALIZED (
    SELECT steps.class_id
    FROM (SELECT DISTINCT steps.class_id AS class_id FROM steps) AS steps
    WHERE NOT EXISTS (SELECT 1 FROM class_ancestors WHERE class_ancestors.class_id = steps.class_id AND class_ancestors.name = 'NSObject')
        OR EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN classes AS ancestors ON ancestors.id = class_ancestors.ancestor_id
            WHERE class_ancestors.class_id = steps.class_id
                AND (
                    ancestors.kind = 'unknown'
                    -- The data model determines the keys of a managed object. Collections forward keys to their objects.
                    OR ancestors.name IN ('NSManagedObject', 'NSProxy', 'NSArray', 'NSSet', 'NSOrderedSet', 'NSDictionary', 'NSUserDefaults')
                    OR (
                        ancestors.kind = 'framework'
                        AND ancestors.name <> 'NSObject'
                        AND NOT EXISTS (SELECT 1 FROM _framework_keys WHERE _framework_keys.class = ancestors.name)
                        AND (
                            coalesce(ancestors.descends_from, 'object') = 'object'
                            OR EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = ancestors.name AND framework_classes.source = 'by hand')
                        )
                    )
                )
        )
        OR EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _any_key_classes ON _any_key_classes.class_id = class_ancestors.ancestor_id
            WHERE class_ancestors.class_id = steps.class_id
        )
),
best (class_id, key, is_settable, rank) AS MATERIALIZED (
    SELECT found.class_id, found.key, found.is_settable, min(found.rank) FROM found GROUP BY found.class_id, found.key, found.is_settable
),
-- For each step, the best result of all possible classes. rank: 0: found; 3: unknown; 4: hidden; 5: stored by a CALayer without effect; 6: missing.
ranked (class_id, key_path, is_set, position, key, step_class, step_class_id, rank) AS MATERIALIZED (
    SELECT
        steps_of.class_id,
        steps_of.key_path,
        steps_of.is_set,
        steps_of.position,
        steps_of.key,
        steps_of.step_class,
        steps_of.step_class_id,
        min(CASE
            WHEN steps_of.key GLOB '@*' THEN 3
            WHEN steps_of.step_class_id IS NULL THEN CASE
                WHEN steps_of.step_class IN (
                    'NSArray', 'NSMutableArray', 'NSSet', 'NSMutableSet', 'NSOrderedSet', 'NSDictionary', 'NSMutableDictionary', 'NSObject'
                ) OR steps_of.key GLOB '_*' THEN 3
                WHEN EXISTS (
                    SELECT 1
                    FROM _framework_keys
                    WHERE _framework_keys.key = steps_of.key
                        AND _framework_keys.class IN (
                            steps_of.step_class,
                            'NSObject',
                            (SELECT min(above.superclass) FROM framework_classes AS above WHERE above.name = steps_of.step_class),
                            (
                                SELECT min(top.superclass)
                                FROM framework_classes AS above
                                JOIN framework_classes AS top ON top.name = above.superclass
                                WHERE above.name = steps_of.step_class
                            )
                        )
                ) THEN iif(steps_of.rest IS NULL, 0, 3)
                WHEN steps_of.step_class = 'CALayer' THEN 5
                -- The keys of the class are known, and at most two classes are between the class and NSObject.
                WHEN EXISTS (SELECT 1 FROM _framework_keys WHERE _framework_keys.class = steps_of.step_class)
                    AND EXISTS (
                        SELECT 1
                        FROM framework_classes AS above
                        LEFT JOIN framework_classes AS top ON top.name = above.superclass
                        LEFT JOIN framework_classes AS highest ON highest.name = top.superclass
                        WHERE above.name = steps_of.step_class AND 'NSObject' IN (above.superclass, top.superclass, highest.superclass)
                    ) THEN 6
                ELSE 3
            END
            ELSE coalesce(
                (
                    SELECT min(iif(best.rank = 2, 3, iif(best.rank = 1, 0, best.rank)))
                    FROM best
                    WHERE best.class_id = steps_of.step_class_id
                        AND best.key = steps_of.key
                        AND best.rank < 4
                        -- A read-only property of a framework may have an undocumented setter.
                        AND (steps_of.is_set = 0 OR steps_of.rest IS NOT NULL OR best.is_settable = 1 OR best.rank = 1)
                ),
                CASE
                    WHEN steps_of.key GLOB '_*' OR steps_of.step_class_id IN (SELECT open_classes.class_id FROM open_classes) THEN 3
                    WHEN EXISTS (SELECT 1 FROM best WHERE best.class_id = steps_of.step_class_id AND best.key = steps_of.key AND best.rank = 4) THEN 4
                    WHEN EXISTS (
                        SELECT 1
                        FROM class_ancestors
                        WHERE class_ancestors.class_id = steps_of.step_class_id AND class_ancestors.name = 'CALayer'
                    ) THEN 5
                    ELSE 6
                END
            )
        END)
    FROM steps_of
    GROUP BY steps_of.class_id, steps_of.key_path, steps_of.is_set, steps_of.position
),
decided (class_id, key_path, is_set, position, key, step_class, step_class_id, rank, place) AS (
    SELECT
        ranked.class_id, ranked.key_path, ranked.is_set, ranked.position, ranked.key, ranked.step_class, ranked.step_class_id, ranked.rank,
        -- The first key that is not found determines the answer. If all keys are found, the last key determines it.
        row_number() OVER (
            PARTITION BY ranked.class_id, ranked.key_path, ranked.is_set
            ORDER BY ranked.rank < 3, iif(ranked.rank < 3, -ranked.position, ranked.position)
        )
    FROM ranked
),
answered (class_id, key_path, is_set, position, key, step_class, step_class_id, rank, steps, member_id) AS MATERIALIZED (
    SELECT
        decided.class_id,
        decided.key_path,
        decided.is_set,
        decided.position,
        decided.key,
        decided.step_class,
        decided.step_class_id,
        decided.rank,
        length(decided.key_path) - length(replace(decided.key_path, '.', '')) + 1,
        (
            SELECT found.member_id
            FROM found
            JOIN members ON members.id = found.member_id
            WHERE found.class_id = decided.step_class_id AND found.key = decided.key
            ORDER BY found.rank, found.distance, members.kind <> 'inspectable', members.is_variable, members.id
            LIMIT 1
        )
    FROM decided
    WHERE decided.place = 1
)
SELECT DISTINCT
    -- attribute or binding.
    asked.kind AS kind,
    -- Row id of the runtime attribute, or of the connection.
    asked.id AS id,
    -- Row id of the class that must have the key.
    asked.class_id AS class_id,
    CASE
        WHEN answered.rank = 0 AND answered.steps = answered.position THEN 'yes'
        WHEN answered.rank IN (0, 3) THEN 'unknown'
        WHEN answered.rank = 4 THEN 'hidden'
        WHEN answered.rank = 5 THEN 'kept'
        ELSE 'no'
    -- yes: the sources or a framework declare all keys; no: all superclasses are known, and none declares the key; hidden: only Swift code can see the key; kept: a layer (CALayer) stores a value for any key, without effect; unknown: a class is unknown, or it accepts any key.
    END AS answer,
    -- The key that determines the answer. If the answer is yes, this is the last key.
    answered.key AS key,
    -- Position of this key in the key path, 1-based.
    answered.position AS position,
    -- Name of the class that must have the key.
    answered.step_class AS step_class,
    -- Row id of that class; NULL for a framework class that nothing in the tree names.
    answered.step_class_id AS step_class_id,
    -- Row id of the member in the sources that the key refers to. If several members match, a visible member comes first, then a possible one, then a hidden one. If the visibility is equal, the member of the nearest class comes first. NULL if there is no such member.
    answered.member_id AS member_id
FROM answered
JOIN _asked_key_paths AS asked
    ON asked.class_id = answered.class_id AND asked.key_path = answered.key_path AND asked.is_set = answered.is_set;

-- Projects whose code uses identifiers from code outside the index, that is, constants that nothing in the index declares. The outside code can also use other identifiers of the project. One row per project and kind of identifier.
CREATE VIEW _outside_identifiers AS
SELECT DISTINCT
    -- Row id of the tree.
    files.tree_id AS tree_id,
    -- Row id of the project in the table files; NULL if no target contains the code.
    targets.file_id AS project_id,
    -- Kind of identifier; see identifiers.kind.
    identifiers.kind AS kind
FROM identifiers
JOIN files ON files.id = identifiers.file_id AND files.origin <> 'test'
LEFT JOIN target_files ON target_files.file_id = files.id
LEFT JOIN targets ON targets.id = target_files.target_id
WHERE identifiers.certainty = 'unresolved'
    AND identifiers.purpose <> 'names'
    AND identifiers.expression GLOB '[A-Z]*'
    AND NOT identifiers.expression GLOB '*[^A-Za-z0-9_]*'
    AND NOT EXISTS (SELECT 1 FROM constants WHERE constants.name = identifiers.expression);

-- Strings in the code, property lists and settings of a tree. Code can use any of these strings as an identifier, even if the index cannot follow the code.
CREATE VIEW _source_texts AS
SELECT
    -- Row id of the tree.
    files.tree_id AS tree_id,
    -- The string. The value of a constant can have any length.
    constants.value AS text
FROM constants
JOIN files ON files.id = constants.file_id
WHERE constants.value IS NOT NULL
UNION ALL
SELECT
    files.tree_id,
    each.value
FROM mentioned_names
JOIN files ON files.id = mentioned_names.file_id AND files.kind <> 'page'
JOIN json_each(mentioned_names.names) AS each;

-- Files with identifiers that code outside the index can use: files of the projects in _outside_identifiers, and files that no target contains. If identifiers from outside the index are used by code that does not belong to a target, the view contains all files of the tree.
CREATE VIEW _outside_used_files AS
SELECT
    -- Row id of the file.
    files.id AS file_id,
    -- Kind of identifier; see identifiers.kind.
    _outside_identifiers.kind AS kind
FROM _outside_identifiers
JOIN files ON files.tree_id = _outside_identifiers.tree_id
WHERE _outside_identifiers.project_id IS NULL
    OR NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
    OR EXISTS (
        SELECT 1
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = files.id AND targets.file_id = _outside_identifiers.project_id
    );

-- Code that uses an identifier that is known only at run time. Code in tests is omitted.
CREATE VIEW _open_identifiers AS
SELECT DISTINCT
    -- Row id of the tree.
    files.tree_id AS tree_id,
    -- Kind of identifier; see identifiers.kind.
    identifiers.kind AS kind,
    -- What the code does with the identifier; see identifiers.purpose.
    identifiers.purpose AS purpose,
    -- callers if the callers of this code have separate rows; otherwise unresolved.
    identifiers.certainty AS certainty,
    -- Row id of the class that contains the code. NULL if any object can run the code, because the code is outside a class, in an extension of a framework class, or in a protocol.
    classes.id AS class_id,
    -- 1 if the class is a view controller.
    classes.descends_from IS 'viewController' AS is_controller
FROM identifiers
JOIN files ON files.id = identifiers.file_id AND files.origin <> 'test'
LEFT JOIN classes ON classes.name = identifiers.class AND classes.tree_id = files.tree_id AND classes.kind = 'project'
WHERE identifiers.identifier IS NULL
    AND identifiers.certainty IN ('unresolved', 'callers')
    AND identifiers.purpose NOT IN ('compares', 'sets', 'names')
    -- UIKit calls this method for any segue.
    AND identifiers.call NOT IN ('shouldPerformSegue(withIdentifier:sender:)', 'shouldPerformSegueWithIdentifier:sender:')
    -- An override that calls super passes its caller's identifier to super.
    AND identifiers.member IS NOT identifiers.call;

-- Files of a target with its own bundle: a framework, a library, a package or a pod. Code can name this bundle.
CREATE VIEW _bundled_files AS
SELECT DISTINCT
    -- Row id of the file.
    target_files.file_id AS file_id
FROM target_files
JOIN targets ON targets.id = target_files.target_id
JOIN files ON files.id = targets.file_id
WHERE targets.kind GLOB '*framework*' OR targets.kind IN ('library', 'bundle', 'pod') OR files.kind = 'package';
