-- title: Outlet that Objective-C cannot see
-- why: The nib sets an outlet, but only Swift code can see the property. Without @IBOutlet or @objc (Swift 4 and later), the Objective-C runtime does not find it.
-- iOS: The app crashes with NSUnknownKeyException ("not key value coding-compliant for the key") when the nib or scene is loaded.
-- macOS: The console says "Failed to connect (name) outlet", and the outlet stays nil.
-- severity: error (warning on macOS and watchOS)
-- confidence: certain
-- uncertain: If the object is the File's Owner and no known load has an owner of a known class, the confidence is likely. If a subclass of the class has the outlet, the confidence is likely (possible for a File's Owner). If the class belongs to another program, or if most classes of the repository are in another language, the confidence is possible.
-- fix: Add @IBOutlet to the property, or delete the connection in the nib.
-- pack: default
-- verdicts: broken-connections
SELECT
    broken_connections.*,
    broken_connections.name AS subject,
    iif(broken_connections.effect = 'crash', 'error', 'warning') AS severity,
    'The outlet ' || broken_connections.name || ' of ' || labels.described || ' is connected' || coalesce(' to ' || destinations.described, '')
        || ', but the property is not visible to Objective-C (no @IBOutlet, no @objc)'
        || CASE
            WHEN broken_connections.effect <> 'crash' THEN ', so nothing is set when the nib is loaded'
            WHEN files.kind = 'storyboard' THEN ', so the app crashes when the scene is loaded'
            ELSE ', so the app crashes when the nib is loaded'
        END
        || '.' AS message
FROM broken_connections
JOIN files ON files.id = broken_connections.file_id
JOIN object_labels AS labels ON labels.object = broken_connections.object
JOIN connection_destinations AS destinations ON destinations.connection = broken_connections.connection
WHERE broken_connections.kind <> 'action'
    AND broken_connections.problem = 'hidden';
