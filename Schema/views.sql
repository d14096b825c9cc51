-- Views for people. The comment before a view or column is its documentation.

-- Nibs (xibs, storyboards and .nib files): the rows for these files in the table files.
-- example: SELECT path, tools_version FROM nibs WHERE kind = 'storyboard'
CREATE VIEW nibs AS
SELECT
    -- Row id.
    files.id AS id,
    -- Tree of the file.
    files.tree_id AS tree_id,
    -- Path relative to the root of the tree, with / as the separator, in the same bytes as on disk.
    files.path AS path,
    -- Path as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    files.display_path AS display_path,
    -- Nib name: the file name without extension and device suffix.
    files.name AS name,
    -- xib, storyboard, or nib (a .nib file, or a file inside a .nib bundle).
    files.kind AS kind,
    -- document, archive, empty, binaryPropertyList, nibArchive, compiledStoryboard, propertyList, textPropertyList, typedStream, otherXML or error.
    files.format AS format,
    -- iOS, macOS, tvOS or watchOS; NULL for any other target runtime.
    files.platform AS platform,
    -- Name of the language folder without .lproj (Base, de, zh-Hans); NULL if the file is not in a language folder.
    files.localization AS localization,
    -- Device suffix of the file name (ipad, iphone); NULL if there is no suffix.
    files.device AS device,
    -- Path of the .nib bundle that contains the file; NULL if there is none.
    files.bundle_path AS bundle_path,
    -- Folder of the path, with / at its end; empty for the root of the tree.
    files.folder AS folder,
    -- Path without the .lproj folder. It is the same for all localized variants of a nib.
    files.logical_path AS logical_path,
    -- Folder of the logical path, with / at its end; empty for the root of the tree.
    files.logical_folder AS logical_folder,
    -- Origin of the code. vendored: third-party code, according to .gitattributes or to the name of an enclosing folder, such as Pods or Shop.framework. test: only test targets contain the file, or no target contains it and an enclosing folder has the name of a test folder. own: all other files.
    files.origin AS origin,
    -- Bookkeeping: vendored or test, if .gitattributes or the path determines the origin; else NULL.
    files.marked_origin AS marked_origin,
    -- Document type of the root element.
    files.document_type AS document_type,
    -- Format version of the root element (3.0; archives 7.x, 8.00).
    files.document_version AS document_version,
    -- Target runtime, as written.
    files.target_runtime AS target_runtime,
    -- Tools version (toolsVersion) of the Xcode that saved the file, with dots.
    files.tools_version AS tools_version,
    -- Build number of the macOS on which the file was saved.
    files.system_version AS system_version,
    -- Deployment target, as written: a version, or a number such as 2304.
    files.deployment AS deployment,
    -- 1 if auto layout is on.
    files.use_autolayout AS use_autolayout,
    -- 1 if safe area layout guides are on.
    files.use_safe_areas AS use_safe_areas,
    -- 1 if trait variations (size classes) are on.
    files.use_trait_collections AS use_trait_collections,
    -- 1 for a launch screen.
    files.launch_screen AS launch_screen,
    -- Object id of the initial controller of a storyboard.
    files.initial_controller_id AS initial_controller_id,
    -- Number of nesting levels, from the top to the deepest object; 0 if there are no objects.
    files.depth AS depth,
    -- All other attributes of the root element, as a JSON object.
    files.attributes AS attributes,
    -- Why the file could not be read. If the format is not error, the file was read, and this text describes a problem in it. NULL if there is no problem.
    files.error AS error,
    -- Line of the error, 1-based.
    files.error_line AS error_line,
    -- Column of the error, 1-based.
    files.error_column AS error_column,
    -- Size in bytes.
    files.size AS size,
    -- Id that git computes for the bytes on disk (git hash-object), in hexadecimal; NULL if the file was not read.
    files.content_hash AS content_hash,
    -- Bookkeeping: inode.
    files.inode AS inode,
    -- Bookkeeping: time of the last change of content, in nanoseconds since 1970.
    files.mtime_ns AS mtime_ns,
    -- Bookkeeping: time of the last change of the inode, in nanoseconds since 1970.
    files.ctime_ns AS ctime_ns
FROM files
WHERE files.kind IN ('xib', 'storyboard', 'nib');

-- Names that a query can use for a file: its path, its path with the name of the tree, and its nib name, each after a slash. name GLOB '*/' || 'Foo.xib' also matches the last part of a path.
CREATE VIEW _file_names AS
SELECT
    -- Row id of the file.
    files.id AS file_id,
    -- A slash, followed by the path, the display path or the nib name.
    '/' || files.path AS name
