-- title: Storyboard identifier that differs from the class of the controller
-- why: If the storyboard identifier is the name of the class, code does not need a constant, and a search for the class also finds the identifier.
-- severity: note
-- confidence: certain
-- uncertain: If the storyboard has another scene of the same class, the finding is hidden, because each scene needs a different identifier. Controllers without a custom class are left out. If the option "required" is not set, controllers without an identifier are also left out.
-- fix: Use the name of the class as the storyboard identifier, in the storyboard and in the code that instantiates the controller.
-- pack: style
-- option required (flag, default 0): 1 to also report controllers that have a custom class but no storyboard identifier.
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    coalesce(objects.storyboard_identifier, objects.custom_class) AS subject,
    iif(
        objects.storyboard_identifier IS NULL,
        'The ' || objects.custom_class || ' has no storyboard identifier.',
        'The storyboard identifier of the ' || objects.custom_class || ' is "' || objects.storyboard_identifier || '".'
    ) AS message,
    iif(
        EXISTS (
            SELECT 1
            FROM scenes AS other_scenes
            JOIN objects AS others ON others.id = other_scenes.controller
            WHERE other_scenes.file_id = objects.file_id AND others.id <> objects.id AND others.custom_class = objects.custom_class
        ),
        'possible',
        'certain'
    ) AS confidence
FROM scenes
JOIN objects ON objects.id = scenes.controller
JOIN files ON files.id = objects.file_id AND files.launch_screen = 0
WHERE objects.custom_class IS NOT NULL
    AND objects.role IS NULL
    AND iif(objects.storyboard_identifier IS NULL, CAST(:required AS INTEGER) = 1, objects.storyboard_identifier <> objects.custom_class);
