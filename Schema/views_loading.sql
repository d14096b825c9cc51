-- Nib loading: whether the members that connections need exist,
-- which classes have nibs, and which objects have these classes.

-- Framework controllers that create their own view. These controllers and their subclasses do not load their view from a nib.
CREATE VIEW _container_controllers AS
SELECT
    -- Name of the class.
    each.value AS name
FROM json_each(
    '["UINavigationController", "UITabBarController", "UISplitViewController", "UIPageViewController", "UIHostingController",'
    || ' "UIAlertController", "UISearchController", "NSTabViewController", "NSSplitViewController", "NSHostingController"]'
) AS each;

-- Assignments in the code of a class or its superclasses. One row per class and assignment.
CREATE VIEW _class_assignments AS
SELECT
    -- Row id of the class.
    class_ancestors.class_id AS class_id,
    -- Name of the function; see functions.name.
    assignments.member AS member,
    -- Object whose property is assigned; see assignments.object.
    assignments.object AS object,
    -- Name of the variable or property; see assignments.name.
    assignments.name AS name
FROM class_ancestors
JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
JOIN declarations ON declarations.id = _declaration_classes.declaration_id
JOIN assignments ON assignments.file_id = declarations.file_id AND assignments.class = declarations.name;

-- Classes that are known to own a nib when it is loaded. One row per nib, load and class. A load without a known owner class has no row.
CREATE VIEW _nib_owners AS
SELECT
    -- The nib.
    loaded_nibs.file_id AS file_id,
    -- Row id of the load.
    nib_loads.id AS load_id,
    -- Row id of the class. If the owner is self, its class at run time may be a subclass.
    _class_names.class_id AS class_id
FROM loaded_nibs
JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
JOIN files ON files.id = nib_loads.file_id
JOIN _class_names ON _class_names.name = nib_loads.owner_class AND _class_names.tree_id = files.tree_id AND _class_names.kind <> 'swift'
LEFT JOIN _load_classes ON _load_classes.load_id = nib_loads.id
WHERE nib_loads.owner_kind IS 'instance'
    AND (_load_classes.owner_class_id IS NULL OR _load_classes.owner_class_id = _class_names.class_id);

-- Outlets and actions that a class has because it is, or inherits from, a framework class: one row per class, member and platform.
CREATE VIEW _offered_members AS
SELECT
    -- Row id of the class.
    class_ancestors.class_id AS class_id,
    -- Property, or selector.
    framework_members.name AS name,
    -- key: an outlet; selector: an action.
    iif(framework_members.kind = 'action', 'selector', 'key') AS asked,
    -- Platform that has the member; NULL if unknown.
    _framework_member_platforms.platform AS platform
FROM class_ancestors
-- CROSS JOIN makes SQLite start with the class, because queries name the class. Most classes descend from the few classes that have members.
CROSS JOIN framework_members ON framework_members.class = class_ancestors.name
LEFT JOIN _framework_member_platforms ON _framework_member_platforms.framework_member_id = framework_members.id;

-- Whether objects of a class have the member that a connection needs: one row per connection (outlet, outlet collection or action) and class of the tree. The rules depend on the platform. On iOS and tvOS, key-value coding sets an outlet. On macOS, the load calls the setter setKey:, or sets a variable with exactly that name. Query this view only for one connection and one class, because the full view contains every pair.
CREATE VIEW _class_answers AS
SELECT
    -- Row id of the connection.
    connections.id AS connection,
    -- Row id of the class.
    classes.id AS class_id,
    CASE
        WHEN coalesce(keys.visibility, selectors.visibility) = 'visible' THEN 'yes'
        WHEN EXISTS (
            SELECT 1
            FROM _offered_members
            WHERE _offered_members.class_id = classes.id
                AND _offered_members.name = connections.name
                AND _offered_members.asked = iif(connections.kind = 'action', 'selector', 'key')
                AND (_offered_members.platform IS NULL OR _offered_members.platform = files.platform)
        ) THEN 'framework'
        WHEN coalesce(keys.visibility, selectors.visibility) = 'possible'
            -- Framework classes have instance variables for their properties, such as _window in NSDocument and _tabBar in
            -- UITabBarController. Key-value coding finds such a variable with or without the underscore.
            OR (connections.kind <> 'action' AND EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id = classes.id
                    AND (
                        EXISTS (
                            SELECT 1
                            FROM _framework_keys
                            WHERE _framework_keys.class = class_ancestors.name AND _framework_keys.key = ltrim(connections.name, '_')
                        )
                        OR EXISTS (
                            SELECT 1
                            FROM framework_members
                            WHERE framework_members.class = class_ancestors.name AND framework_members.name = ltrim(connections.name, '_')
                        )
                    )
            ))
            OR (connections.kind <> 'action' AND EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN _any_key_classes ON _any_key_classes.class_id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = classes.id AND _any_key_classes.is_set
            ))
            OR EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes AS ancestor ON ancestor.id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = classes.id AND ancestor.kind = 'unknown'
            ) THEN 'unknown'
        WHEN coalesce(keys.visibility, selectors.visibility) = 'hidden' THEN 'hidden'
        ELSE iif(classes.kind = 'framework' AND classes.name <> 'NSObject', 'unknown', 'no')
    -- yes: a source declares the member in the class or a superclass (see member_id); framework: a framework superclass declares it; no: all superclasses are known, and none has the member; hidden: only Swift code can see the member (see member_id); unknown: a superclass is unknown or accepts any key (setValue:forUndefinedKey:), or the class itself is a framework class other than NSObject, or the class or visibility of the member is uncertain (possible in _class_keys).
    END AS answer,
    -- Row id of the member that was found, even if it is hidden. If several members match, a visible member comes first, then a possible one, then a hidden one. If the visibility is equal, the member of the nearest class comes first. NULL if the sources have no such member.
    coalesce(keys.member_id, selectors.member_id) AS member_id