FROM files
UNION ALL
SELECT files.id, '/' || files.display_path
FROM files
WHERE files.display_path <> files.path
UNION ALL
SELECT files.id, '/' || files.name
FROM files;

-- The files that answers cover. This view selects own code. If options select other files, a temporary view of the same name replaces this view.
-- example: SELECT folder, count(*) FROM answered_files GROUP BY folder
CREATE VIEW answered_files AS
SELECT
    -- Row id.
    files.id AS id,
    -- Tree of the file.
    files.tree_id AS tree_id,
    -- Path relative to the root of the tree, with / as the separator, in the same bytes as on disk.
    files.path AS path,
    -- Path as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    files.display_path AS display_path,
    -- Nib name: the file name without extension and device suffix.
    files.name AS name,
    -- xib, storyboard, nib, swift, objc, project, strings and others; see files.kind.
    files.kind AS kind,
    -- document, archive, source, settings, error and others; see files.format.
    files.format AS format,
    -- iOS, macOS, tvOS or watchOS; NULL for any other target runtime.
    files.platform AS platform,
    -- Name of the language folder without .lproj (Base, de, zh-Hans); NULL if the file is not in a language folder.
    files.localization AS localization,
    -- Device suffix of the file name (ipad, iphone); NULL if there is no suffix.
    files.device AS device,
    -- Path of the .nib bundle or asset catalog that contains the file; NULL if there is none.
    files.bundle_path AS bundle_path,
    -- Folder of the path, with / at its end; empty for the root of the tree.
    files.folder AS folder,
    -- Path without the .lproj folder. It is the same for all localized variants of a nib.
    files.logical_path AS logical_path,
    -- Folder of the logical path, with / at its end; empty for the root of the tree.
    files.logical_folder AS logical_folder,
    -- own, vendored or test; see files.origin.
    files.origin AS origin
FROM files
WHERE files.origin = 'own';

-- Nibs that are copies of another nib, with the nib that represents them. Copies are localized variants, variants for a device, and files with the same bytes. Only documents and archives are compared.
CREATE VIEW _nib_copies AS
WITH
variants (file_id, content_hash, path, original_id) AS (
    SELECT
        nibs.id,
        nibs.content_hash,
        nibs.path,
        first_value(nibs.id) OVER (
            PARTITION BY nibs.tree_id, nibs.logical_folder, nibs.name, nibs.kind
            ORDER BY
                nibs.device IS NOT NULL,
                _localization_ranks.rank,
                nibs.path,
                nibs.id
        )
    FROM nibs
    JOIN _localization_ranks ON _localization_ranks.file_id = nibs.id
    WHERE nibs.format IN ('document', 'archive')
),
originals (file_id, original_id) AS (
    SELECT
        variants.file_id,
        first_value(variants.file_id) OVER (PARTITION BY variants.content_hash ORDER BY variants.path, variants.file_id)
    FROM variants
    WHERE variants.file_id = variants.original_id
)
SELECT
    -- Row id of the copy.
    variants.file_id AS file_id,
    -- Row id of the file that represents it.
    originals.original_id AS original_id
FROM variants
JOIN originals ON originals.file_id = variants.original_id
WHERE variants.file_id <> originals.original_id;

-- Nibs, each with the file that represents it. A file that is not a copy represents itself.
-- example: SELECT path FROM nib_originals WHERE is_copy
CREATE VIEW nib_originals AS
SELECT
    -- Row id of the file.
    nibs.id AS file_id,
    -- Path of the file.
    nibs.path AS path,
    -- Row id of the file that represents it.
    coalesce(_nib_copies.original_id, nibs.id) AS original_id,
    -- 1 for a copy.
    _nib_copies.file_id IS NOT NULL AS is_copy
FROM nibs
LEFT JOIN _nib_copies ON _nib_copies.file_id = nibs.id;

-- Objects, each with the row id of its class. If several classes are possible, the object has no row.
-- example: SELECT objects.object_id, classes.module FROM object_classes JOIN objects ON objects.id = object JOIN classes ON classes.id = class_id
CREATE VIEW object_classes AS
SELECT
    -- Row id of the object.
    objects.id AS object,
    -- Row id of the class.
    named_classes.class_id AS class_id,
    -- declared: one class of the sources matches; framework: a framework class; named: no indexed source declares the class, so that only its name and module are known.
    named_classes.certainty AS certainty
