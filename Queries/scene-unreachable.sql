-- title: Scenes that cannot be reached
-- theme: storyboards
-- words: orphan, dead, unused, isolated, disconnected, unlinked, entry point, cleanup
-- answers: Which scenes can never be shown? A scene is listed if it is not initial and has no storyboard identifier, and if no segues lead to it from the initial scene or from a scene with an identifier. Relationships and embeds count as segues. If reached_from is empty, no segue leads to the scene: Xcode warns that it is unreachable and leaves it out of the build. Otherwise reached_from names the controllers of the unreachable scenes that lead to it. The application scene of macOS, and notification and glance scenes of watchOS, are always reachable.
-- essential: class, object_id
-- parameter file (file, default NULL): Path, file name or nib name of the storyboard, or a GLOB pattern (* and ?).
-- example: xibdb report scene-unreachable file=Main
-- verdicts: scene-unreachable
SELECT
    files.display_path AS path,
    scene_unreachable.line AS line,
    scene_unreachable."column" AS "column",
    objects.element AS element,
    objects.class AS class,
    coalesce(objects.user_label, objects.text, objects.attributes ->> '$.storyboardName') AS label,
    objects.object_id AS object_id,
    scene_unreachable.reached_from AS reached_from
FROM scene_unreachable
JOIN answered_files AS files ON files.id = scene_unreachable.file_id
JOIN objects ON objects.id = scene_unreachable.object
    AND scene_unreachable.confidence = 'certain'
WHERE :file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file)
ORDER BY files.display_path, scene_unreachable.line, scene_unreachable."column", files.id, scene_unreachable.scene;
