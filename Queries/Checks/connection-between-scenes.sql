-- title: Connection between two scenes
-- why: An outlet or action of a storyboard leads to an object of another scene. Each scene is compiled by itself, so the compiled storyboard does not have the connection.
-- iOS: Nothing is sent or set: the action is never called, and the outlet stays nil.
-- macOS: Nothing is sent or set: the action is never called, and the outlet stays nil.
-- severity: warning
-- confidence: certain
-- fix: Delete the connection. To reach the other scene, use a segue, or set the object in code when the scene is shown.
-- pack: default
-- verdicts: broken-connections
SELECT
    broken_connections.file_id AS file_id,
    broken_connections.line AS line,
    broken_connections."column" AS "column",
    broken_connections.object AS object,
    broken_connections.name AS subject,
    broken_connections.confidence AS confidence,
    iif(
        broken_connections.kind = 'action',
        sources.described || ' sends ' || broken_connections.name || ' to ',
        'The outlet ' || broken_connections.name || ' of ' || sources.described || ' is connected to '
    ) || destinations.described || ', which is in another scene: the compiled storyboard does not have the connection, so '
        || iif(broken_connections.kind = 'action', 'nothing is sent', 'the outlet stays nil') || '.' AS message,
    broken_connections.file_id AS other_file_id,
    ends.line AS other_line,
    broken_connections.defect AS defect
FROM broken_connections
JOIN connections ON connections.id = broken_connections.connection
JOIN object_labels AS sources ON sources.object = connections.source
JOIN object_labels AS destinations ON destinations.object = connections.destination
JOIN objects AS ends ON ends.id = connections.destination
WHERE broken_connections.problem = 'scenes';