FROM connections
JOIN files ON files.id = connections.file_id
JOIN classes ON classes.tree_id = files.tree_id
LEFT JOIN _class_keys AS keys ON keys.id = (
    SELECT _class_keys.id
    FROM class_ancestors
    JOIN _class_keys ON _class_keys.class_id = class_ancestors.ancestor_id AND _class_keys.key = connections.name
    JOIN members ON members.id = _class_keys.member_id
    JOIN files AS homes ON homes.id = members.file_id
    WHERE connections.kind <> 'action'
        AND class_ancestors.class_id = classes.id
        AND (files.platform IS NOT 'macOS' OR _class_keys.is_loose = 0)
    ORDER BY
        CASE _class_keys.visibility WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        members.kind NOT IN ('outlet', 'outletCollection'),
        members.is_variable,
        homes.path,
        members.id
    LIMIT 1
)
LEFT JOIN _class_selectors AS selectors ON selectors.id = (
    SELECT _class_selectors.id
    FROM class_ancestors
    -- CROSS JOIN makes SQLite start with the superclasses, because a class has few superclasses, but many classes may have the selector.
    CROSS JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.ancestor_id
        AND _class_selectors.selector = connections.name
    JOIN members ON members.id = _class_selectors.member_id
    JOIN files AS homes ON homes.id = members.file_id
    WHERE connections.kind = 'action' AND class_ancestors.class_id = classes.id
    ORDER BY
        CASE _class_selectors.visibility WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        homes.path LIKE '%.h',
        homes.path,
        members.id
    LIMIT 1
)
WHERE connections.kind IN ('outlet', 'outletCollection', 'action') AND connections.name IS NOT NULL;

-- Classes that can be in the same program as the objects of a nib: one row per nib or storyboard, and per class of its tree. Classes that are only in other programs are omitted. If no program target contains a class or nib, it can be in any program.
-- example: SELECT nibs.path, count(*) FROM program_classes JOIN nibs ON nibs.id = program_classes.file_id GROUP BY nibs.id
CREATE VIEW program_classes AS
SELECT
    -- Row id of the nib or storyboard.
    files.id AS file_id,
    -- Row id of the class.
    classes.id AS class_id
FROM files
JOIN classes ON classes.tree_id = files.tree_id
WHERE NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
    OR EXISTS (
        SELECT 1
        FROM target_files
        WHERE target_files.file_id = files.id AND target_files.target_id NOT IN (SELECT _program_targets.target_id FROM _program_targets)
    )
    OR EXISTS (
        SELECT 1
        FROM _class_targets
        WHERE _class_targets.class_id = classes.id
            AND (
                _class_targets.target_id NOT IN (SELECT _program_targets.target_id FROM _program_targets)
                OR _class_targets.target_id IN (SELECT target_files.target_id FROM target_files WHERE target_files.file_id = files.id)
            )
    )
    OR NOT EXISTS (SELECT 1 FROM _class_targets WHERE _class_targets.class_id = classes.id)
    -- A watch app contains only resources. Its code is in the WatchKit extension.
    OR EXISTS (
        SELECT 1
        FROM target_files
        JOIN targets AS apps ON apps.id = target_files.target_id AND apps.kind GLOB 'watchapp*'
        JOIN _target_dependencies ON _target_dependencies.target_id = apps.id
        JOIN targets AS extensions ON extensions.file_id = apps.file_id
            AND extensions.name = _target_dependencies.name
            AND extensions.kind GLOB 'watchkit*extension'
        JOIN _class_targets ON _class_targets.target_id = extensions.id
        WHERE target_files.file_id = files.id AND _class_targets.class_id = classes.id
    );

-- The former name of program_classes. A later version removes it.
-- example: SELECT count(*) FROM companions
CREATE VIEW companions AS
SELECT
    -- Row id of the nib or storyboard.
    program_classes.file_id AS file_id,
    -- Row id of the class.
    program_classes.class_id AS class_id
FROM program_classes;

-- Methods that an action of a nib can call through the First Responder: one row per nib or storyboard, and per method of a class that can be in the same program.
CREATE VIEW _responder_methods AS
SELECT
    -- Row id of the nib or storyboard.
    program_classes.file_id AS file_id,
    -- Selector.
    _class_selectors.selector AS selector,
    -- Row id of the class.
    _class_selectors.class_id AS class_id,
    -- Row id of the method, or of the property that has this setter.
    _class_selectors.member_id AS member_id,
    -- visible, hidden or possible; see _class_keys.visibility.
    _class_selectors.visibility AS visibility
FROM program_classes
JOIN _class_selectors ON _class_selectors.class_id = program_classes.class_id;

-- Programs: targets that run as a separate process and that other targets do not load. One row per target.
CREATE VIEW _program_targets AS
SELECT
    -- Row id of the target.
    targets.id AS target_id
FROM targets
WHERE targets.kind IN (
    'application', 'app-extension', 'executable', 'messages-extension', 'on-demand-install-capable', 'tool', 'tv-app-extension', 'watchapp',
    'watchapp2', 'watchkit-extension', 'watchkit2-extension', 'xpc-service'
);

