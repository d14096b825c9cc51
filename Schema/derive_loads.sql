-- Derives further loads, for the trees of derived_trees. This script runs after the names of the
-- loads in the code are resolved. It starts with the loads that need no call: objects that name a
-- nib, and nibs that the system finds by convention.

-- Objects of nibs and storyboards that load another nib or storyboard: a controller or
-- a collection view item with a nib name, and a reference to another storyboard. If the
-- class overrides nibName in code, the nib name of the object is ignored.
INSERT INTO nib_loads (
    file_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, is_static, bundle, identifier, platforms, line, "column"
)
SELECT
    files.id,
    named.key,
    'object',
    iif(named.key = 'storyboardName', 'storyboard', 'nib'),
    named.value,
    named.value,
    'literal',
    iif(named.key = 'storyboardName', NULL, 'self'),
    iif(named.key = 'storyboardName', NULL, objects.class),
    0,
    -- For a reference to another storyboard, the system searches the bundle of the storyboard that contains the
    -- reference.
    CASE WHEN instr(objects.attributes, 'undleIdentifier"') > 0 THEN 'other' WHEN named.key = 'storyboardName' THEN 'own' ELSE 'main' END,
    objects.attributes ->> '$.referencedIdentifier',
    iif(files.platform IS NULL, NULL, json_array(files.platform)),
    objects.line,
    objects."column"
FROM objects
CROSS JOIN files ON files.id = objects.file_id
JOIN json_each(objects.attributes) AS named
    ON named.key IN ('nibName', 'IBUINibName', 'NSNibName', 'storyboardName') AND named.type = 'text' AND named.value <> ''
WHERE files.tree_id IN (SELECT id FROM derived_trees)
    -- Few objects can name a nib, and their attributes are long.
    AND (objects.role = 'storyboardReference' OR objects.base_class GLOB '*Controller' OR objects.base_class = 'NSCollectionViewItem')
    AND (instr(objects.attributes, 'ibName"') > 0 OR instr(objects.attributes, '"storyboardName"') > 0)
    -- If the view of a controller is in this file, the controller does not load a nib.
    AND NOT EXISTS (SELECT 1 FROM objects AS views WHERE views.parent = objects.id AND views.key = 'view')
    AND NOT EXISTS (
        SELECT 1
        FROM named_classes
        JOIN _overriding_members ON _overriding_members.class_id = named_classes.class_id AND _overriding_members.name = 'nibName'
        WHERE named_classes.file_id = files.id AND named_classes.name = objects.class AND named_classes.module IS objects.custom_module
    )
ORDER BY files.path, objects.line, objects."column", objects.id, named.key;

-- Interface.storyboard, which a watch app loads by convention.
INSERT INTO nib_loads (file_id, call, purpose, kind, nib_name, certainty, member, is_static, bundle, platforms, line, "column")
SELECT targets.file_id, 'Interface', 'mainStoryboard', 'storyboard', files.name, 'rule', targets.name, 0, 'main', json_array('watchOS'), targets.line, 1
FROM targets
JOIN files AS projects ON projects.id = targets.file_id AND projects.tree_id IN (SELECT id FROM derived_trees)
JOIN target_files ON target_files.target_id = targets.id
JOIN files ON files.id = target_files.file_id AND files.kind = 'storyboard' AND files.name = 'Interface' AND files.platform = 'watchOS'
WHERE targets.kind GLOB 'watchapp*' OR (targets.kind = 'application' AND targets.platform = 'watchOS')
GROUP BY targets.id
ORDER BY projects.path, targets.line, targets.id;

-- Initializers that pass a nib name to another initializer of self or super. parameter: the parameter that contains the
-- name, or NULL for a fixed name.
CREATE TEMP TABLE naming_initializers AS
SELECT DISTINCT _declaration_classes.class_id AS class_id, _load_calls.member AS member, _load_calls.parameter AS parameter
FROM _load_calls
JOIN files ON files.id = _load_calls.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
JOIN declarations ON declarations.file_id = _load_calls.file_id AND declarations.name = _load_calls.class
JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
WHERE _load_calls.purpose = 'controller'
    AND _load_calls.expression IS NOT NULL
    AND coalesce(_load_calls.receiver, 'self') IN ('self', 'super');

CREATE INDEX temp.naming_initializers_by_class ON naming_initializers (class_id);

