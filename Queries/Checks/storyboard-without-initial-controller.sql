-- title: Storyboard without an initial controller
-- why: If a storyboard has no initial controller, instantiateInitialViewController returns nil. A storyboard reference without an identifier does not find a scene. You must ask for each scene by its identifier.
-- severity: note
-- confidence: certain
-- fix: For the first scene, select Is Initial View Controller.
-- pack: style
SELECT
    files.id AS file_id,
    scenes.line AS line,
    scenes."column" AS "column",
    files.name AS subject,
    files.name || ' has '
        || iif((SELECT count(*) FROM scenes AS all_scenes WHERE all_scenes.file_id = files.id) = 1, 'a controller', 'controllers')
        || ', but no initial view controller is set.' AS message,
    'no-initial ' || files.tree_id || ' ' || files.logical_path AS defect
FROM nibs AS files
JOIN scenes ON scenes.id = (
    SELECT min(first.id)
    FROM scenes AS first
    JOIN objects ON objects.id = first.controller AND objects.role IS NULL
    WHERE first.file_id = files.id
)
WHERE files.format = 'document' AND files.kind = 'storyboard' AND files.initial_controller_id IS NULL;
