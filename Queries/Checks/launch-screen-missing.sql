-- title: App without a launch screen
-- why: An app that is built with the SDK of iOS 27 needs a launch screen: UILaunchScreen or UILaunchStoryboardName in Info.plist.
-- iOS: The App Store rejects the app. An app that is built with an older SDK starts, but it is shown at the screen size of an old device.
-- severity: warning
-- confidence: certain
-- fix: Add UILaunchScreen to Info.plist (an empty dictionary is enough), or add a storyboard and its name as UILaunchStoryboardName.
-- pack: default (migration if nothing indicates that the target is built with the SDK of iOS 27)
SELECT
    app_manifests.file_id AS file_id,
    targets.line AS line,
    1 AS "column",
    targets.name AS subject,
    'The app ' || targets.name || ' has no launch screen: the App Store rejects it if it is built with the SDK of iOS 27.' AS message,
    app_manifests.info_plist_id AS other_file_id,
    iif(targets.id IN (SELECT _new_sdk_targets.target_id FROM _new_sdk_targets), NULL, 'migration') AS pack
FROM app_manifests
JOIN targets ON targets.id = app_manifests.target_id
WHERE targets.kind = 'application'
    AND targets.platform = 'iOS'
    AND app_manifests.launch_screen IS NULL
    -- If this column is NULL, the Info.plist is unknown.
    AND app_manifests.has_scene_manifest IS NOT NULL;
