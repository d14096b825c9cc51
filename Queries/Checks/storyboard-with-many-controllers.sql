-- title: Storyboard with many controllers
-- why: Two people who change two scenes of one storyboard change one file, whose parts are hard to merge; a storyboard for each controller also opens and compiles faster.
-- severity: note
-- confidence: certain
-- fix: Move scenes into storyboards of their own (Editor > Refactor to Storyboard).
-- pack: style
-- option most (integer, default 1): How many controllers a storyboard may have. Containers of the framework without a custom class and storyboard references are not counted.
WITH
counted (file_id, scene_id, line, "column", place, scenes) AS (
    SELECT
        scenes.file_id,
        scenes.scene_id,
        scenes.line,
        scenes."column",
        row_number() OVER (PARTITION BY scenes.file_id ORDER BY scenes.id),
        count(*) OVER (PARTITION BY scenes.file_id)
    FROM scenes
    JOIN objects ON objects.id = scenes.controller
    WHERE objects.role IS NULL
        AND NOT (
            objects.custom_class IS NULL
            AND objects.base_class IN ('UINavigationController', 'UITabBarController', 'UISplitViewController', 'UIPageViewController', 'NSWindowController', 'NSTabViewController', 'NSSplitViewController')
        )
)
SELECT
    counted.file_id AS file_id,
    counted.line AS line,
    counted."column" AS "column",
    files.name AS subject,
    files.name || ' has ' || counted.scenes || ' controllers, more than ' || CAST(:most AS INTEGER) || '.' AS message,
    'many-controllers ' || files.tree_id || ' ' || files.logical_path AS defect
FROM counted
JOIN files ON files.id = counted.file_id
WHERE counted.scenes > CAST(:most AS INTEGER) AND counted.place = CAST(:most AS INTEGER) + 1;