-- The name rule: a controller that is created without a nib name searches the main bundle for a nib
-- with its class name. UIKit first tries the class name without Controller; AppKit tries only the
-- class name. A class that names a nib, or that creates its view itself, does not search for a nib.
-- Only names of nibs in the tree are stored. rank: the order of the attempts.
CREATE TEMP TABLE controller_names (
    class_id INTEGER NOT NULL, rank INTEGER NOT NULL, nib_name TEXT NOT NULL, PRIMARY KEY (class_id, rank)
) WITHOUT ROWID;

INSERT INTO controller_names (class_id, rank, nib_name)
WITH
controllers (class_id, tree_id, name, is_appkit) AS MATERIALIZED (
    SELECT
        classes.id,
        classes.tree_id,
        coalesce(classes.objc_name, replace(classes.name, rtrim(classes.name, replace(classes.name, '.', '')), '')),
        EXISTS (SELECT 1 FROM class_ancestors WHERE class_ancestors.class_id = classes.id AND class_ancestors.name = 'NSViewController')
    FROM classes
    WHERE classes.kind = 'project' AND classes.descends_from = 'viewController' AND classes.tree_id IN (SELECT id FROM derived_trees)
),
tried (class_id, tree_id, rank, nib_name) AS (
    SELECT class_id, tree_id, 0, substr(name, 1, length(name) - length('Controller'))
    FROM controllers
    WHERE name GLOB '?*Controller' AND NOT is_appkit
    UNION ALL
    SELECT class_id, tree_id, 1, name
    FROM controllers
)
SELECT tried.class_id, tried.rank, tried.nib_name
FROM tried
WHERE EXISTS (
        SELECT 1
        FROM files
        WHERE files.name = tried.nib_name AND files.tree_id = tried.tree_id AND files.kind IN ('xib', 'nib')
    )
    AND NOT EXISTS (
        SELECT 1
        FROM class_ancestors
        WHERE class_ancestors.class_id = tried.class_id
            -- Container controllers create their view themselves.
            AND class_ancestors.name IN (SELECT _container_controllers.name FROM _container_controllers)
    )
    AND NOT EXISTS (
        SELECT 1
        FROM _overriding_members
        WHERE _overriding_members.class_id = tried.class_id AND _overriding_members.name IN ('loadView', 'nibName')
    )
    -- An initializer of the class sets the view.
    AND NOT EXISTS (
        SELECT 1
        FROM _class_assignments
        WHERE _class_assignments.class_id = tried.class_id
            AND _class_assignments.member GLOB 'init*'
            AND _class_assignments.name IN ('view', 'setView')
            AND coalesce(_class_assignments.object, 'self') = 'self'
    );

-- All names of these controllers. Code can use any of these names to create a controller.
CREATE TEMP TABLE made_names (name TEXT NOT NULL, tree_id INTEGER NOT NULL, PRIMARY KEY (name, tree_id)) WITHOUT ROWID;

INSERT OR IGNORE INTO made_names (name, tree_id)
SELECT _class_names.name, _class_names.tree_id
FROM controller_names
JOIN _class_names ON _class_names.class_id = controller_names.class_id;

INSERT INTO asked_names (name, tree_id, file_id)
SELECT DISTINCT crowded_names.name, crowded_names.tree_id, calls.file_id
FROM made_names
JOIN crowded_names ON crowded_names.name = made_names.name AND crowded_names.tree_id = made_names.tree_id
CROSS JOIN calls ON calls.receiver = crowded_names.name
CROSS JOIN files ON files.id = calls.file_id AND files.tree_id = crowded_names.tree_id;