-- Whether the object of a connection has the required member: one row per outlet, outlet collection and action. For the rules, see _class_answers.
-- example: SELECT asked, name, count(*) FROM connection_answers WHERE answer = 'no' GROUP BY asked, name
CREATE VIEW connection_answers AS
WITH
replaced (object, class_id) AS MATERIALIZED (
    SELECT _replacements.object, _replacements.class_id FROM _replacements
),
ends AS (
    SELECT
        connections.id AS connection,
        connections.file_id AS file_id,
        files.platform AS platform,
        files.tree_id AS tree_id,
        connections.kind AS kind,
        connections.name AS name,
        objects.id AS object,
        coalesce((SELECT replaced.class_id FROM replaced WHERE replaced.object = objects.id), named_classes.class_id) AS class_id,
        objects.role IS 'firstResponder' OR (connections.kind = 'action' AND connections.destination_id IS NULL) AS is_responders
    FROM connections
    JOIN files ON files.id = connections.file_id
    LEFT JOIN objects ON objects.id = iif(connections.kind = 'action', connections.destination, connections.source)
    LEFT JOIN named_classes ON named_classes.file_id = objects.file_id
        AND named_classes.name = objects.class
        AND named_classes.module IS objects.custom_module
    WHERE connections.kind IN ('outlet', 'outletCollection', 'action') AND connections.name IS NOT NULL
),
asked (connection, file_id, platform, tree_id, kind, name, object, class_id, is_responders, class_answer, class_member_id, described_id) AS (
    SELECT
        ends.*,
        (
            SELECT _class_answers.answer
            FROM _class_answers
            WHERE _class_answers.connection = ends.connection AND _class_answers.class_id = ends.class_id
        ),
        (
            SELECT _class_answers.member_id
            FROM _class_answers
            WHERE _class_answers.connection = ends.connection AND _class_answers.class_id = ends.class_id
        ),
        (
            SELECT members.id
            FROM class_ancestors
            JOIN classes AS ancestors ON ancestors.id = class_ancestors.ancestor_id
            JOIN members ON members.class = class_ancestors.name AND members.name = ends.name
            JOIN files AS homes ON homes.id = members.file_id AND homes.tree_id = ends.tree_id
            WHERE class_ancestors.class_id = ends.class_id
                AND members.provenance = 'description'
                AND (members.kind = 'action') = (ends.kind = 'action')
                -- If all sources of a class and its superclasses are indexed, class descriptions of this class are
                -- ignored: they can only be outdated.
                AND (
                    ancestors.kind <> 'project'
                    OR EXISTS (
                        SELECT 1
                        FROM class_ancestors AS above
                        JOIN classes AS unknown ON unknown.id = above.ancestor_id AND unknown.kind = 'unknown'
                        WHERE above.class_id = ancestors.id
                    )
                )
            ORDER BY class_ancestors.distance, homes.path, members.line, members."column", members.id
            LIMIT 1
        )
    FROM ends
)
SELECT
    -- Row id of the connection.
    asked.connection AS connection,
    -- key: the source of an outlet must have the key; selector: the destination of an action must have the selector.
    iif(asked.kind = 'action', 'selector', 'key') AS asked,
    -- The key, or the selector.
    asked.name AS name,
    -- Row id of the object that must have the member; NULL if an action has no target.
    asked.object AS object,
    -- Row id of the class of this object; NULL if unknown. For the File's Owner, this is the class that the nib names. If the replacement of a stand-in is certain, this is the class of the replacement.
    asked.class_id AS class_id,
    CASE
        WHEN asked.class_answer IN ('yes', 'framework') THEN asked.class_answer
        -- The default class of the element has the member. The custom class is a subclass, so it inherits the member.
        WHEN EXISTS (
            SELECT 1
            FROM classes
            JOIN _offered_members ON _offered_members.class_id = classes.id
            WHERE classes.name = objects.base_class
                AND classes.tree_id = asked.tree_id
                AND classes.kind = 'framework'
                AND objects.role IS NULL
                AND _offered_members.name = asked.name
                AND _offered_members.asked = iif(asked.kind = 'action', 'selector', 'key')
                AND (_offered_members.platform IS NULL OR _offered_members.platform = asked.platform)
        ) THEN 'framework'
        WHEN asked.is_responders THEN CASE
            WHEN EXISTS (
                SELECT 1
                FROM _responder_methods
                WHERE _responder_methods.file_id = asked.file_id
                    AND _responder_methods.selector = asked.name
                    AND _responder_methods.visibility <> 'hidden'
            ) THEN 'yes'
            WHEN EXISTS (
                SELECT 1
                FROM framework_members
                WHERE framework_members.name = asked.name AND framework_members.kind = 'action'
            ) THEN 'framework'
            ELSE iif(
                EXISTS (SELECT 1 FROM files WHERE files.tree_id = asked.tree_id AND files.kind IN ('swift', 'objc')), 'no', 'unknown'
            )
        END
        WHEN objects.role = 'application' AND objects.class = 'NSObject' THEN iif(
            EXISTS (
                SELECT 1
                FROM framework_members
                WHERE framework_members.class IN ('NSApplication', 'NSResponder') AND framework_members.name = asked.name
            ),
            'framework',
            'unknown'
        )
        WHEN objects.role = 'filesOwner' AND EXISTS (
            SELECT 1
            FROM _nib_owners
            JOIN class_ancestors ON class_ancestors.ancestor_id = _nib_owners.class_id
            JOIN _class_answers ON _class_answers.connection = asked.connection AND _class_answers.class_id = class_ancestors.class_id
            WHERE _nib_owners.file_id = asked.file_id AND _class_answers.answer = 'yes'
        ) THEN 'otherOwner'
        WHEN asked.described_id IS NOT NULL THEN 'described'
        WHEN objects.role = 'filesOwner' AND objects.custom_class IS NULL THEN 'unknown'
        ELSE coalesce(asked.class_answer, 'unknown')
    -- The value of _class_answers for the object's class, or one of these. framework: the default class of the element has the member; described: a class description in a nib lists the member, and the sources are incomplete (see member_id); otherOwner: the class that the nib names does not have the member, but a class that is known to own the nib has it; unknown: the class is unknown. For the First Responder: yes if a class of the sources has the selector and can be in the same program as the nib; framework if any framework class has the selector; unknown if the tree has no sources; otherwise no.
    END AS answer,
    -- Row id of the member that was found, even if it is hidden. If several members match, a visible member comes first, then a possible one, then a hidden one. If the visibility is equal, the member of the nearest class comes first. For the First Responder, this is the first possible method in the order of path and line. NULL if the sources have no such member.
    coalesce(asked.class_member_id, asked.described_id, iif(asked.is_responders AND asked.kind = 'action', (
        SELECT _responder_methods.member_id
        FROM _responder_methods
        JOIN members ON members.id = _responder_methods.member_id
        JOIN files ON files.id = members.file_id
        WHERE _responder_methods.file_id = asked.file_id
            AND _responder_methods.selector = asked.name
            AND _responder_methods.visibility <> 'hidden'
        ORDER BY files.path LIKE '%.h', files.path, members.line, members."column", members.id
        LIMIT 1
    ), NULL)) AS member_id
FROM asked
LEFT JOIN objects ON objects.id = asked.object;

-- How a load creates the objects of a file: one row per created object. The view omits placeholders, because they represent existing objects, and layout guides, because they belong to their view. It also omits elements that do not create an object (sections).
CREATE VIEW _made_objects AS
SELECT
    -- Row id of the object.
    objects.id AS object,
    CASE
        WHEN files.platform IS NULL OR files.platform = 'watchOS' THEN NULL
        -- The load always calls init for a custom object, even if its class adopts NSCoding. The evidence is in Tests/Articles/README.md.
        WHEN objects.element IN ('customObject', 'IBUICustomObject', 'NSCustomObject') THEN 'init'
        WHEN files.platform <> 'macOS' THEN 'initWithCoder:'
        WHEN objects.element IN ('window', 'NSWindowTemplate', 'IBWindowTemplate') THEN 'initWithContentRect:styleMask:backing:defer:'
        WHEN objects.element IN ('customView', 'NSCustomView', 'IBCustomView')
            AND files.kind <> 'storyboard'
            -- This condition holds if the setting Prefer Coder of the file is off. The view searches the text, because SQLite does
            -- not always allow JSON functions in a view.
            AND instr(ifnull(files.attributes, ''), '"customObjectInstantitationMethod":"direct"') = 0 THEN 'initWithFrame:'
        WHEN objects.element IN ('userDefaultsController', 'NSUserDefaultsController') THEN 'sharedUserDefaultsController'
        ELSE 'initWithCoder:'
    -- Selector of the initializer; sharedUserDefaultsController for the shared user defaults controller. NULL if the platform is unknown, and on watchOS, where WatchKit creates the objects.
    END AS initializer
