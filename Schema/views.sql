-- Views for people. The comment before a view or column is its documentation.

-- Nibs and storyboards: the files of Interface Builder alone.
CREATE VIEW nibs AS
SELECT
    -- Row id.
    files.id AS id,
    -- Root that the file lies under.
    files.root_id AS root_id,
    -- Path relative to the root, with /; the bytes on disk.
    files.path AS path,
    -- Nib name: the file name without extension and device suffix.
    files.name AS name,
    -- xib, storyboard, nib (a .nib file, or a file inside a .nib bundle); swift, objc (.m, .mm, .h); project (project.pbxproj), package (Package.swift), podspec, plist (an Info.plist), xcconfig. The view nibs has the first three alone.
    files.kind AS kind,
    -- document, archive, empty, binaryPropertyList, nibArchive, propertyList, textPropertyList, typedStream, otherXML; source (Swift, Objective-C); settings (projects, packages, property lists); error.
    files.format AS format,
    -- iOS, macOS, tvOS or watchOS; NULL where the target runtime is none of theirs.
    files.platform AS platform,
    -- Language folder without .lproj (Base, de, zh-Hans); NULL outside one.
    files.localization AS localization,
    -- Device suffix of the file name (ipad, iphone); NULL without one.
    files.device AS device,
    -- Path of the .nib bundle that holds the file; NULL outside one.
    files.bundle_path AS bundle_path,
    -- Path without its .lproj folder: the same for all copies of one nib.
    files.logical_path AS logical_path,
    -- Document type of the root element.
    files.document_type AS document_type,
    -- Format version of the root element (3.0; archives 7.x, 8.00).
    files.document_version AS document_version,
    -- Target runtime, as written.
    files.target_runtime AS target_runtime,
    -- Version of the Xcode that saved the file (toolsVersion), dotted.
    files.tools_version AS tools_version,
    -- Build of the macOS that saved the file.
    files.system_version AS system_version,
    -- Deployment target, as written: a version, or a number such as 2304.
    files.deployment AS deployment,
    -- 1 where auto layout is on.
    files.use_autolayout AS use_autolayout,
    -- 1 where safe area layout guides are on.
    files.use_safe_areas AS use_safe_areas,
    -- 1 where trait variations (size classes) are on.
    files.use_trait_collections AS use_trait_collections,
    -- 1 for a launch screen.
    files.launch_screen AS launch_screen,
    -- Object id of the initial controller of a storyboard.
    files.initial_controller_id AS initial_controller_id,
    -- How deep objects nest; 0 without objects.
    files.depth AS depth,
    -- Everything else that the file says of itself, as a JSON object.
    files.attributes AS attributes,
    -- Why the file could not be read, or what is wrong with one that was read nevertheless (its format is then not error); else NULL.
    files.error AS error,
    -- Line of the error, 1-based.
    files.error_line AS error_line,
    -- Column of the error, 1-based.
    files.error_column AS error_column,
    -- Size in bytes.
    files.size AS size,
    -- SHA-256 of the bytes, in hexadecimal; NULL where they were not read.
    files.content_hash AS content_hash,
    -- Bookkeeping: inode.
    files.inode AS inode,
    -- Bookkeeping: time of the last change of content, in nanoseconds since 1970.
    files.mtime_ns AS mtime_ns,
    -- Bookkeeping: time of the last change of the inode, in nanoseconds since 1970.
    files.ctime_ns AS ctime_ns
FROM files
WHERE files.kind IN ('xib', 'storyboard', 'nib');

-- Which row of classes the class of an object is. At most one row per object: none where several classes could be meant.
CREATE VIEW object_classes AS
SELECT
    -- Row id of the object.
    objects.id AS object,
    -- Row id of the class.
    named_classes.class AS class,
    -- declared: one declaration fits; framework: a class of the platform; named: told by name and module alone, as nothing that was indexed declares it.
    named_classes.certainty AS certainty
FROM objects
JOIN named_classes ON named_classes.file_id = objects.file_id
    AND named_classes.name = objects.class
    AND named_classes.module IS objects.custom_module
WHERE named_classes.class IS NOT NULL AND objects.role IS NOT 'firstResponder';

-- Members with the class that has them; a member of a category or extension belongs to the class that is extended.
CREATE VIEW class_members AS
SELECT
    -- Row id of the class; NULL where several classes could be meant.
    declarations.class AS class,
    -- Row id of the member.
    members.id AS member,
    -- Name of the class, as the declaration has it.
    members.class AS class_name,
    -- Kind of the member.
    members.kind AS kind,
    -- Property, or selector.
    members.name AS name,
    -- Setter.
    members.setter AS setter,
    -- Class of an outlet.
    members.type AS type,
    -- visible, inferred, hidden.
    members.visibility AS visibility,
    -- 1 for an instance variable.
    members.is_variable AS is_variable,
    -- Path of the file that declares the member.
    files.path AS path,
    -- Line, 1-based.
    members.line AS line,
    -- Column, 1-based.
    members."column" AS "column"