-- Places that create one of the controllers in controller_names. The place is a call, a property
-- list that names the class, a registration of the class for the items of a collection view, or an
-- object without a view in a nib or storyboard.
CREATE TEMP TABLE made_controllers AS
WITH
used (file_id, name) AS MATERIALIZED (
    SELECT DISTINCT _making_calls.file_id, _making_calls.class
    FROM made_names
    -- CROSS JOIN starts with the names, because there are few names and many calls.
    CROSS JOIN _making_calls ON _making_calls.class = made_names.name AND _making_calls.tree_id = made_names.tree_id
),
ranked (file_id, name, class_id, place) AS (
    SELECT
        used.file_id,
        used.name,
        class_sightings.class_id,
        rank() OVER (PARTITION BY used.file_id, used.name ORDER BY class_sightings.nearness)
    FROM used
    JOIN class_sightings ON class_sightings.file_id = used.file_id AND class_sightings.name = used.name AND class_sightings.nearness < 6
),
meant (file_id, name, class_id) AS MATERIALIZED (
    SELECT file_id, name, min(class_id)
    FROM ranked
    WHERE place = 1
    GROUP BY file_id, name
    HAVING count(DISTINCT class_id) = 1
),
calling (call_id, class_id, call, selector) AS MATERIALIZED (
    SELECT
        calls.id,
        meant.class_id,
        _making_calls.call,
        -- For Objective-C, the labels of the arguments, such as initWithName:; for Swift, init.
        iif(
            files.kind = 'objc' AND calls.arguments IS NOT NULL,
            (SELECT group_concat(argument.value ->> 0 || ':', '') FROM json_each(calls.arguments) AS argument),
            'init'
        )
    FROM meant
    JOIN _making_calls ON _making_calls.class = meant.name AND +_making_calls.file_id = meant.file_id
    JOIN calls ON calls.id = _making_calls.call_id
    JOIN files ON files.id = calls.file_id
)
SELECT
    calls.file_id AS file_id,
    calling.class_id AS class_id,
    calls.id AS call_id,
    -- The selector that registers the class for items of a collection view, else init.
    calling.call AS call,
    calls.class AS class,
    calls.member AS member,
    calls.is_static AS is_static,
    calls.receiver AS receiver,
    calls.platforms AS platforms,
    calls.line AS line,
    calls."column" AS "column"
FROM calling
JOIN calls ON calls.id = calling.call_id
-- Excludes calls that already have a load, calls with a nib name or a coder, and calls of an initializer that passes on
-- a nib name.
WHERE calls.id NOT IN (
        SELECT call_id FROM nib_loads WHERE call_id IS NOT NULL AND nib_name IS NOT NULL AND purpose IN ('controller', 'windowController')
    )
    AND NOT EXISTS (
        SELECT 1
        FROM json_each(calls.arguments) AS argument
        WHERE argument.value ->> 0 GLOB '*ibName*' OR argument.value ->> 0 GLOB '*[cC]oder' OR argument.value ->> 0 IN ('nib', 'xib')
    )
    AND NOT EXISTS (
        SELECT 1
        FROM class_ancestors
        JOIN naming_initializers ON naming_initializers.class_id = class_ancestors.ancestor_id
        WHERE class_ancestors.class_id = calling.class_id
            AND naming_initializers.member IN ('init', calling.selector)
            AND (
                naming_initializers.parameter IS NULL
                OR EXISTS (
                    SELECT 1
                    FROM json_each(calls.arguments) AS argument
                    WHERE argument.value ->> 0 = naming_initializers.parameter
                )
            )
    )
UNION ALL
SELECT objects.file_id, named_classes.class_id, NULL, 'initWithCoder:', NULL, NULL, 0, NULL,
    iif(files.platform IS NULL, NULL, json_array(files.platform)), objects.line, objects."column"
FROM controller_names
-- CROSS JOIN starts with the controllers, because there are few controllers and many objects.
CROSS JOIN named_classes ON named_classes.class_id = controller_names.class_id
CROSS JOIN objects ON objects.file_id = named_classes.file_id
    AND objects.class = named_classes.name
    AND objects.custom_module IS named_classes.module
CROSS JOIN files ON files.id = objects.file_id AND files.tree_id IN (SELECT id FROM derived_trees)
WHERE objects.role IS NULL
    AND instr(ifnull(objects.attributes, ''), 'ibName"') = 0
    AND NOT EXISTS (SELECT 1 FROM objects AS view WHERE view.parent = objects.id AND view.key = 'view')
    AND NOT EXISTS (SELECT 1 FROM connections WHERE connections.source = objects.id AND connections.name = 'view')
GROUP BY objects.id;

INSERT INTO nib_loads (
    file_id, call_id, call, purpose, kind, certainty, owner, owner_class, class, member, is_static, receiver, bundle, platforms, line, "column"
)
SELECT made.file_id, made.call_id, made.call, 'controller', 'nib', 'rule', 'self', classes.name, made.class, made.member, made.is_static,
    made.receiver, 'main', made.platforms, made.line, made."column"
FROM made_controllers AS made
JOIN classes ON classes.id = made.class_id
JOIN files ON files.id = made.file_id
ORDER BY files.path, made.line, made."column", classes.name, made.call;