FROM objects
JOIN files ON files.id = objects.file_id
WHERE objects.role IS NULL AND objects.class IS NOT '-' AND objects.element NOT IN ('viewLayoutGuide', 'viewControllerLayoutGuide');

-- Places that create objects of a class: calls that create an object, calls that register the class for the items of a collection view, and property lists and build settings that name the class.
CREATE VIEW _making_calls AS
SELECT
    -- Row id of the call.
    calls.id AS call_id,
    -- File that contains the call.
    calls.file_id AS file_id,
    -- Tree of the file.
    files.tree_id AS tree_id,
    -- Name of the class, as written.
    calls.receiver AS class,
    -- Selector that registers the class; init for all other rows.
    iif(calls.callee GLOB 'register*forItemWithIdentifier:*', calls.callee, 'init') AS call
FROM calls
JOIN files ON files.id = calls.file_id
WHERE calls.callee = 'init' OR calls.callee GLOB 'register*forItemWithIdentifier:*' OR files.kind NOT IN ('swift', 'objc');

-- Classes with code outside the index. Either the tree does not declare a superclass, or the class or a superclass adopts a protocol that the tree does not declare. In the second case, the file must import a module outside the index. System protocols are omitted. The view recognizes Objective-C protocols by the two-letter prefix of system classes, and Swift protocols by their names.
CREATE VIEW _outside_classes AS
WITH
own_modules (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, _file_modules.module
    FROM _file_modules
    JOIN files ON files.id = _file_modules.file_id
    WHERE _file_modules.is_own = 1
),
system_letters (two) AS MATERIALIZED (
    SELECT DISTINCT substr(name, 1, 2) FROM framework_classes WHERE name GLOB '[A-Z][A-Z][A-Z][a-z]*'
)
SELECT
    -- Row id of the class.
    class_ancestors.class_id AS class_id,
    -- Name of the superclass or protocol that is outside the index.
    min(classes.name) AS taken_in,
    -- 1 for a superclass, which can influence how objects are created; 0 for a protocol.
    1 AS is_superclass
FROM classes
JOIN class_ancestors ON class_ancestors.ancestor_id = classes.id AND class_ancestors.distance > 0
WHERE classes.kind = 'unknown' AND classes.name NOT GLOB 'XCTest*'
GROUP BY class_ancestors.class_id
UNION ALL
SELECT class_ancestors.class_id, min(_declaration_protocols.name), 0
FROM _declaration_protocols
JOIN files ON files.id = _declaration_protocols.file_id
JOIN _declaration_classes ON _declaration_classes.declaration_id = _declaration_protocols.declaration_id
JOIN class_ancestors ON class_ancestors.ancestor_id = _declaration_classes.class_id
WHERE _declaration_protocols.name NOT GLOB '*Delegate'
    AND _declaration_protocols.name NOT GLOB '*DataSource'
    AND _declaration_protocols.name NOT GLOB 'ExpressibleBy*'
    AND _declaration_protocols.name NOT IN (
        'Actor', 'AnyObject', 'BinaryInteger', 'CaseIterable', 'Codable', 'CodingKey', 'Collection', 'Comparable', 'CustomDebugStringConvertible',
        'CustomNSError', 'CustomPlaygroundDisplayConvertible', 'CustomReflectable', 'CustomStringConvertible', 'Decodable', 'Encodable',
        'Equatable', 'Error', 'Hashable', 'Identifiable', 'IteratorProtocol', 'LocalizedError', 'LosslessStringConvertible', 'ObservableObject',
        'OptionSet', 'RawRepresentable', 'RandomAccessCollection', 'RecoverableError', 'Sendable', 'Sequence', 'Strideable', 'TextOutputStream'
    )
    AND NOT (_declaration_protocols.name GLOB '[A-Z][A-Z][A-Z][a-z]*' AND substr(_declaration_protocols.name, 1, 2) IN (SELECT two FROM system_letters))
    AND NOT EXISTS (SELECT 1 FROM classes AS known WHERE known.name = _declaration_protocols.name AND known.tree_id = files.tree_id)
    AND NOT EXISTS (
        SELECT 1
        FROM declarations
        JOIN files AS homes ON homes.id = declarations.file_id AND homes.tree_id = files.tree_id
        WHERE declarations.name = _declaration_protocols.name
    )
    AND EXISTS (
        SELECT 1
        FROM _file_modules
        WHERE _file_modules.file_id = _declaration_protocols.file_id
            AND _file_modules.is_own = 0
            AND (files.tree_id, _file_modules.module) NOT IN (SELECT tree_id, name FROM own_modules)
    )
GROUP BY class_ancestors.class_id;

-- Sources that no target contains, in trees with targets that list their sources. Headers are excluded, because the sources that import them compile their contents.
CREATE VIEW _uncompiled_sources AS
SELECT
    -- Row id of the source.
    files.id AS file_id
FROM files
WHERE files.kind IN ('swift', 'objc')
    AND files.path NOT GLOB '*.[hH]'
    AND files.path NOT GLOB '*.pch'
    AND NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
    AND files.tree_id IN (
        SELECT others.tree_id
        FROM target_files
        JOIN files AS others ON others.id = target_files.file_id
        WHERE target_files.phase = 'sources'
    );

-- Sources that are not in any product. No target contains the source, but a target contains a similar source: one of the same language in the same folder, or one in the same top-level folder that declares the same class. Headers are excluded, because the sources that import them compile their contents.
CREATE VIEW _left_out_sources AS
SELECT
    -- Row id of the source.
    files.id AS file_id
FROM files
WHERE files.kind IN ('swift', 'objc')
    AND files.path NOT GLOB '*.[hH]'
    AND files.path NOT GLOB '*.pch'
    AND NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
    AND (
        (files.tree_id, files.kind, files.folder) IN (
            SELECT others.tree_id, others.kind, others.folder
            FROM files AS others
            JOIN target_files ON target_files.file_id = others.id
            WHERE others.kind IN ('swift', 'objc')
        )
        -- If a target contains another declaration of the class, this source is a stale copy: a product cannot contain both.
        OR EXISTS (
            SELECT 1
            FROM declarations
            JOIN declarations AS compiled ON compiled.name = declarations.name AND compiled.kind = declarations.kind
            JOIN target_files ON target_files.file_id = compiled.file_id
            JOIN files AS others ON others.id = compiled.file_id
            WHERE declarations.file_id = files.id
                AND declarations.kind IN ('class', 'implementation')
                AND others.tree_id = files.tree_id
                AND substr(others.path, 1, instr(others.path, '/')) = substr(files.path, 1, instr(files.path, '/'))
        )
    );