FROM members
JOIN declarations ON declarations.id = members.declaration
JOIN files ON files.id = members.file_id;

-- Who loads which nib: one row per load and file that it may load.
CREATE VIEW nib_usage AS
SELECT
    -- Path of the nib or storyboard.
    nibs.path AS path,
    -- Its row id in files.
    loaded_nibs.file_id AS file_id,
    -- The call, override or key.
    nib_loads.call AS call,
    -- literal, resolved or rule.
    nib_loads.certainty AS certainty,
    -- Class of the owner, where it is told.
    nib_loads.owner_class AS owner_class,
    -- Owner as written.
    nib_loads.owner AS owner,
    -- Class whose code it is.
    nib_loads.class AS class,
    -- Path of the source.
    files.path AS source_path,
    -- Line of the load, 1-based.
    nib_loads.line AS line,
    -- Column of the load, 1-based.
    nib_loads."column" AS "column",
    -- Row id of the load.
    nib_loads.id AS load
FROM loaded_nibs
JOIN nib_loads ON nib_loads.id = loaded_nibs.load
JOIN files ON files.id = nib_loads.file_id
JOIN files AS nibs ON nibs.id = loaded_nibs.file_id;

-- Where classes are used in the files, one row per use. The proxies of the first responder and of the application stand for no class.
CREATE VIEW class_usage AS
SELECT
    -- Name of the class.
    objects.class AS class,
    -- Module that the file gives.
    objects.custom_module AS module,
    -- owner: File's Owner; root: object at the top of a xib or of a scene; object: any other; segue, constraint: class of one.
    CASE
        WHEN objects.role = 'filesOwner' THEN 'owner'
        WHEN objects.parent IS NULL THEN 'root'
        ELSE 'object'
    END AS used_as,
    -- File of the use.
    objects.file_id AS file_id,
    -- Path of the file.
    files.path AS path,
    -- Row id of the object; for a segue of its source, for a constraint of the view that lists it.
    objects.id AS object,
    -- Object id, or the id of the segue or constraint.
    objects.object_id AS object_id,
    -- Element.
    objects.element AS element,
    -- Line, 1-based.
    objects.line AS line,
    -- Column, 1-based.
    objects."column" AS "column"
FROM objects
JOIN files ON files.id = objects.file_id
WHERE objects.class <> '-'
    AND (
        objects.role IS NULL
        OR objects.role = 'externalObject'
        OR (objects.role = 'filesOwner' AND objects.custom_class IS NOT NULL)
        OR (objects.role = 'application' AND objects.class NOT IN ('NSObject', 'NSApplication'))
    )
UNION ALL
SELECT
    connections.custom_class,
    connections.custom_module,
    'segue',
    connections.file_id,
    files.path,
    connections.source,
    connections.connection_id,
    'segue',
    connections.line,
    connections."column"
FROM connections
JOIN files ON files.id = connections.file_id
WHERE connections.custom_class IS NOT NULL
UNION ALL
SELECT
    constraints.custom_class,
    constraints.custom_module,
    'constraint',
    constraints.file_id,
    files.path,
    constraints.owner,
    constraints.constraint_id,
    'constraint',
    constraints.line,
    constraints."column"
FROM constraints
JOIN files ON files.id = constraints.file_id
WHERE constraints.custom_class IS NOT NULL;

-- Outlets with both ends spelt out: which class has which outlet, set to what.
CREATE VIEW outlets AS
SELECT
    -- Path of the file.
    files.path AS path,
    -- Line of the connection, 1-based.
    connections.line AS line,
    -- Column of the connection, 1-based.
    connections."column" AS "column",
    -- outlet or outletCollection.
    connections.kind AS kind,
    -- Name of the outlet.
    connections.name AS name,
    -- Class that has the outlet.
    source.class AS source_class,
    -- Object id of the source.
    connections.source_id AS source_id,
    -- Class that the outlet is set to; NULL for a constraint.
    destination.class AS destination_class,
    -- Id of the destination.
    connections.destination_id AS destination_id,
    -- File.
    connections.file_id AS file_id
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN objects AS source ON source.id = connections.source
LEFT JOIN objects AS destination ON destination.id = connections.destination
WHERE connections.kind IN ('outlet', 'outletCollection');

