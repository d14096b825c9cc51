-- title: Apps and their scene manifests
-- theme: loading
-- words: uiscene, scene delegate, scenedelegate, info.plist, launch, life cycle, lifecycle, startup, main storyboard, app delegate
-- answers: How do iOS, tvOS and visionOS apps start? Which of them have no UIApplicationSceneManifest, or a manifest without a scene? If an app without a scene is built with the iOS 27 SDK, it does not start. finding: missing, empty (a manifest without a scene), uncertain (it is unknown whether the app has a manifest), present. because: why a finding is not certain. SwiftUI apps are left out, because they do not need a manifest. path and line point to the target.
-- essential: target, finding, because
-- parameter target (default NULL): Name of the target, or a GLOB pattern (* and ?). If omitted, all.
-- parameter finding (default NULL; one of missing, empty, uncertain, present): Finding about the scene manifest. If omitted, all.
-- example: xibdb report scene-manifest
-- verdicts: scene-manifest
SELECT
    files.display_path AS path,
    found.line AS line,
    found.name AS target,
    found.platform AS platform,
    lists.display_path AS info_plist,
    found.main_nib AS main_nib,
    found.main_storyboard AS main_storyboard,
    found.launch_screen AS launch_screen,
    found.finding AS finding,
    found.because AS because,
    found.scene_storyboards AS scene_storyboards,
    found.scene_delegates AS scene_delegates
FROM scene_manifest AS found
JOIN answered_files AS files ON files.id = found.file_id
LEFT JOIN files AS lists ON lists.id = found.info_plist_id
WHERE (:target IS NULL OR found.name GLOB :target)
    AND (:finding IS NULL OR found.finding = :finding)
ORDER BY files.display_path, found.line, found.name;