-- Classes that have their own nib: the owner or the root object of the nib has this class. Framework classes are omitted.
CREATE VIEW _own_nibs AS
SELECT
    -- Row id of the class.
    classes.id AS class_id,
    -- The nib. Each localized variant or device variant of a nib has its own row.
    nib_patterns.file_id AS file_id,
    -- Pattern of the nib.
    nib_patterns.pattern AS pattern,
    -- 1 if the class owns the nib, so its subclasses load the nib, too; 0 if it is the class of the root object.
    nib_patterns.pattern NOT IN ('cell', 'root-view-class') AS is_owner
FROM nib_patterns
JOIN classes ON classes.id = CASE
    WHEN nib_patterns.pattern IN ('cell', 'root-view-class') THEN nib_patterns.root_class_id
    WHEN nib_patterns.pattern NOT IN ('plain-view', 'no-view', 'main-nib') THEN nib_patterns.owner_class_id
END
WHERE classes.kind <> 'framework';

-- Objects in nibs and storyboards whose class has its own nib, or inherits the nib of the nearest superclass that owns a nib. For a nib with the pattern cell or root-view-class, objects of subclasses and root objects of nibs are omitted. A view controller that contains its view is omitted, because it does not load its nib.
-- example: SELECT nibs.path, embeddings.kind FROM embeddings JOIN nibs ON nibs.id = embeddings.nib_file_id
CREATE VIEW embeddings AS
SELECT
    -- Row id of the object.
    objects.id AS object,
    -- File that contains the object.
    objects.file_id AS file_id,
    -- Row id of the object's class.
    class_ancestors.class_id AS class_id,
    -- The nib that the class has or inherits.
    _own_nibs.file_id AS nib_file_id,
    -- Pattern of that nib. owner-view, owner-object, view-controller, window-controller, document: the object loads the nib or is created with it. root-view-class, cell: the object has the same class as the root object of the nib.
    _own_nibs.pattern AS kind
FROM _own_nibs
JOIN class_ancestors ON class_ancestors.ancestor_id = _own_nibs.class_id
JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
JOIN objects ON objects.file_id = named_classes.file_id
    AND objects.class = named_classes.name
    AND objects.custom_module IS named_classes.module
WHERE objects.role IS NULL
    AND CASE
        WHEN _own_nibs.is_owner = 0 THEN
            class_ancestors.distance = 0
            AND NOT EXISTS (
                SELECT 1
                FROM nib_patterns AS own
                WHERE own.file_id = objects.file_id AND own.root = objects.id
            )
        ELSE
            NOT EXISTS (
                SELECT 1
                FROM class_ancestors AS nearer
                JOIN _own_nibs AS theirs ON theirs.class_id = nearer.ancestor_id AND theirs.is_owner = 1
                WHERE nearer.class_id = class_ancestors.class_id AND nearer.distance < class_ancestors.distance
            )
            AND (
                _own_nibs.pattern <> 'view-controller'
                OR NOT EXISTS (SELECT 1 FROM objects AS view WHERE view.parent = objects.id AND view.key = 'view')
            )
    END;

-- Reusable views with a nib: one row per nib that has a top-level view and the pattern owner-view, root-view-class, cell or plain-view.
-- example: SELECT class, path, placed_count FROM reusable_views WHERE load_count > 1
CREATE VIEW reusable_views AS
SELECT
    -- Class that code uses. For an owner-view, this is the class of the owner; otherwise it is the class of the root object.
    CASE nib_patterns.pattern WHEN 'owner-view' THEN nib_patterns.owner_class ELSE nib_patterns.root_class END AS class,
    -- Path of the nib.
    files.path AS path,
    -- Row id of the nib in the table files.
    nib_patterns.file_id AS file_id,
    -- Pattern of the nib.
    nib_patterns.pattern AS pattern,
    -- What determines the pattern: load, ancestry, outlets, name.
    nib_patterns.certainty AS certainty,
    -- Row id of the class. NULL if several classes are possible, or if the class is a framework class, because it is not specific to this nib.
    _own_nibs.class_id AS class_id,
    -- Number of places that load the nib: lines of sources, property lists, projects, nibs and storyboards. The callers of a helper function are counted, but the helper itself is not.
    (
        SELECT count(DISTINCT nib_usage.source_path || ':' || nib_usage.source_line)
        FROM nib_usage
        WHERE nib_usage.file_id = nib_patterns.file_id
    ) AS load_count,
    -- The first three of these places, as path:line.
    (
        SELECT group_concat(place, ', ')
        FROM (
            SELECT DISTINCT nib_usage.source_display_path || ':' || nib_usage.source_line AS place
            FROM nib_usage
            WHERE nib_usage.file_id = nib_patterns.file_id
            ORDER BY nib_usage.source_display_path, nib_usage.source_line
            LIMIT 3
        )
    ) AS loaded_at,
    -- Number of objects in other nibs and storyboards whose class has or inherits the nib (see embeddings).
    (
        SELECT count(*)
        FROM embeddings
        WHERE embeddings.nib_file_id = nib_patterns.file_id AND embeddings.file_id <> nib_patterns.file_id
    ) AS placed_count,
    -- Number of other nibs and storyboards that contain these objects.
    (
        SELECT count(DISTINCT embeddings.file_id)
        FROM embeddings
        WHERE embeddings.nib_file_id = nib_patterns.file_id AND embeddings.file_id <> nib_patterns.file_id
    ) AS placed_files,
    -- The first three of these objects, as path:line.
    (
        SELECT group_concat(place, ', ')
        FROM (
            SELECT others.display_path || ':' || objects.line AS place
            FROM embeddings
            JOIN objects ON objects.id = embeddings.object
            JOIN files AS others ON others.id = embeddings.file_id
            WHERE embeddings.nib_file_id = nib_patterns.file_id AND embeddings.file_id <> nib_patterns.file_id
            ORDER BY others.path, objects.line, objects."column"
            LIMIT 3
        )
    ) AS placed_at,
    -- Number of members in the sources that instantiate the class by name (Foo(…), [[Foo alloc] …]). A member is counted once, even if it instantiates the class several times. If several classes have the name, a use is counted only if its file shares a target with this class.
    (
        SELECT count(DISTINCT calls.id)
        FROM _class_names
        JOIN calls ON calls.receiver = _class_names.name AND calls.callee = 'init'
        WHERE _class_names.class_id = _own_nibs.class_id
            AND (
                NOT EXISTS (
                    SELECT 1
                    FROM _class_names AS other
                    WHERE other.name = _class_names.name
                        AND other.tree_id = _class_names.tree_id
                        AND other.class_id <> _class_names.class_id
                )
                OR EXISTS (
                    SELECT 1
                    FROM target_files
                    JOIN _class_targets ON _class_targets.target_id = target_files.target_id
                    WHERE target_files.file_id = calls.file_id AND _class_targets.class_id = _class_names.class_id
                )
            )
    ) AS instantiation_count
