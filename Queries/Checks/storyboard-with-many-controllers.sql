-- title: Storyboard with many controllers
-- why: If two people change different scenes of one storyboard, they change the same file, and their changes are hard to merge. Small storyboards also open and compile faster.
-- severity: note
-- confidence: certain
-- fix: Move scenes into their own storyboards (Editor > Refactor to Storyboard).
-- pack: style
-- option most (integer, default 1): Maximum number of controllers in a storyboard. Framework containers without a custom class, and storyboard references, are not counted.
WITH
counted (scene, place, scenes) AS (
    SELECT
        _own_scenes.scene,
        row_number() OVER (PARTITION BY _own_scenes.file_id ORDER BY _own_scenes.scene),
        count(*) OVER (PARTITION BY _own_scenes.file_id)
    FROM _own_scenes
)
SELECT
    scenes.file_id AS file_id,
    scenes.line AS line,
    scenes."column" AS "column",
    files.name AS subject,
    files.name || ' has ' || counted.scenes || ' controllers, more than ' || CAST(:most AS INTEGER) || '.' AS message,
    'many-controllers ' || files.tree_id || ' ' || files.logical_path AS defect
FROM counted
JOIN scenes ON scenes.id = counted.scene
JOIN files ON files.id = scenes.file_id
WHERE counted.scenes > CAST(:most AS INTEGER) AND counted.place = CAST(:most AS INTEGER) + 1;
