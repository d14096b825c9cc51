-- title: Action that nobody implements
-- why: A control, menu item or gesture recognizer sends an action for which its target has no method, or one that Objective-C cannot see, or one that is declared and never implemented.
-- iOS: The app crashes with "unrecognized selector sent to instance" when the control is used; an action for the First Responder that nobody answers does nothing.
-- macOS: The console says "Could not connect action", and the control does nothing; a menu item stays grey.
-- severity: error
-- confidence: certain
-- uncertain: The target is the File's Owner and no owner of a known class is known to load the nib (likely); a subclass of the target's class has the method (likely, for a File's Owner possible); the class is of another program, or most classes of the repository are of another language (possible); the action goes to the First Responder and the nib names classes that are not indexed (possible).
-- fix: Delete the connection in the nib, or implement the method in the class (in Swift with @IBAction or @objc).
-- pack: default
-- report: broken-connections
WITH
-- What is sent to the First Responder may be answered by classes that no source here declares.
strange_nibs (file_id) AS MATERIALIZED (
    SELECT DISTINCT named_classes.file_id
    FROM named_classes
    JOIN objects ON objects.file_id = named_classes.file_id AND objects.custom_class = named_classes.name AND objects.role IS NOT 'firstResponder'
    WHERE named_classes.certainty = 'named'
),
-- Gesture recognizers that no view has.
loose_recognizers (object) AS MATERIALIZED (
    SELECT objects.id
    FROM broken_connections
    JOIN files ON files.display_path = broken_connections.path
    JOIN connections ON connections.file_id = files.id
        AND connections.line = broken_connections.line
        AND connections."column" = broken_connections."column"
    JOIN objects ON objects.id = connections.source AND objects.base_class GLOB 'UI*GestureRecognizer'
    WHERE NOT EXISTS (
        SELECT 1 FROM connections AS attached WHERE attached.destination = objects.id AND attached.kind = 'outletCollection'
    )
)
SELECT
    files.id AS file_id,
    broken_connections.line AS line,
    broken_connections."column" AS "column",
    coalesce(connections.destination, connections.source) AS object,
    broken_connections.name AS subject,
    CASE
        WHEN broken_connections.effect <> 'crash' THEN 'warning'
        -- A text field never sends it.
        WHEN connections.event_type = 'valueChanged' AND senders.base_class = 'UITextField' THEN 'warning'
        WHEN senders.id IN (SELECT loose_recognizers.object FROM loose_recognizers) THEN 'warning'
        ELSE 'error'
    END AS severity,
    CASE
        WHEN connections.destination IS NULL OR objects.role = 'firstResponder' THEN
            iif(
                files.id IN (SELECT strange_nibs.file_id FROM strange_nibs) OR files.tree_id IN (SELECT _strange_trees.tree_id FROM _strange_trees),
                'possible',
                'certain'
            )
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
        -- The File's Owner may be of a subclass, and code may make any object one of a subclass (object_setClass).
        WHEN broken_connections.problem <> 'declared' AND EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_selectors ON _class_selectors.class_id = class_ancestors.class_id
                AND _class_selectors.selector = broken_connections.name
                AND _class_selectors.sight <> 'hidden'
            WHERE class_ancestors.ancestor_id = object_classes.class_id AND class_ancestors.distance > 0
        ) THEN 'possible'
        WHEN objects.role IS NOT 'filesOwner' THEN 'certain'
        WHEN EXISTS (SELECT 1 FROM _nib_owners WHERE _nib_owners.file_id = files.id) THEN 'certain'
        ELSE 'likely'
    END AS confidence,
    coalesce(sender_labels.name || ' (' || sender_labels.class || ')', sender_labels.class, 'A control') || ' sends ' || broken_connections.name
        || CASE
            WHEN connections.destination IS NULL OR objects.role = 'firstResponder' THEN
                ' to the First Responder, and no class has it'
                    || iif(broken_connections.problem = 'hidden', ' that Objective-C can see', '')
            WHEN broken_connections.problem = 'hidden' THEN ' to ' || broken_connections.class || ', whose method Objective-C does not see'
            WHEN broken_connections.problem = 'declared' THEN ' to ' || broken_connections.class || ', which declares the method and does not implement it'
            ELSE ' to ' || broken_connections.class || ', which has no such method'
        END
        || CASE
            WHEN connections.event_type = 'valueChanged' AND senders.base_class = 'UITextField' THEN ', but a text field has no event valueChanged, so it is never sent'
            WHEN senders.id IN (SELECT loose_recognizers.object FROM loose_recognizers) THEN '; the recognizer is attached to no view, so it is never sent'
            WHEN broken_connections.effect = 'crash' THEN ', so the app crashes when it is sent'
            WHEN senders.base_class = 'NSMenuItem' THEN ', so the menu item stays grey'
            ELSE ', so nothing happens'
        END
        || coalesce('; nearly so called: ' || broken_connections.near, '') || '.' AS message,
    -- The hidden or declared method (PATH:LINE), else the class.
    coalesce(
        substr(broken_connections.member, 1, length(rtrim(broken_connections.member, '0123456789')) - 1),
        homes.display_path
    ) AS other_path,
    coalesce(
        CAST(replace(broken_connections.member, rtrim(broken_connections.member, '0123456789'), '') AS INTEGER),
        classes.line
    ) AS other_line
FROM broken_connections
JOIN files ON files.display_path = broken_connections.path
JOIN connections ON connections.file_id = files.id
    AND connections.line = broken_connections.line
    AND connections."column" = broken_connections."column"
    AND connections.name = broken_connections.name
    AND connections.kind = broken_connections.kind
LEFT JOIN objects ON objects.id = connections.destination
LEFT JOIN objects AS senders ON senders.id = connections.source
LEFT JOIN object_labels AS sender_labels ON sender_labels.object = connections.source
LEFT JOIN object_classes ON object_classes.object = objects.id
LEFT JOIN classes ON classes.id = object_classes.class_id
LEFT JOIN files AS homes ON homes.id = classes.file_id
WHERE broken_connections.kind = 'action';