FROM nib_patterns
JOIN files ON files.id = nib_patterns.file_id
LEFT JOIN _own_nibs ON _own_nibs.file_id = nib_patterns.file_id
WHERE nib_patterns.pattern IN ('owner-view', 'root-view-class', 'cell', 'plain-view') AND nib_patterns.view_count > 0;

-- Objects with a Swift class that has no Objective-C name, if the nib does not name its module. The runtime does not find the class, so the load creates an object of the element's default class. One row per object.
CREATE VIEW _unfound_objects AS
SELECT
    -- Row id of the object.
    objects.id AS object
FROM objects
JOIN named_classes ON named_classes.file_id = objects.file_id AND named_classes.name = objects.class AND named_classes.module IS NULL
JOIN classes ON classes.id = named_classes.class_id AND classes.kind = 'project'
JOIN files ON files.id = classes.file_id AND files.kind = 'swift'
JOIN declarations ON declarations.id = classes.declaration_id AND declarations.objc_name IS NULL
WHERE objects.custom_class IS NOT NULL AND objects.custom_module IS NULL AND objects.custom_module_provider IS NULL;

-- Instance methods with a body, and whether each of them calls the method of the superclass: one row per method of a class. Methods in headers are omitted, because headers contain no bodies.
CREATE VIEW _method_bodies AS
WITH
bodies AS (
    SELECT
        _declaration_classes.class_id AS class_id,
        members.file_id AS file_id,
        members.class AS class,
        coalesce(members.source_name, members.name) AS source_name,
        CASE
            WHEN members.name = 'awakeAfterUsing:' THEN 'awakeAfterUsingCoder:'
            WHEN members.name IN ('initWithCoder:', 'initWithFrame:', 'awakeAfterUsingCoder:') OR members.name GLOB 'init*:*:*' THEN members.name
            WHEN members.name GLOB 'init*' THEN rtrim(members.name, ':')
            ELSE substr(coalesce(members.source_name, members.name), 1, instr(coalesce(members.source_name, members.name) || ':', ':') - 1)
        END AS name
    FROM members
    JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
    JOIN files ON files.id = members.file_id
    WHERE members.kind IN ('method', 'action')
        AND members.is_static = 0
        AND members.is_requirement = 0
        AND files.path NOT GLOB '*.[hH]'
)
SELECT
    -- Row id of the class.
    bodies.class_id AS class_id,
    -- Name of the method, in the same format as selector and callee in _load_entry_points.
    bodies.name AS name,
    CASE
        WHEN EXISTS (
            SELECT 1
            FROM _super_calls
            WHERE _super_calls.file_id = bodies.file_id
                AND _super_calls.class = bodies.class
                AND _super_calls.name = bodies.source_name
                AND iif(
                    _super_calls.decoding_selector IS NULL,
                    _super_calls.member = bodies.source_name AND bodies.name NOT GLOB 'init*',
                    _super_calls.decoding_selector = bodies.name
                )
        ) THEN 1
        -- All super calls of these methods are stored.
        WHEN bodies.name IN ('init', 'initWithCoder:', 'initWithFrame:', 'awakeFromNib', 'awakeAfterUsingCoder:') THEN 0
        WHEN bodies.name NOT GLOB 'init*' AND EXISTS (
            SELECT 1
            FROM functions
            WHERE functions.file_id = bodies.file_id AND functions.class = bodies.class AND functions.name = bodies.source_name
        ) THEN 0
    -- 1 if the method calls the method of the superclass; 0 if not. NULL if the code of the method is not stored. Also NULL if the method is an initializer other than init, initWithCoder: and initWithFrame:, and no call of the superclass method was found.
    END AS goes_on
FROM bodies;

