-- Applications that do not have a scene manifest with a scene. Applications that are certain come first.
-- verdicts: scene-manifest
SELECT
    files.display_path AS path,
    coalesce(found.line, 1) AS line,
    1 AS "column",
    'target ' || found.name AS title,
    NULL AS file_id,
    NULL AS object,
    NULL AS destination,
    NULL AS connection_id,
    CASE found.finding
        WHEN 'empty' THEN 'its UIApplicationSceneManifest has no scene'
        WHEN 'missing' THEN 'its Info.plist has no UIApplicationSceneManifest'
        WHEN 'uncertain' THEN 'it is not known whether it has a UIApplicationSceneManifest'
        ELSE 'its UIApplicationSceneManifest has a scene, so this is less likely'
    END || coalesce(' (' || lists.display_path || ')', '') || coalesce(char(10) || found.because, '')
        || coalesce(char(10) || 'it starts with the storyboard ' || found.main_storyboard, char(10) || 'it starts with the nib ' || found.main_nib, '')
        || CASE
            WHEN found.finding = 'present' THEN ''
            ELSE char(10) || 'with the SDK of iOS 27, the app ends at launch; with an older SDK, it only logs a warning'
        END AS because,
    CASE found.finding
        WHEN 'present' THEN 'check that the built app contains this Info.plist, and that the class of the scene delegate exists'
        ELSE 'add UIApplicationSceneManifest with a scene' || coalesce(' and UISceneStoryboardFile ' || found.main_storyboard, '')
            || ' to ' || coalesce(lists.display_path, 'Info.plist')
            || ', add a class that conforms to UIWindowSceneDelegate, and move the code that creates the window to it'
    END AS change,
    found.finding IN ('present', 'uncertain') AS is_weak
FROM scene_manifest AS found
JOIN files ON files.id = found.file_id
LEFT JOIN files AS lists ON lists.id = found.info_plist_id
ORDER BY
    CASE found.finding WHEN 'missing' THEN 0 WHEN 'empty' THEN 1 WHEN 'uncertain' THEN 2 ELSE 3 END,
    files.display_path, found.line, found.name
LIMIT 100;