FROM objects
JOIN named_classes ON named_classes.file_id = objects.file_id
    AND named_classes.name = objects.class
    AND named_classes.module IS objects.custom_module
WHERE named_classes.class_id IS NOT NULL AND objects.role IS NOT 'firstResponder';

-- Members, each with its class. A member of a category or extension belongs to the extended class.
-- example: SELECT class, name, path, line FROM class_members WHERE kind = 'action'
CREATE VIEW class_members AS
SELECT
    -- Row id of the class; NULL if several classes are possible.
    _declaration_classes.class_id AS class_id,
    -- Row id of the member.
    members.id AS member_id,
    -- Name of the class, as written in the declaration.
    members.class AS class,
    -- Kind of the member.
    members.kind AS kind,
    -- Property, or selector.
    members.name AS name,
    -- Selector of the setter; NULL if there is no setter.
    members.setter AS setter,
    -- Type; see members.type.
    members.type AS type,
    -- visible, inferred or hidden; see members.visibility.
    members.visibility AS visibility,
    -- 1 for an instance variable.
    members.is_variable AS is_variable,
    -- Path of the file that declares the member.
    files.path AS path,
    -- The same path, as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    files.display_path AS display_path,
    -- Line, 1-based.
    members.line AS line,
    -- Column, 1-based.
    members."column" AS "column"
FROM members
JOIN declarations ON declarations.id = members.declaration_id
LEFT JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
JOIN files ON files.id = members.file_id;

-- Members of a class and of its superclasses.
-- example: SELECT classes.name, group_concat(inherited_members.name) FROM inherited_members JOIN classes ON classes.id = class_id WHERE inherited_members.kind = 'outlet' GROUP BY class_id
CREATE VIEW inherited_members AS
SELECT
    -- Row id of the class.
    class_ancestors.class_id AS class_id,
    -- 0 for a member of the class itself, 1 for a member of its superclass, and so on.
    class_ancestors.distance AS distance,
    -- Row id of the member.
    class_members.member_id AS member_id,
    -- Kind of the member.
    class_members.kind AS kind,
    -- Property, or selector.
    class_members.name AS name,
    -- Path of the file that declares the member.
    class_members.path AS path,
    -- The same path, as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    class_members.display_path AS display_path,
    -- Line, 1-based.
    class_members.line AS line,
    -- Column, 1-based.
    class_members."column" AS "column"
FROM class_ancestors
JOIN class_members ON class_members.class_id = class_ancestors.ancestor_id;

-- Instance members of a class and of its superclasses in the sources. They can override members of a framework class. Members in an extension of the framework class itself are excluded, because they override nothing.
CREATE VIEW _overriding_members AS
SELECT
    -- Row id of the class.
    class_ancestors.class_id AS class_id,
    -- Property, or selector.
    members.name AS name,
    -- Row id of the member.
    members.id AS member_id
FROM class_ancestors
JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'project'
JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
JOIN members ON members.declaration_id = _declaration_classes.declaration_id
WHERE members.is_static = 0;

-- The class that each line of a source belongs to: a declaration covers the lines up to the next declaration.
CREATE VIEW _class_lines AS
SELECT
    -- Row id of the class.
    _declaration_classes.class_id AS class_id,
    -- Name, as written in the declaration.
    declarations.name AS class,
    -- Source file.
    declarations.file_id AS file_id,
    -- Path of the source.
    files.path AS path,
    -- First line, 1-based.
    declarations.line AS line,
    -- First line of the next declaration; NULL for the last declaration of the file.
    min(declarations.line) OVER (
        PARTITION BY declarations.file_id
        ORDER BY declarations.line
        RANGE BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING
    ) AS next_line
FROM declarations
JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
JOIN files ON files.id = declarations.file_id;