-- Actions with both ends spelt out: who sends which selector to whom.
CREATE VIEW actions AS
SELECT
    -- Path of the file.
    files.path AS path,
    -- Line of the connection, 1-based.
    connections.line AS line,
    -- Column of the connection, 1-based.
    connections."column" AS "column",
    -- Selector.
    connections.name AS selector,
    -- Control event (iOS), or trigger (macOS) where it is not the plain one.
    coalesce(connections.event_type, connections."trigger") AS event,
    -- Class of the sender.
    source.class AS sender_class,
    -- Object id of the sender.
    connections.source_id AS sender_id,
    -- Title or text of the sender; on macOS that of its cell.
    coalesce(source.text, cell.text) AS sender_text,
    -- Class of the target; the first responder's is no class.
    CASE WHEN destination.role = 'firstResponder' THEN 'First Responder' ELSE destination.class END AS target_class,
    -- Object id of the target.
    connections.destination_id AS target_id,
    -- File.
    connections.file_id AS file_id
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN objects AS source ON source.id = connections.source
LEFT JOIN objects AS cell ON cell.parent = source.id AND cell.key = 'cell'
LEFT JOIN objects AS destination ON destination.id = connections.destination
WHERE connections.kind = 'action';

-- Which classes are known to own a nib when it is loaded: one row per load that tells the class of its owner, and class of that name.
CREATE VIEW nib_owners AS
SELECT
    -- The nib.
    loaded_nibs.file_id AS file_id,
    -- Row id of the load.
    nib_loads.id AS load,
    -- Row id of the class. Where the owner is self, it may be a subclass at run time.
    class_names.class AS class
FROM loaded_nibs
JOIN nib_loads ON nib_loads.id = loaded_nibs.load
JOIN class_names ON class_names.name = nib_loads.owner_class;