-- Places that create a controller with an inherited loadView. This loadView loads the nib that is
-- named after the class of the object.
INSERT INTO nib_loads (
    file_id, load_call_id, call_id, origin_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, class, member,
    is_static, receiver, platforms, owner_kind, is_by_class, bundle, knows_branch, line, "column"
)
SELECT
    calls.file_id, inherited.load_call_id, calls.id, inherited.origin_id, inherited.call, 'controller', 'nib', inherited.expression,
    inherited.nib_name, 'rule', 'self', inherited.owner_class, calls.class, calls.member, calls.is_static, calls.receiver, calls.platforms,
    inherited.owner_kind, 1, inherited.bundle, 1, calls.line, calls."column"
FROM nib_loads AS inherited
CROSS JOIN files AS homes ON homes.id = inherited.file_id AND homes.tree_id IN (SELECT id FROM derived_trees)
CROSS JOIN calls ON calls.receiver = inherited.owner_class AND calls.callee = 'init'
CROSS JOIN files ON files.id = calls.file_id AND files.tree_id = homes.tree_id
WHERE inherited.member = 'loadView'
    AND inherited.purpose IN ('loads', 'instantiates')
    AND inherited.certainty = 'rule'
    AND inherited.is_by_class
    AND inherited.origin_id IS NOT NULL
ORDER BY files.path, calls.line, calls."column", inherited.nib_name, calls.id;

-- Calls that pass a nib name to an initializer in naming_initializers. The initializer passes the
-- name to another initializer. If the reader already found a loading call on the line, no row is
-- added.
INSERT INTO nib_loads (
    file_id, call_id, call, purpose, kind, expression, nib_name, certainty, owner, owner_class, class, member, is_static, receiver, platforms,
    line, "column"
)
WITH
handing (name, tree_id) AS MATERIALIZED (
    SELECT DISTINCT classes.name, classes.tree_id
    FROM naming_initializers
    CROSS JOIN class_ancestors ON class_ancestors.ancestor_id = naming_initializers.class_id
    JOIN classes ON classes.id = class_ancestors.class_id AND classes.kind = 'project'
    WHERE naming_initializers.parameter IS NOT NULL
)
SELECT
    calls.file_id, calls.id, 'init(' || (argument.value ->> 0) || ':)', 'controller', 'nib', argument.value ->> 1,
    trim(argument.value ->> 1, '@"'), 'resolved', 'self', calls.receiver, calls.class, calls.member, calls.is_static, calls.receiver,
    calls.platforms, calls.line, calls."column"
FROM handing
CROSS JOIN calls ON calls.receiver = handing.name AND calls.callee = 'init'
CROSS JOIN files ON files.id = calls.file_id AND files.tree_id = handing.tree_id
JOIN json_each(calls.arguments) AS argument ON argument.value ->> 0 GLOB '*ibName*' AND argument.value ->> 1 GLOB '*"?*"'
-- The text search comes first, because few calls contain the word.
WHERE instr(calls.arguments, 'ibName') > 0
    AND NOT EXISTS (
        SELECT 1
        FROM _load_calls
        WHERE _load_calls.file_id = calls.file_id AND _load_calls.line = calls.line AND _load_calls.purpose = 'controller'
    )
ORDER BY files.path, calls.line, calls."column", calls.id;

-- If nothing is registered for an identifier, a macOS collection view uses the nib with that name
-- to create the item or supplementary view.
INSERT INTO nib_loads (
    file_id, call, purpose, kind, expression, nib_name, certainty, class, member, is_static, identifier_expression, identifier, bundle, platforms,
    line, "column"
)
SELECT
    made.file_id, made.call, 'instantiates', 'nib', made.expression, made.identifier, 'rule', made.class, made.member, 0, made.expression,
    made.identifier, 'main', json_array('macOS'), made.line, made."column"
FROM identifiers AS made
JOIN files ON files.id = made.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
WHERE (made.call GLOB 'makeItem*' OR made.call GLOB 'makeSupplementaryView*')
    AND made.identifier IS NOT NULL
    AND NOT EXISTS (
        SELECT 1
        FROM identifiers AS registered
        JOIN files AS homes ON homes.id = registered.file_id AND homes.tree_id = files.tree_id
        WHERE registered.identifier = made.identifier AND registered.kind = 'reuse' AND registered.purpose = 'registers'
    )
    -- A nib with this name exists for the platform.
    AND EXISTS (
        SELECT 1
        FROM files AS nibs
        WHERE nibs.name = made.identifier AND nibs.tree_id = files.tree_id AND nibs.kind IN ('xib', 'nib') AND nibs.platform IS 'macOS'
    )