-- Loads, with the files that they can load: one row per load and file.
-- example: SELECT path, call, source_path, source_line FROM nib_usage
CREATE VIEW nib_usage AS
SELECT
    -- Path of the nib or storyboard.
    nibs.path AS path,
    -- Row id of the nib or storyboard in the table files.
    loaded_nibs.file_id AS file_id,
    -- The call, override or key.
    nib_loads.call AS call,
    -- Effect of the call; see _load_calls.purpose.
    nib_loads.purpose AS purpose,
    -- How the name is known: literal, resolved, rule or outside; see nib_loads.certainty.
    nib_loads.certainty AS certainty,
    -- Class of the owner, if known.
    nib_loads.owner_class AS owner_class,
    -- Owner as written; see nib_loads.owner.
    nib_loads.owner AS owner,
    -- Kind of owner: nil, instance or class; see nib_loads.
    nib_loads.owner_kind AS owner_kind,
    -- The confidence of the load: certain, likely or possible; see nib_loads.
    nib_loads.confidence AS confidence,
    -- Class that contains the code.
    nib_loads.class AS class,
    -- Path of the source, property list or project that loads it, or of the nib with the object that names it.
    files.path AS source_path,
    -- The same path, as it is printed in answers. If the index has several trees, it starts with the name of the tree.
    files.display_path AS source_display_path,
    -- Line of the load in this file, 1-based.
    nib_loads.line AS source_line,
    -- Column of the load in this file, 1-based.
    nib_loads."column" AS source_column,
    -- Row id of the source in the table files.
    nib_loads.file_id AS source_file_id,
    -- Row id of the load.
    nib_loads.id AS load_id
FROM loaded_nibs
JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
JOIN files ON files.id = nib_loads.file_id
JOIN files AS nibs ON nibs.id = loaded_nibs.file_id;

-- Titles, labels and names of objects, one row per object.
-- example: SELECT class, name FROM object_labels WHERE label IS NOT NULL
CREATE VIEW object_labels AS
WITH
titled (object, role, class, custom_class, user_label, title, identifier) AS (
    SELECT
        objects.id,
        objects.role,
        objects.class,
        objects.custom_class,
        objects.user_label,
        -- On macOS, the title of a control is the title of its cell.
        coalesce(objects.text, (
            SELECT cell.text
            FROM objects AS cell
            WHERE cell.parent = objects.id AND cell.key = 'cell'
            ORDER BY cell.position
            LIMIT 1
        )),
        coalesce(objects.storyboard_identifier, objects.reuse_identifier, objects.identifier)
    FROM objects
),
named (object, title, label, name, class) AS (
    SELECT
        titled.object,
        titled.title,
        coalesce(titled.user_label, titled.title),
        coalesce(
            CASE titled.role
                WHEN 'filesOwner' THEN 'File''s Owner'
                WHEN 'firstResponder' THEN 'First Responder'
                WHEN 'application' THEN 'Application'
                WHEN 'exit' THEN 'Exit'
            END,
            titled.user_label,
            titled.title,
            titled.identifier
        ),
        CASE
            WHEN titled.role = 'firstResponder' THEN 'First Responder'
            WHEN titled.role = 'exit' THEN 'Exit'
            WHEN titled.role = 'storyboardReference' THEN 'Storyboard Reference'
            WHEN titled.role = 'filesOwner' AND titled.custom_class IS NULL THEN 'File''s Owner'
            WHEN titled.role = 'application' AND titled.class = 'NSObject' THEN 'Application'
            ELSE titled.class
        END
    FROM titled
)
SELECT
    -- Row id of the object.
    named.object AS object,
    -- Title or text that the user sees first; on macOS, the title of its cell.
    named.title AS title,
    -- Label from the document outline, else the title; NULL if there is neither.
    named.label AS label,
    -- For a placeholder, a fixed name, because its label may be outdated: File's Owner, First Responder, Application, Exit. For any other object, the label, else an identifier; NULL if there is neither.
    named.name AS name,
    -- Class at run time. For a placeholder without a custom class, its kind: First Responder, Exit, Storyboard Reference, File's Owner, Application.
    named.class AS class,
    -- Name and class in words, such as Save (UIButton). Only the class if the object has no name, or if the name is the class.
    coalesce(nullif(named.name, named.class) || ' (' || named.class || ')', named.class) AS described
FROM named;

