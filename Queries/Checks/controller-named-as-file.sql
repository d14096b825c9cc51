-- title: Storyboard that is not named after its only controller
-- why: Developers expect that a storyboard with one scene is named after its controller: BasketViewController is in Basket.storyboard or BasketViewController.storyboard.
-- severity: note
-- confidence: certain
-- uncertain: The main storyboard, launch screens and storyboards with several scenes are left out. Storyboard references and containers without a custom class are not counted as scenes.
-- fix: Rename the storyboard and change the calls that load it, or rename the class.
-- pack: style
WITH
counted (file_id, object, class, line, "column", scenes) AS (
    SELECT objects.file_id, objects.id, objects.custom_class, objects.line, objects."column", count(*) OVER (PARTITION BY objects.file_id)
    FROM _own_scenes
    JOIN objects ON objects.id = _own_scenes.controller
)
SELECT
    counted.file_id AS file_id,
    counted.line AS line,
    counted."column" AS "column",
    counted.object AS object,
    counted.class AS subject,
    'The only controller of ' || files.name || '.storyboard is a ' || counted.class || '.' AS message
FROM counted
JOIN files ON files.id = counted.file_id AND files.kind = 'storyboard'
WHERE counted.scenes = 1
    AND counted.class IS NOT NULL
    AND files.name <> 'Main'
    AND files.launch_screen = 0
    AND NOT EXISTS (
        SELECT 1
        FROM nib_usage
        WHERE nib_usage.file_id = files.id AND nib_usage.purpose IN ('mainStoryboard', 'launchScreen')
    )
    AND lower(counted.class) <> lower(files.name)
    -- Compares both names without the words Controller, View, VC and Scene.
    AND lower(replace(replace(replace(replace(counted.class, 'Controller', ''), 'View', ''), 'VC', ''), 'Scene', ''))
        <> lower(replace(replace(replace(replace(files.name, 'Controller', ''), 'View', ''), 'VC', ''), 'Scene', ''));