ORDER BY files.path, made.line, made."column", made.identifier;

-- A localized property list can name another launch screen.
INSERT INTO nib_loads (file_id, call, purpose, kind, expression, nib_name, certainty, is_static, bundle, line, "column")
SELECT
    files.id,
    localized_strings."key",
    'launchScreen',
    'storyboard',
    localized_strings.value,
    localized_strings.value,
    'literal',
    0,
    'main',
    localized_strings.line,
    localized_strings."column"
FROM files
JOIN localized_strings ON localized_strings.file_id = files.id AND localized_strings."key" = 'UILaunchStoryboardName'
WHERE files.name = 'InfoPlist' AND files.kind = 'strings' AND files.tree_id IN (SELECT id FROM derived_trees)
ORDER BY files.path, localized_strings.line;

-- Expressions with an accessor that a build tool generates for nibs and scenes (R.storyboard.login.setPin,
-- Storyboards.Login.setPin, R.nib.fruitCell). The first name in the expression is not declared in any source, because
-- the generated source is often not in the repository. path: the part of the expression that names the file. key: the
-- last name of path, in lowercase and without underscores.
CREATE TEMP TABLE nib_accessors AS
WITH
paths (call_id, load_id, file_id, tree_id, path, kind) AS (
    SELECT
        calls.id,
        NULL,
        files.id,
        files.tree_id,
        iif(calls.receiver GLOB '*.nib' OR calls.receiver GLOB '*.nibs', calls.receiver || '.' || calls.callee, calls.receiver),
        iif(calls.receiver GLOB '*.nib' OR calls.receiver GLOB '*.nibs', 'nib', 'storyboard')
    FROM calls
    JOIN files ON files.id = calls.file_id AND files.kind = 'swift' AND +files.tree_id IN (SELECT id FROM derived_trees)
    WHERE calls.receiver GLOB '*toryboard*.*' OR calls.receiver GLOB '*.nib' OR calls.receiver GLOB '*.nibs'
    UNION ALL
    SELECT NULL, nib_loads.id, files.id, files.tree_id, nib_loads.expression, nib_loads.kind
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND files.kind = 'swift' AND +files.tree_id IN (SELECT id FROM derived_trees)
    WHERE nib_loads.certainty = 'unresolved'
        AND nib_loads.expression GLOB '[A-Z]*.*'
        AND nib_loads.expression NOT GLOB '*[^A-Za-z0-9_.]*'
),
rooted (call_id, load_id, file_id, tree_id, path, kind, root) AS (
    SELECT call_id, load_id, file_id, tree_id, path, kind, substr(path, 1, instr(path, '.') - 1)
    FROM paths
)
SELECT
    call_id,
    load_id,
    file_id,
    tree_id,
    path,
    kind,
    lower(replace(replace(path, rtrim(path, replace(path, '.', '')), ''), '_', '')) AS key
FROM rooted
WHERE NOT EXISTS (
        SELECT 1
        FROM declarations
        JOIN files ON files.id = declarations.file_id AND +files.tree_id = rooted.tree_id
        WHERE declarations.name = rooted.root
    )
    AND NOT EXISTS (
        SELECT 1
        FROM functions
        JOIN files ON files.id = functions.file_id AND +files.tree_id = rooted.tree_id
        WHERE functions.class = rooted.root OR functions.class GLOB rooted.root || '.*'
    )
    AND NOT EXISTS (
        SELECT 1
        FROM constants
        JOIN files ON files.id = constants.file_id AND +files.tree_id = rooted.tree_id
        WHERE constants.name GLOB rooted.root || '.*'
    );

-- The nib that each accessor names: the only nib with this name if case, hyphens, underscores and spaces are ignored.
CREATE TEMP TABLE accessed_nibs AS
SELECT nib_accessors.call_id, nib_accessors.load_id, nib_accessors.path, nib_accessors.kind, min(files.name) AS name
FROM nib_accessors
JOIN files ON files.tree_id = nib_accessors.tree_id
    AND (files.kind = 'storyboard') = (nib_accessors.kind = 'storyboard')
    AND files.kind IN ('xib', 'nib', 'storyboard')
    AND lower(replace(replace(replace(files.name, '_', ''), '-', ''), ' ', '')) = nib_accessors.key
