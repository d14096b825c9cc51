-- title: Launch screen with custom classes or outlets
-- why: The system draws a launch screen before the app runs, so a launch screen cannot run code of the app. A launch screen can contain only standard UIKit classes.
-- iOS: Xcode does not build a launch screen with a custom class: "Launch screens may not set custom classnames". If a storyboard is a launch screen only because Info.plist names it, Xcode does not check it, and the launch screen can stay empty. Outlets and actions have no effect.
-- severity: error (warning for outlets and actions, and if the storyboard is not marked as a launch screen)
-- confidence: certain
-- fix: Clear the class in the Identity inspector and delete the connections, or use another storyboard as the launch screen.
-- pack: default
WITH
-- iOS launch screens. If a file is also loaded for another purpose, it is omitted, because it is not only a launch screen.
only_launched (file_id) AS (
    SELECT launch_screens.file_id
    FROM launch_screens
    JOIN answered_files AS files ON files.id = launch_screens.file_id AND files.platform = 'iOS'
    WHERE NOT EXISTS (
            SELECT 1
            FROM loaded_nibs
            JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
            WHERE loaded_nibs.file_id = launch_screens.file_id AND nib_loads.purpose <> 'launchScreen'
        )
),
-- Objects and File's Owners with a custom class. Other placeholders are omitted, because they name UIKit classes, such as UIResponder.
custom AS (
    SELECT objects.*
    FROM only_launched
    JOIN objects ON objects.file_id = only_launched.file_id AND objects.custom_class IS NOT NULL
    WHERE objects.role IS NULL OR objects.role = 'filesOwner'
)
SELECT
    custom.file_id AS file_id,
    custom.line AS line,
    custom."column" AS "column",
    custom.id AS object,
    custom.custom_class AS subject,
    iif(nibs.launch_screen = 1, 'error', 'warning') AS severity,
    'The launch screen has the custom class ' || custom.custom_class
        || iif(nibs.launch_screen = 1, ', so Xcode refuses to build it.', '. The system draws it without the code of the app, and it can stay empty.') AS message
FROM custom
JOIN nibs ON nibs.id = custom.file_id
WHERE custom.role IS NULL
UNION ALL
SELECT
    connections.file_id,
    connections.line,
    connections."column",
    connections.source,
    connections.name,
    'warning',
    'The launch screen has the ' || iif(connections.kind = 'action', 'action ', 'outlet ') || connections.name || ' of ' || custom.custom_class
        || '. The system draws it without the code of the app, so the connection has no effect.'
FROM custom
JOIN connections ON connections.source = custom.id AND connections.kind IN ('outlet', 'outletCollection', 'action');
