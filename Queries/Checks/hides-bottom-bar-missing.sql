-- title: Pushed controller that keeps the tab bar
-- why: Without Hide Bottom Bar on Push, the tab bar stays on the screen when the controller is pushed.
-- severity: note
-- confidence: likely
-- uncertain: If no segue of the file pushes the controller, the finding is hidden. Navigation, tab bar and split view controllers, their root controllers, and controllers that a segue embeds or presents are left out. If the project has no tab bar controller, there are no findings.
-- fix: Select Hide Bottom Bar on Push, or add the class to the option except.
-- pack: style
-- option except (text, default []): JSON array of patterns (* and ?) for the classes of controllers that keep the tab bar on purpose.
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The ' || labels.class || iif(length(labels.name) <= 40, ' "' || labels.name || '"', '') || ' does not hide the bottom bar when it is pushed.' AS message,
    iif(
        EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = objects.id AND connections.kind = 'segue' AND connections.name IN ('show', 'push')
        ),
        'likely',
        'possible'
    ) AS confidence
FROM objects
JOIN files ON files.id = objects.file_id AND files.kind = 'storyboard' AND files.platform = 'iOS' AND files.launch_screen = 0
JOIN scenes ON scenes.file_id = objects.file_id AND scenes.controller = objects.id
JOIN object_labels AS labels ON labels.object = objects.id
WHERE objects.role IS NULL
    AND objects.base_class NOT IN ('UINavigationController', 'UITabBarController', 'UISplitViewController')
    AND objects.attributes ->> '$.hidesBottomBarWhenPushed' IS NOT 'YES'
    AND NOT EXISTS (
        SELECT 1
        FROM connections
        WHERE connections.destination = objects.id
            AND connections.kind = 'segue'
            AND (connections.name GLOB 'relationship:*' OR connections.name IN ('embed', 'presentation', 'modal', 'popoverPresentation'))
    )
    -- If the tree has no tab bar controller, there is no tab bar.
    AND files.tree_id IN (
        SELECT classes.tree_id
        FROM class_ancestors
        JOIN classes ON classes.id = class_ancestors.class_id
        WHERE class_ancestors.name = 'UITabBarController' AND (class_ancestors.distance > 0 OR classes.object_count > 0)
    )
    AND NOT EXISTS (SELECT 1 FROM json_each(:except) AS excepted WHERE objects.class GLOB excepted.value);