GROUP BY nib_accessors.call_id, nib_accessors.load_id, nib_accessors.path, nib_accessors.kind
HAVING count(DISTINCT files.name) = 1;

UPDATE nib_loads
SET nib_name = accessed_nibs.name, certainty = 'rule'
FROM accessed_nibs
WHERE accessed_nibs.load_id = nib_loads.id;

INSERT INTO nib_loads (
    file_id, call_id, call, purpose, kind, expression, nib_name, certainty, class, member, is_static, receiver, identifier, platforms,
    line, "column"
)
SELECT
    calls.file_id,
    calls.id,
    calls.receiver || '.' || calls.callee,
    iif(accessed_nibs.kind = 'nib', 'opens', 'instantiates'),
    accessed_nibs.kind,
    accessed_nibs.path,
    accessed_nibs.name,
    'rule',
    calls.class,
    calls.member,
    calls.is_static,
    calls.receiver,
    -- The identifier of the scene, if only one identifier in the storyboard has this name.
    (
        SELECT min(objects.storyboard_identifier)
        FROM files
        JOIN scenes ON scenes.file_id = files.id
        JOIN objects ON objects.id = scenes.controller
        WHERE files.tree_id = homes.tree_id
            AND files.kind = 'storyboard'
            AND files.name = accessed_nibs.name
            AND lower(replace(replace(replace(objects.storyboard_identifier, '_', ''), '-', ''), ' ', ''))
            IN (lower(replace(calls.callee, '_', '')), lower(replace(substr(calls.callee, length('instantiate') + 1), '_', '')))
        HAVING count(DISTINCT objects.storyboard_identifier) = 1
    ),
    calls.platforms,
    calls.line,
    calls."column"
FROM accessed_nibs
JOIN calls ON calls.id = accessed_nibs.call_id
JOIN files AS homes ON homes.id = calls.file_id
ORDER BY homes.path, calls.line, calls."column", calls.id;

DROP TABLE accessed_nibs;
DROP TABLE nib_accessors;

-- Identifiers of scenes that only one storyboard of the tree has. If code instantiates such a scene
-- from an unknown storyboard, the load gets the name of this storyboard.
CREATE TEMP TABLE only_storyboards AS
SELECT files.tree_id AS tree_id, objects.storyboard_identifier AS identifier, min(files.name) AS name
FROM objects
JOIN files ON files.id = objects.file_id AND files.kind = 'storyboard' AND +files.tree_id IN (SELECT id FROM derived_trees)
WHERE objects.storyboard_identifier IS NOT NULL
GROUP BY files.tree_id, objects.storyboard_identifier
HAVING count(DISTINCT files.name) = 1;

UPDATE nib_loads
SET
    nib_name = (
        SELECT only_storyboards.name
        FROM only_storyboards
        WHERE only_storyboards.identifier = nib_loads.identifier
            AND only_storyboards.tree_id = (SELECT files.tree_id FROM files WHERE files.id = nib_loads.file_id)
    ),
    certainty = 'rule'
WHERE kind = 'storyboard'
    AND purpose = 'instantiates'
    AND certainty = 'unresolved'
    AND (identifier, (SELECT files.tree_id FROM files WHERE files.id = nib_loads.file_id))
    IN (SELECT only_storyboards.identifier, only_storyboards.tree_id FROM only_storyboards);

DROP TABLE only_storyboards;

-- The application is the owner of its main nib. Its class is the class that the property list names
-- (NSPrincipalClass), else the application class of the framework.
UPDATE nib_loads
SET owner_class = coalesce(
    (
        SELECT min(calls.receiver)
        FROM calls
        WHERE calls.file_id = nib_loads.file_id AND calls.callee = 'NSPrincipalClass'
    ),
    (
        SELECT CASE min(nibs.platform) WHEN 'macOS' THEN 'NSApplication' WHEN 'iOS' THEN 'UIApplication' END
        FROM files
        JOIN files AS nibs ON nibs.name = nib_loads.nib_name AND nibs.tree_id = files.tree_id AND nibs.kind IN ('xib', 'nib')
        WHERE files.id = nib_loads.file_id
        HAVING count(DISTINCT nibs.platform) = 1
    )
)
WHERE purpose = 'mainNib'
    AND owner_class IS NULL
    AND (SELECT tree_id FROM files WHERE files.id = nib_loads.file_id) IN (SELECT id FROM derived_trees);
