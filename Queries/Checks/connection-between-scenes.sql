-- title: Connection between two scenes
-- why: An outlet or action of a storyboard is connected to an object of another scene. Each scene is compiled separately, so the compiled storyboard does not contain the connection.
-- iOS: The action is never sent, and the outlet is not set when the storyboard is loaded.
-- macOS: The action is never sent, and the outlet is not set when the storyboard is loaded.
-- severity: warning (note if code sets the outlet)
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
    -- A class of one of the two scenes contains code that assigns to a property with the name of the outlet.
    iif(
        broken_connections.kind <> 'action' AND EXISTS (
            SELECT 1
            FROM objects
            JOIN object_classes ON object_classes.object = objects.id
            JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id
            JOIN _declaration_classes ON _declaration_classes.class_id = class_ancestors.ancestor_id
            JOIN declarations ON declarations.id = _declaration_classes.declaration_id
            JOIN _assigned_names ON _assigned_names.file_id = declarations.file_id
            WHERE objects.file_id = broken_connections.file_id
                AND objects.custom_class IS NOT NULL
                AND objects.scene_id IN (starts.scene_id, ends.scene_id)
                AND instr(_assigned_names.names, '"' || broken_connections.name || '"') > 0
        ),
        'note',
        'warning'
    ) AS severity,
    iif(
        broken_connections.kind = 'action',
        sources.described || ' sends ' || broken_connections.name || ' to ',
        'The outlet ' || broken_connections.name || ' of ' || sources.described || ' is connected to '
    ) || destinations.described || ', which is in another scene: the compiled storyboard does not contain the connection, so '
        || iif(broken_connections.kind = 'action', 'the action is not sent to it', 'loading it does not set the outlet') || '.' AS message,
    broken_connections.file_id AS other_file_id,
    ends.line AS other_line,
    broken_connections.defect AS defect
FROM broken_connections
JOIN connections ON connections.id = broken_connections.connection
JOIN object_labels AS sources ON sources.object = connections.source
JOIN object_labels AS destinations ON destinations.object = connections.destination
JOIN objects AS starts ON starts.id = connections.source
JOIN objects AS ends ON ends.id = connections.destination
WHERE broken_connections.problem = 'scenes';
