-- title: Action that the target does not implement
-- why: A control, menu item or gesture recognizer sends an action. The class of the target does not have this method, does not expose it to Objective-C, or declares it without an implementation.
-- iOS: The app crashes with "unrecognized selector sent to instance" when the action is sent. If no responder implements an action for the First Responder, nothing happens. If an action for the event editingDidEndOnExit goes to the First Responder, it is not reported: the text field dismisses the keyboard even without an implementation.
-- macOS: The console says "Could not connect action", and the control does nothing. A menu item stays disabled.
-- severity: error (warning if the app does not crash or the control cannot send the action, note if a segue replaces the action)
-- confidence: certain
-- uncertain: If the target is the File's Owner and no known load has an owner of a known class, the confidence is likely. The confidence is possible in these cases: a subclass of the target's class has the method; the class belongs to another program; most classes of the repository are in another language; the action goes to the First Responder, and the nib names classes that are not in the index.
-- fix: Delete the connection in the nib, or implement the method in the class (in Swift with @IBAction or @objc).
-- pack: default
-- verdicts: broken-connections
WITH
-- Gesture recognizers that are not attached to a view.
loose_recognizers (object) AS MATERIALIZED (
    SELECT objects.id
    FROM broken_connections
    JOIN connections ON connections.id = broken_connections.connection
    JOIN objects ON objects.id = connections.source AND objects.base_class GLOB 'UI*GestureRecognizer'
    WHERE NOT EXISTS (
        SELECT 1 FROM connections AS attached WHERE attached.destination = objects.id AND attached.kind = 'outletCollection'
    )
)
SELECT
    broken_connections.file_id AS file_id,
    broken_connections.line AS line,
    broken_connections."column" AS "column",
    coalesce(connections.destination, connections.source) AS object,
    broken_connections.name AS subject,
    CASE
        WHEN broken_connections.has_segue THEN 'note'
        WHEN broken_connections.effect <> 'crash' THEN 'warning'
        -- A text field never sends valueChanged.
        WHEN connections.event_type = 'valueChanged' AND senders.base_class = 'UITextField' THEN 'warning'
        WHEN senders.id IN (SELECT loose_recognizers.object FROM loose_recognizers) THEN 'warning'
        WHEN senders.id IN (SELECT _concealed_objects.object FROM _concealed_objects) THEN 'warning'
        ELSE 'error'
    END AS severity,
    broken_connections.confidence AS confidence,
    coalesce(sender_labels.described, 'A control') || ' sends ' || broken_connections.name
        || CASE
            WHEN broken_connections.is_responders THEN
                ' to the First Responder, but no class implements it'
                    || iif(broken_connections.problem = 'hidden', ' with @IBAction or @objc', '')
            WHEN broken_connections.problem = 'hidden' THEN ' to ' || broken_connections.class || ', where the method is not visible to Objective-C'
            WHEN broken_connections.problem = 'declared' THEN ' to ' || broken_connections.class || ', which declares the method but does not implement it'
            ELSE ' to ' || broken_connections.class || ', which has no such method'
        END
        || CASE
            WHEN broken_connections.has_segue THEN ', but ' || iif(senders.base_class = 'UIBarButtonItem', 'the bar button item', 'the control') || ' has a segue, which is performed instead'
            WHEN connections.event_type = 'valueChanged' AND senders.base_class = 'UITextField' THEN ', but a text field never sends the event valueChanged, so the action is never sent'
            WHEN senders.id IN (SELECT loose_recognizers.object FROM loose_recognizers) THEN '; the recognizer is not attached to a view, so the action is never sent'
            WHEN senders.id IN (SELECT _concealed_objects.object FROM _concealed_objects) THEN '; the control is hidden and code cannot show it through an outlet, so the action is never sent'
            WHEN broken_connections.effect = 'crash' THEN ', so the app crashes when it is sent'
            WHEN senders.base_class = 'NSMenuItem' THEN ', so the menu item stays disabled'
            ELSE ', so nothing happens'
        END
        || coalesce('; similar name: ' || broken_connections.near, '') || '.' AS message,
    broken_connections.other_file_id AS other_file_id,
    broken_connections.other_line AS other_line,
    broken_connections.defect AS defect
FROM broken_connections
JOIN connections ON connections.id = broken_connections.connection
LEFT JOIN objects AS senders ON senders.id = connections.source
LEFT JOIN object_labels AS sender_labels ON sender_labels.object = connections.source
WHERE broken_connections.kind = 'action'
    AND broken_connections.problem <> 'scenes';
