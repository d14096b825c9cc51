-- title: Outlet that Objective-C cannot see
-- why: The nib sets an outlet whose property is Swift's alone: without @IBOutlet or @objc (Swift 4 and later) the runtime does not find it.
-- iOS: The app crashes with NSUnknownKeyException ("not key value coding-compliant for the key") as soon as the nib or scene is loaded.
-- macOS: The console says "Failed to connect (name) outlet", and the view that was meant stays nil.
-- severity: error
-- confidence: certain
-- uncertain: The object is the File's Owner and nothing is known to load the nib with an owner of a known class (likely); a subclass of the class has the outlet (likely, for a File's Owner possible); the class is of another program, or most classes of the repository are of another language (possible).
-- fix: Write @IBOutlet before the property, or delete the connection in the nib.
-- pack: default
-- report: broken-connections
SELECT
    files.id AS file_id,
    broken_connections.line AS line,
    broken_connections."column" AS "column",
    connections.source AS object,
    broken_connections.name AS subject,
    iif(broken_connections.effect = 'crash', 'error', 'warning') AS severity,
    CASE
        -- A class of that name in another program, or in the code of another language.
        WHEN NOT EXISTS (SELECT 1 FROM companions WHERE companions.file_id = files.id AND companions.class_id = object_classes.class_id)
            OR (
                files.tree_id IN (SELECT _strange_trees.tree_id FROM _strange_trees)
                AND NOT EXISTS (
                    SELECT 1
                    FROM _class_targets
                    JOIN target_files ON target_files.target_id = _class_targets.target_id AND target_files.file_id = files.id
                    WHERE _class_targets.class_id = object_classes.class_id
                )
            ) THEN 'possible'
        -- The File's Owner may be of a subclass, and code may make any object one of a subclass.
        WHEN EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_keys ON _class_keys.class_id = class_ancestors.class_id
                AND _class_keys.key = broken_connections.name
                AND _class_keys.sight <> 'hidden'
                AND (files.platform IS NOT 'macOS' OR _class_keys.is_loose = 0)
            WHERE class_ancestors.ancestor_id = object_classes.class_id AND class_ancestors.distance > 0
        ) THEN iif(objects.role IS 'filesOwner', 'possible', 'likely')
        WHEN objects.role IS NOT 'filesOwner' THEN 'certain'
        WHEN EXISTS (SELECT 1 FROM _nib_owners WHERE _nib_owners.file_id = files.id) THEN 'certain'
        ELSE 'likely'
    END AS confidence,
    'The outlet ' || broken_connections.name || ' of '
        || coalesce(nullif(object_labels.name, broken_connections.class) || ' (' || broken_connections.class || ')', broken_connections.class)
        || ' is connected'
        || coalesce(' to ' || coalesce(connection_destinations.name || ' (' || connection_destinations.class || ')', connection_destinations.class), '')
        || ', but Objective-C does not see the property (no @IBOutlet, no @objc)'
        || CASE
            WHEN broken_connections.effect <> 'crash' THEN ', so nothing is set when the nib is loaded'
            WHEN files.kind = 'storyboard' THEN ', so the app crashes when the scene is loaded'
            ELSE ', so the app crashes when the nib is loaded'
        END
        || '.' AS message,
    -- The property: PATH:LINE.
    substr(broken_connections.member, 1, length(rtrim(broken_connections.member, '0123456789')) - 1) AS other_path,
    CAST(replace(broken_connections.member, rtrim(broken_connections.member, '0123456789'), '') AS INTEGER) AS other_line
FROM broken_connections
JOIN files ON files.display_path = broken_connections.path
JOIN connections ON connections.file_id = files.id
    AND connections.line = broken_connections.line
    AND connections."column" = broken_connections."column"
    AND connections.name = broken_connections.name
    AND connections.kind = broken_connections.kind
JOIN objects ON objects.id = connections.source
LEFT JOIN object_labels ON object_labels.object = objects.id
LEFT JOIN object_classes ON object_classes.object = objects.id
LEFT JOIN connection_destinations ON connection_destinations.connection = connections.id
WHERE broken_connections.kind <> 'action' AND broken_connections.problem = 'hidden';