-- Objects with a method that nib loading calls and that loads another nib, so that this second load happens while the object's own file is being loaded. One row per object, entry point (_load_entry_points) and nib. Only loads that create the objects immediately are included: a controller, for example, loads its nib later. If the nib name is derived from the class, objects of subclasses are omitted, because their nib has a different name. The view also omits methods that a subclass overrides without calling super, and objects whose class the runtime does not find. If a comparison in the code proves that the object does not run a load, the load is omitted, too.
CREATE VIEW _decoding_loads AS
WITH
placed AS MATERIALIZED (
    SELECT
        objects.id AS object,
        objects.file_id AS file_id,
        objects.tag AS tag,
        objects.base_class AS base_class,
        files.platform AS platform,
        named_classes.class_id AS object_class_id,
        _made_objects.initializer AS initializer,
        loaded_nibs.file_id AS nib_file_id,
        nib_loads.member AS member,
        _load_entry_points.*,
        hook.distance AS hook_distance,
        home.distance AS home_distance
    FROM _load_entry_points
    JOIN nib_loads ON nib_loads.id = _load_entry_points.load_id
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    JOIN class_ancestors ON class_ancestors.ancestor_id = _load_entry_points.class_id
    JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
    JOIN files ON files.id = objects.file_id
    JOIN _made_objects ON _made_objects.object = objects.id
    LEFT JOIN class_ancestors AS hook ON hook.class_id = class_ancestors.class_id AND hook.ancestor_id = _load_entry_points.hook_class_id
    LEFT JOIN _load_classes ON _load_classes.load_id = nib_loads.id
    LEFT JOIN class_ancestors AS home ON home.class_id = class_ancestors.class_id AND home.ancestor_id = _load_classes.class_id
    WHERE objects.role IS NULL
        AND (class_ancestors.distance = 0 OR (nib_loads.is_by_class = 0 AND nib_loads.certainty <> 'rule'))
        AND (
            _load_entry_points.selector IN ('awakeFromNib', _made_objects.initializer)
            OR (_load_entry_points.selector = 'awakeAfterUsingCoder:' AND _made_objects.initializer = 'initWithCoder:')
        )
        AND objects.id NOT IN (SELECT _unfound_objects.object FROM _unfound_objects)
),
-- override: NULL: no subclass overrides a method that leads to the load; 0: every override calls super; 1: this is unknown;
-- 2: an override does not call super.
overridden AS MATERIALIZED (
    SELECT
        placed.*,
        (
            SELECT max(CASE _method_bodies.goes_on WHEN 0 THEN 2 WHEN 1 THEN 0 ELSE 1 END)
            FROM class_ancestors AS lower
            JOIN _method_bodies ON _method_bodies.class_id = lower.ancestor_id
            WHERE lower.class_id = placed.object_class_id
                AND (
                    (_method_bodies.name = placed.selector AND lower.distance < placed.hook_distance)
                    OR (
                        _method_bodies.name IN (placed.callee, substr(placed.member, 1, instr(placed.member || ':', ':') - 1))
                        AND _method_bodies.name <> placed.selector
                        AND lower.distance < placed.home_distance
                    )
                )
        ) AS override
    FROM placed
),
-- Value that the property in the condition has when the object receives the message; NULL if unknown.
valued AS MATERIALIZED (
    SELECT
        overridden.*,
        CASE
            WHEN overridden.guard IS NULL THEN NULL
            WHEN overridden.guard = 'subviews' THEN iif(
                overridden.base_class IN ('UIView', 'NSView')
                    AND (overridden.initializer = 'initWithCoder:' OR overridden.selector = 'awakeFromNib')
                    -- The initializer of the object runs before awakeFromNib, and may add subviews.
                    AND (overridden.selector = 'initWithCoder:' OR NOT EXISTS (
                        SELECT 1
                        FROM class_ancestors
                        JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
                        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
                        JOIN _self_calls ON _self_calls.file_id = declarations.file_id AND _self_calls.class = declarations.name
                        WHERE class_ancestors.class_id = overridden.object_class_id AND _self_calls.member = overridden.initializer
                    )),
                (SELECT count(*) FROM objects AS subviews WHERE subviews.parent = overridden.object AND subviews.key = 'subviews'),
                NULL
            )
            WHEN overridden.selector NOT IN ('awakeFromNib', 'awakeAfterUsingCoder:') THEN NULL
            -- The object's own code sets the property, or implements its getter.
            WHEN EXISTS (
                SELECT 1
                FROM _class_assignments
                WHERE _class_assignments.class_id = overridden.object_class_id
                    AND (ltrim(_class_assignments.name, '_') = overridden.guard OR lower(_class_assignments.name) = 'set' || lower(overridden.guard))
                    AND _class_assignments.member NOT IN (
                        overridden.selector,
                        overridden.member,
                        coalesce(overridden.callee, overridden.member),
                        iif(overridden.selector = 'awakeAfterUsingCoder:', 'awakeAfter', overridden.selector)
                    )
            ) OR EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN _method_bodies ON _method_bodies.class_id = class_ancestors.ancestor_id
                WHERE class_ancestors.class_id = overridden.object_class_id AND _method_bodies.name = overridden.guard
            ) THEN NULL
            -- Nib loading sets attributes and outlets before it sends awakeFromNib, and other objects may set any property.
            WHEN overridden.selector = 'awakeFromNib' AND (
                EXISTS (
                    SELECT 1
                    FROM runtime_attributes
                    WHERE runtime_attributes.object = overridden.object AND runtime_attributes.key_path = overridden.guard
                )
                OR EXISTS (SELECT 1 FROM connections WHERE connections.name = overridden.guard AND connections.kind IN ('outlet', 'outletCollection'))
                OR EXISTS (
                    SELECT 1
                    FROM assignments
                    WHERE assignments.name IN (overridden.guard, 'set' || upper(substr(overridden.guard, 1, 1)) || substr(overridden.guard, 2))
                        AND assignments.object IS NOT NULL
                        AND assignments.object <> 'self'
                )
            ) THEN NULL
            WHEN overridden.guard = 'tag' THEN iif(overridden.platform IN ('iOS', 'tvOS'), coalesce(overridden.tag, 0), NULL)
            ELSE (
                SELECT iif(
                    count(*) = count(members.initial_number) AND min(members.initial_number) = max(members.initial_number),
                    min(members.initial_number),
                    NULL
                )
                FROM class_ancestors
                JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
                JOIN members ON members.declaration_id = _declaration_classes.declaration_id
                WHERE class_ancestors.class_id = overridden.object_class_id
                    AND overridden.guard IN (ltrim(members.name, '_'), members.getter)
                    AND members.is_static = 0
                    AND members.is_requirement = 0
            )
        END AS value
    FROM overridden
    WHERE overridden.override IS NOT 2
),
compared AS MATERIALIZED (
    SELECT
        valued.*,
        CASE valued.guard_relation
            WHEN '=' THEN valued.value = valued.guard_number
            WHEN '<>' THEN valued.value <> valued.guard_number
            WHEN '<' THEN valued.value < valued.guard_number
            WHEN '<=' THEN valued.value <= valued.guard_number
            WHEN '>' THEN valued.value > valued.guard_number
            WHEN '>=' THEN valued.value >= valued.guard_number
        END AS holds
    FROM valued
)
SELECT
    -- Row id of the object.
    compared.object AS object,
    -- File that contains the object.
    compared.file_id AS file_id,
    -- Nib that is loaded.
    compared.nib_file_id AS nib_file_id,
    -- Row id of the load.
    compared.load_id AS load_id,
    -- Message that nib loading sends to the object and that leads to the load; see _load_entry_points.selector.
    compared.selector AS selector,
    -- Property that the condition of the load compares; see _load_entry_points.guard.
    compared.guard AS guard,
    -- 1 if it is certain that the load runs; 0 if this depends on something unknown.
    iif(coalesce(compared.override, 0) = 0 AND (compared.is_conditional = 0 OR compared.holds IS 1), 1, 0) AS is_certain
FROM compared
WHERE compared.is_conditional = 0 OR compared.holds IS NOT 0;

-- Stand-ins: views that awakeAfterUsingCoder: replaces with a view from a nib when they are decoded. One row per view, nib and load. The root object of that nib is not a stand-in.
-- example: SELECT objects.class, files.path FROM stand_ins JOIN objects ON objects.id = stand_ins.object JOIN files ON files.id = stand_ins.nib_file_id
CREATE VIEW stand_ins AS
SELECT
    -- Row id of the view that is replaced.
    _decoding_loads.object AS object,
    -- File that contains the view.
    _decoding_loads.file_id AS file_id,
    -- Nib that contains the replacement.
    _decoding_loads.nib_file_id AS nib_file_id,
    -- Row id of the load.
    _decoding_loads.load_id AS load_id,
    -- 1 if it is certain that the view is replaced; 0 if this depends on something unknown.
    max(_decoding_loads.is_certain) AS is_certain