-- Whether the object that must answer a connection can: one row per outlet, outlet collection and action. The rules are those of the platform: on iOS and tvOS key-value coding sets an outlet; on macOS it takes setKey:, or a variable of just that name.
CREATE VIEW connection_answers AS
SELECT
    -- Row id of the connection.
    connections.id AS connection,
    -- key: an outlet is set on its source; selector: an action is sent to its destination.
    CASE connections.kind WHEN 'action' THEN 'selector' ELSE 'key' END AS asked,
    -- The key, or the selector.
    connections.name AS name,
    -- Row id of the object that must answer; NULL for an action without target.
    objects.id AS object,
    -- Row id of its class; NULL where it is not known. A File's Owner is taken at the nib's word.
    object_classes.class AS class,
    CASE
        WHEN coalesce(keys.sight, selectors.sight) = 'visible' THEN 'yes'
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN framework_members ON framework_members.class = class_ancestors.name
                AND framework_members.name = connections.name
            WHERE class_ancestors.class = object_classes.class
                AND (framework_members.kind = 'action') = (connections.kind = 'action')
                AND instr(
                    ' ' || coalesce(framework_members.platforms, files.platform, '') || ' ',
                    ' ' || coalesce(files.platform, '') || ' '
                ) > 0
        ) OR EXISTS (
            SELECT 1
            FROM classes
            JOIN class_ancestors ON class_ancestors.class = classes.id
            JOIN framework_members ON framework_members.class = class_ancestors.name
                AND framework_members.name = connections.name
            WHERE classes.name = objects.base_class
                AND classes.kind = 'framework'
                AND objects.role IS NULL
                AND (framework_members.kind = 'action') = (connections.kind = 'action')
                AND instr(
                    ' ' || coalesce(framework_members.platforms, files.platform, '') || ' ',
                    ' ' || coalesce(files.platform, '') || ' '
                ) > 0
        ) THEN 'framework'
        WHEN objects.role = 'firstResponder' OR (connections.kind = 'action' AND connections.destination_id IS NULL) THEN CASE
            WHEN EXISTS (
                SELECT 1
                FROM class_selectors
                WHERE class_selectors.selector = connections.name AND class_selectors.sight <> 'hidden'
            ) THEN 'yes'
            WHEN EXISTS (
                SELECT 1
                FROM framework_members
                WHERE framework_members.name = connections.name AND framework_members.kind = 'action'
            ) THEN 'framework'
            ELSE iif(EXISTS (SELECT 1 FROM class_selectors), 'no', 'unknown')
        END
        WHEN objects.role = 'application' AND objects.class = 'NSObject' THEN iif(
            EXISTS (
                SELECT 1
                FROM framework_members
                WHERE framework_members.class IN ('NSApplication', 'NSResponder')
                    AND framework_members.name = connections.name
            ),
            'framework',
            'unknown'
        )
        WHEN objects.role = 'filesOwner' AND EXISTS (
            SELECT 1
            FROM nib_owners
            JOIN class_ancestors AS below ON below.ancestor = nib_owners.class
            JOIN class_ancestors AS above ON above.class = below.class
            JOIN class_keys ON class_keys.class = above.ancestor AND class_keys.key = connections.name
            WHERE nib_owners.file_id = connections.file_id
                AND connections.kind <> 'action'
                AND class_keys.sight = 'visible'
                AND (files.platform IS NOT 'macOS' OR class_keys.is_loose IS NULL)
        ) THEN 'otherOwner'
        WHEN objects.role = 'filesOwner' AND EXISTS (
            SELECT 1
            FROM nib_owners
            JOIN class_ancestors AS below ON below.ancestor = nib_owners.class
            JOIN class_ancestors AS above ON above.class = below.class
            JOIN class_selectors ON class_selectors.class = above.ancestor
                AND class_selectors.selector = connections.name
            WHERE nib_owners.file_id = connections.file_id
                AND connections.kind = 'action'
                AND class_selectors.sight = 'visible'
        ) THEN 'otherOwner'
        WHEN described.id IS NOT NULL THEN 'described'
        WHEN object_classes.class IS NULL
            OR coalesce(keys.sight, selectors.sight) = 'possible'
            OR (connections.kind <> 'action' AND EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN class_selectors ON class_selectors.class = class_ancestors.ancestor
                WHERE class_ancestors.class = object_classes.class
                    AND class_selectors.selector = 'setValue:forUndefinedKey:'
            ))
            OR (objects.role = 'filesOwner' AND objects.custom_class IS NULL)
            OR EXISTS (
                SELECT 1
                FROM class_ancestors
                JOIN classes ON classes.id = class_ancestors.ancestor
                WHERE class_ancestors.class = object_classes.class AND classes.kind = 'unknown'
            ) THEN 'unknown'
        WHEN coalesce(keys.sight, selectors.sight) = 'hidden' THEN 'hidden'
        WHEN EXISTS (
            SELECT 1 FROM classes WHERE classes.id = object_classes.class AND classes.kind = 'framework'
        ) THEN 'unknown'
        ELSE 'no'
    -- yes: a source declares it, for the class or above it (member); framework: a framework class above it, or the element's own, offers it; described: the file's own description of the class lists it (member); otherOwner: the class that the nib names has it not, but one that is known to own the nib has; no: every class up to the framework's is known, and none has it; hidden: only Swift code sees it (member); unknown: a class is not known, or takes any key (setValue:forUndefinedKey:), or the framework's is not known well enough. For the First Responder: yes where any class of the sources has the selector; unknown without sources.
    END AS answer,
    coalesce(keys.member, selectors.member, described.id, CASE
        WHEN objects.role = 'firstResponder' OR (connections.kind = 'action' AND connections.destination_id IS NULL) THEN (
            SELECT class_selectors.member
            FROM class_selectors
            JOIN members ON members.id = class_selectors.member
            JOIN files AS homes ON homes.id = members.file_id
            WHERE class_selectors.selector = connections.name
                AND class_selectors.sight <> 'hidden'
                AND connections.kind = 'action'
            ORDER BY homes.path LIKE '%.h', members.id
            LIMIT 1
        )
    -- Row id of the member that answers, or that is hidden: of the nearest superclass. For the First Responder the first of all that could.
    END) AS member
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN objects ON objects.id = iif(connections.kind = 'action', connections.destination, connections.source)
LEFT JOIN object_classes ON object_classes.object = objects.id
LEFT JOIN class_keys AS keys ON keys.id = (
    SELECT class_keys.id
    FROM class_ancestors
    JOIN class_keys ON class_keys.class = class_ancestors.ancestor
        AND class_keys.key = connections.name
    JOIN members ON members.id = class_keys.member
    WHERE connections.kind <> 'action'
        AND class_ancestors.class = object_classes.class
        AND (files.platform IS NOT 'macOS' OR class_keys.is_loose IS NULL)
    ORDER BY
        CASE class_keys.sight WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        members.kind NOT IN ('outlet', 'outletCollection'),
        members.is_variable IS NOT NULL,
        members.id
    LIMIT 1
)
LEFT JOIN class_selectors AS selectors ON selectors.id = (
    SELECT class_selectors.id
    FROM class_ancestors
    JOIN class_selectors ON class_selectors.class = class_ancestors.ancestor
        AND class_selectors.selector = connections.name
    JOIN members ON members.id = class_selectors.member
    JOIN files AS homes ON homes.id = members.file_id
    WHERE connections.kind = 'action' AND class_ancestors.class = object_classes.class
    ORDER BY
        CASE class_selectors.sight WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        homes.path LIKE '%.h',
        members.id
    LIMIT 1
)
LEFT JOIN members AS described ON described.id = (
    SELECT members.id
    FROM class_ancestors
    JOIN members ON members.class = class_ancestors.name AND members.name = connections.name
    WHERE class_ancestors.class = object_classes.class
        AND members.provenance = 'description'
        AND (members.kind = 'action') = (connections.kind = 'action')
    ORDER BY class_ancestors.distance, members.id
    LIMIT 1
)
WHERE connections.kind IN ('outlet', 'outletCollection', 'action') AND connections.name IS NOT NULL;
