-- title: Scene with a storyboard and a window that code creates
-- why: If a scene names a storyboard, UIKit creates the window, loads the storyboard into it, and passes the window to the delegate. If the delegate creates a second window when the scene connects, that window replaces the first.
-- iOS: The app has two root controllers. UIKit loads the initial controller of the storyboard unnecessarily, so viewDidLoad of this controller runs one extra time.
-- severity: warning
-- confidence: likely
-- fix: Delete UISceneStoryboardFile from the scene, or delete the code that creates the window and use the window that UIKit created.
-- pack: default
SELECT
    calls.file_id AS file_id,
    calls.line AS line,
    calls."column" AS "column",
    calls.class AS subject,
    calls.class || ' creates a window when the scene connects, but the scene' || coalesce(' ' || _manifest_entries.name, '') || ' has the storyboard '
        || _manifest_entries.storyboard || ': UIKit has already loaded it into its own window.' AS message,
    _manifest_entries.file_id AS other_file_id,
    _manifest_entries.line AS other_line,
    json_array('scene-window-replaced', calls.id) AS defect
FROM _manifest_entries
JOIN _target_entries ON _target_entries.entry_id = _manifest_entries.id
JOIN targets ON targets.id = _target_entries.target_id
JOIN _class_targets ON _class_targets.target_id = targets.id
JOIN classes ON classes.id = _class_targets.class_id
    AND classes.name = replace(_manifest_entries.delegate_class, rtrim(_manifest_entries.delegate_class, replace(_manifest_entries.delegate_class, '.', '')), '')
JOIN _declaration_classes ON _declaration_classes.class_id = classes.id
JOIN declarations ON declarations.id = _declaration_classes.declaration_id
JOIN calls ON calls.file_id = declarations.file_id
    AND calls.class = classes.name
    AND calls.callee = 'init'
    AND calls.receiver = 'UIWindow'
    AND calls.member IN ('scene', 'scene:willConnectToSession:options:')
WHERE _manifest_entries.kind = 'scene' AND _manifest_entries.storyboard IS NOT NULL
GROUP BY calls.id;