FROM _decoding_loads
WHERE _decoding_loads.selector = 'awakeAfterUsingCoder:'
    AND _decoding_loads.load_id IN (SELECT _load_uses.load_id FROM _load_uses WHERE _load_uses.kind = 'replaces')
    AND NOT EXISTS (
        SELECT 1
        FROM loaded_nibs
        JOIN nib_patterns ON nib_patterns.file_id = loaded_nibs.file_id
        WHERE loaded_nibs.load_id = _decoding_loads.load_id AND nib_patterns.root = _decoding_loads.object
    )
    -- If the condition is unknown, views with subviews are excluded, because the condition may test the subviews.
    AND (
        _decoding_loads.is_certain
        OR _decoding_loads.guard IS NOT NULL
        OR NOT EXISTS (SELECT 1 FROM objects AS subview WHERE subview.parent = _decoding_loads.object AND subview.key = 'subviews')
    )
GROUP BY _decoding_loads.object, _decoding_loads.nib_file_id, _decoding_loads.load_id;

-- The class of the replacement of each stand-in: one row per stand-in whose replacement is certain. Outlets, actions and runtime attributes of the stand-in apply to the replacement.
CREATE VIEW _replacements AS
SELECT
    -- Row id of the object that is replaced.
    stand_ins.object AS object,
    -- Row id of the class of the replacement.
    min(nib_patterns.root_class_id) AS class_id,
    -- Name of that class.
    min(nib_patterns.root_class) AS class
FROM stand_ins
LEFT JOIN nib_patterns ON nib_patterns.file_id = stand_ins.nib_file_id
GROUP BY stand_ins.object
HAVING max(stand_ins.is_certain) = 1
    AND count(*) = count(nib_patterns.root_class_id)
    AND count(DISTINCT nib_patterns.root_class_id) = 1;

-- Trees whose indexed sources cannot contain most of the code for their nibs. Either no Swift or Objective-C source is indexed, or the nibs name more undeclared classes than the sources declare. In the second case, the code is probably in another language. One row per tree.
CREATE VIEW _sparse_source_trees AS
SELECT
    -- Row id of the tree.
    trees.id AS tree_id
FROM trees
WHERE trees.id NOT IN (SELECT files.tree_id FROM files WHERE files.kind IN ('swift', 'objc'))
    OR (
        SELECT count(DISTINCT named_classes.name)
        FROM files
        JOIN named_classes ON named_classes.file_id = files.id
        WHERE files.tree_id = trees.id AND named_classes.certainty = 'named' AND named_classes.module IS NULL
    ) > (SELECT count(*) FROM classes WHERE classes.tree_id = trees.id AND classes.kind = 'project');

-- Framework calls that register and request reusable views.
CREATE VIEW _reuse_calls AS
WITH
named (call, purpose, class, raises) AS (
    VALUES
        ('register(_:forCellReuseIdentifier:)', 'registers', 'UITableViewCell', 0),
        ('registerNib(_:forCellReuseIdentifier:)', 'registers', 'UITableViewCell', 0),
        ('registerNib:forCellReuseIdentifier:', 'registers', 'UITableViewCell', 0),
        ('registerClass(_:forCellReuseIdentifier:)', 'registers', 'UITableViewCell', 0),
        ('registerClass:forCellReuseIdentifier:', 'registers', 'UITableViewCell', 0),
        ('register(_:forHeaderFooterViewReuseIdentifier:)', 'registers', 'UITableViewHeaderFooterView', 0),
        ('registerNib(_:forHeaderFooterViewReuseIdentifier:)', 'registers', 'UITableViewHeaderFooterView', 0),
        ('registerNib:forHeaderFooterViewReuseIdentifier:', 'registers', 'UITableViewHeaderFooterView', 0),
        ('registerClass(_:forHeaderFooterViewReuseIdentifier:)', 'registers', 'UITableViewHeaderFooterView', 0),
        ('registerClass:forHeaderFooterViewReuseIdentifier:', 'registers', 'UITableViewHeaderFooterView', 0),
        ('register(_:forCellWithReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerNib(_:forCellWithReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerNib:forCellWithReuseIdentifier:', 'registers', 'UICollectionReusableView', 0),
        ('registerClass(_:forCellWithReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerClass:forCellWithReuseIdentifier:', 'registers', 'UICollectionReusableView', 0),
        ('register(_:forSupplementaryViewOfKind:withReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerNib(_:forSupplementaryViewOfKind:withReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerNib:forSupplementaryViewOfKind:withReuseIdentifier:', 'registers', 'UICollectionReusableView', 0),
        ('registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:)', 'registers', 'UICollectionReusableView', 0),
        ('registerClass:forSupplementaryViewOfKind:withReuseIdentifier:', 'registers', 'UICollectionReusableView', 0),
        ('dequeueReusableCell(withIdentifier:)', 'dequeues', 'UITableViewCell', 0),
        ('dequeueReusableCellWithIdentifier(_:)', 'dequeues', 'UITableViewCell', 0),
        ('dequeueReusableCellWithIdentifier:', 'dequeues', 'UITableViewCell', 0),
        ('dequeueReusableCell(withIdentifier:for:)', 'dequeues', 'UITableViewCell', 1),
        ('dequeueReusableCellWithIdentifier(_:forIndexPath:)', 'dequeues', 'UITableViewCell', 1),
        ('dequeueReusableCellWithIdentifier:forIndexPath:', 'dequeues', 'UITableViewCell', 1),
        ('dequeueReusableCell(withReuseIdentifier:for:)', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableCellWithReuseIdentifier(_:forIndexPath:)', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableCellWithReuseIdentifier:forIndexPath:', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:)', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:', 'dequeues', 'UICollectionReusableView', 1),
        ('dequeueReusableAnnotationView(withIdentifier:for:)', 'dequeues', 'MKAnnotationView', 1),
        ('makeView(withIdentifier:owner:)', 'dequeues', 'NSView', 0),
        ('makeViewWithIdentifier:owner:', 'dequeues', 'NSView', 0),
        ('makeItem(withIdentifier:for:)', 'dequeues', 'NSCollectionViewItem', 1),
        ('makeItemWithIdentifier:forIndexPath:', 'dequeues', 'NSCollectionViewItem', 1),
        ('makeSupplementaryView(ofKind:withIdentifier:for:)', 'dequeues', 'NSView', 1),
        ('makeSupplementaryViewOfKind:withIdentifier:forIndexPath:', 'dequeues', 'NSView', 1)
)
SELECT
    -- The call; see nib_loads.call and identifiers.call.
    named.call AS call,
    -- registers or dequeues.
    named.purpose AS purpose,
    -- Class that the view must have or descend from.
    named.class AS class,
    -- 1 if the call raises an exception when nothing has the identifier; 0 if it returns nil, or if it registers a view.
    named.raises AS raises
FROM named;