-- Destinations of connections, one row per connection: an object or a constraint.
-- example: SELECT connections.name, connection_destinations.class FROM connection_destinations JOIN connections ON connections.id = connection
CREATE VIEW connection_destinations AS
WITH
ends (connection, class, label, name, "constraint") AS (
    SELECT
        connections.id,
        iif(constraints.id IS NULL, object_labels.class, coalesce(constraints.custom_class, 'NSLayoutConstraint')),
        coalesce(object_labels.label, constraints.identifier, constraints.user_label),
        coalesce(object_labels.name, constraints.identifier, constraints.user_label),
        constraints.id
    FROM connections
    LEFT JOIN object_labels ON object_labels.object = connections.destination
    LEFT JOIN constraints ON constraints.id = (
        SELECT min(named.id)
        FROM constraints AS named
        WHERE connections.destination IS NULL
            AND named.file_id = connections.file_id
            AND named.constraint_id = connections.destination_id
    )
)
SELECT
    -- Row id of the connection.
    ends.connection AS connection,
    -- Class (see object_labels.class); for a constraint, NSLayoutConstraint or its custom class; NULL if the destination is not in the file.
    ends.class AS class,
    -- Label (see object_labels.label); for a constraint, its identifier or label.
    ends.label AS label,
    -- Name (see object_labels.name); for a constraint, its identifier or label.
    ends.name AS name,
    -- Row id of the constraint.
    ends."constraint" AS "constraint",
    -- Name and class in words; see object_labels.described.
    coalesce(nullif(ends.name, ends.class) || ' (' || ends.class || ')', ends.class) AS described
FROM ends;

-- Uses of classes in nibs, one row per use. The First Responder does not count as a use. The File's Owner counts only if it has a custom class. The application counts only if its class is not NSObject or NSApplication.
-- example: SELECT class, count(*) FROM class_usage WHERE used_as = 'owner' GROUP BY class
CREATE VIEW class_usage AS
SELECT
    -- Name of the class.
    objects.class AS class,
    -- Module that the file names.
    objects.custom_module AS module,
    -- owner: File's Owner; root: top-level object of a xib or of a scene; object: any other object; segue: class of a segue; constraint: class of a constraint.
    CASE
        WHEN objects.role = 'filesOwner' THEN 'owner'
        WHEN objects.parent IS NULL THEN 'root'
        ELSE 'object'
    END AS used_as,
    -- File of the use.
    objects.file_id AS file_id,
    -- Path of the file.
    files.path AS path,
    -- Row id of the object. For a segue, its source; for a constraint, the view that lists it.
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

-- Outlets with the classes of both ends.
-- example: SELECT source_class, name, destination_class FROM outlets WHERE kind = 'outletCollection'
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
    -- Class of the object that the outlet is set to; NULL for a constraint, or if the destination is missing.
    destination.class AS destination_class,
    -- Id of the destination.
    connections.destination_id AS destination_id,
    -- File.
    connections.file_id AS file_id,
    -- Row id of the connection.
    connections.id AS connection,
    -- Row id of the object that has the outlet.
    connections.source AS source,
    -- Row id of the object that the outlet is set to; NULL for a constraint, or if the destination is missing.
    connections.destination AS destination
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN objects AS source ON source.id = connections.source
LEFT JOIN objects AS destination ON destination.id = connections.destination
WHERE connections.kind IN ('outlet', 'outletCollection');

-- Actions with the classes of both ends.
-- example: SELECT sender_class, event, selector, target_class FROM actions WHERE target_class = 'First Responder'
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
    -- Control event (iOS), or trigger (macOS) if it is not the default trigger.
    coalesce(connections.event_type, connections."trigger") AS event,
    -- Class of the sender.
    sender.class AS sender_class,
    -- Object id of the sender.
    connections.source_id AS sender_id,
    -- Title or text of the sender; on macOS, the title of its cell.
    sender.title AS sender_text,
    -- Class of the target (see object_labels.class): First Responder or File's Owner for a placeholder without a class.
    target.class AS target_class,
    -- Object id of the target.
    connections.destination_id AS target_id,
    -- File.
    connections.file_id AS file_id,
    -- Row id of the connection.
    connections.id AS connection,
    -- Row id of the object that sends the action.
    connections.source AS sender,
    -- Row id of the target; NULL if the target is not in the file.
    connections.destination AS target
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN object_labels AS sender ON sender.object = connections.source
LEFT JOIN object_labels AS target ON target.object = connections.destination
WHERE connections.kind = 'action';

-- Views that are hidden in the nib and that nothing can show, with the objects inside them. No outlet is connected to the hidden view, and the view has no tag and no binding.
CREATE VIEW _concealed_objects AS
WITH RECURSIVE
concealed (object) AS (
    SELECT objects.id
    FROM objects
    WHERE instr(objects.attributes, '"hidden":"YES"') > 0
        AND coalesce(objects.tag, 0) = 0
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE (connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection'))
                OR (connections.source = objects.id AND connections.kind = 'binding')
        )
    UNION
    SELECT objects.id
    FROM concealed
    JOIN objects ON objects.parent = concealed.object
)
SELECT
    -- Row id of the object.
    concealed.object AS object
FROM concealed;
