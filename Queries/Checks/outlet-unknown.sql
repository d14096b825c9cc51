-- title: Outlet that the class does not declare
-- why: The nib sets an outlet that neither the class of the object nor a superclass has. Often the property was renamed or deleted, and the nib was not changed.
-- iOS: The app crashes with NSUnknownKeyException ("not key value coding-compliant for the key") when the nib or scene is loaded.
-- macOS: The console says "Failed to connect (name) outlet", and the outlet stays nil.
-- severity: error (warning on macOS and watchOS)
-- confidence: certain
-- uncertain: If the object is the File's Owner and no known load has an owner of a known class, the confidence is likely. The confidence is possible in these cases: a subclass of the class has the outlet; the class belongs to another program; most classes of the repository are in another language.
-- fix: Delete the connection in the nib, or declare the outlet in the class.
-- pack: default
-- verdicts: broken-connections
SELECT
    broken_connections.*,
    broken_connections.name AS subject,
    iif(broken_connections.effect = 'crash', 'error', 'warning') AS severity,
    'The outlet ' || broken_connections.name || ' of ' || labels.described || ' is connected' || coalesce(' to ' || destinations.described, '')
        || ', but the class does not have it'
        || CASE
            WHEN broken_connections.effect <> 'crash' THEN ', so nothing is set when the nib is loaded'
            WHEN files.kind = 'storyboard' THEN ', so the app crashes when the scene is loaded'
            ELSE ', so the app crashes when the nib is loaded'
        END
        || coalesce('; similar name: ' || broken_connections.near, '') || '.' AS message
FROM broken_connections
JOIN files ON files.id = broken_connections.file_id
JOIN object_labels AS labels ON labels.object = broken_connections.object
JOIN connection_destinations AS destinations ON destinations.connection = broken_connections.connection
WHERE broken_connections.kind <> 'action'
    AND broken_connections.problem = 'missing';
