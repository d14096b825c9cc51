-- How iOS, tvOS and visionOS apps start, and whether their UIApplicationSceneManifest is missing or empty. One row per target. If SwiftUI starts an app, it does not need a manifest, and it has a row only if its manifest configures scenes.
-- column target_id: Row id of the target.
-- column file_id: The project or manifest that contains the target.
-- column line: Line of the target.
-- column name: Name of the target.
-- column platform: iOS, tvOS or visionOS; NULL if unknown.
-- column info_plist_id: Row id of the Info.plist of the target; NULL if unknown.
-- column main_nib: Main nib of the target; NULL if it has none.
-- column main_storyboard: Main storyboard of the target; NULL if it has none.
-- column launch_screen: Launch screen of the target; NULL if it has none.
-- column finding: missing (no manifest), empty (the manifest configures no scene), uncertain (it is unknown whether the app has or needs a manifest), present (a manifest with scenes).
-- column confidence: possible if the finding is uncertain; likely if it is empty and code configures scenes; NULL if it is present; certain for all other findings.
-- column because: Why the confidence is not certain; NULL if it is certain.
-- column scene_storyboards: Storyboards of the scenes in the manifest; see app_manifests.
-- column scene_delegates: Classes of the scene delegates; see app_manifests.
-- column pack: migration if nothing indicates that the target is built with the SDK of iOS 27; otherwise NULL.
WITH
apps AS (
    SELECT
        app_manifests.*,
        targets.name AS name,
        targets.platform AS platform,
        targets.line AS line,
        app_manifests.target_id IN (SELECT _app_delegates.target_id FROM _app_delegates WHERE _app_delegates.has_scenes) AS codes_scenes,
        app_manifests.target_id IN (SELECT _app_delegates.target_id FROM _app_delegates) AS has_delegate
    FROM app_manifests
    JOIN targets ON targets.id = app_manifests.target_id
    WHERE targets.kind IN ('application', 'on-demand-install-capable')
        AND (targets.platform IN ('iOS', 'tvOS', 'visionOS') OR targets.platform IS NULL)
        AND (app_manifests.scenes > 0 OR app_manifests.target_id NOT IN (SELECT _target_beginnings.target_id FROM _target_beginnings WHERE _target_beginnings.kind = 'structure'))
),
weighed AS (
    SELECT
        apps.*,
        CASE
            WHEN apps.scenes > 0 THEN NULL
            WHEN apps.has_scene_manifest IS NULL THEN 'its Info.plist is not known'
            -- An app whose code has a UIApplicationDelegate uses UIKit, so its platform has scenes.
            WHEN apps.platform IS NULL AND NOT apps.has_delegate THEN 'its platform is not known'
            WHEN apps.codes_scenes THEN 'its code configures scenes'
            WHEN coalesce(apps.main_storyboard, apps.main_nib) IS NULL
                AND apps.target_id NOT IN (SELECT _app_delegates.target_id FROM _app_delegates WHERE _app_delegates.has_window)
                AND apps.target_id NOT IN (SELECT _target_beginnings.target_id FROM _target_beginnings)
            THEN 'SwiftUI may start the app'
        END AS because
    FROM apps
    WHERE apps.has_scene_manifest = 1
        OR apps.has_delegate
        OR (apps.platform IS NOT NULL AND coalesce(apps.main_storyboard, apps.main_nib) IS NOT NULL)
),
found AS (
    SELECT
        weighed.*,
        CASE
            WHEN weighed.scenes > 0 THEN 'present'
            -- According to Apple's guide, an app needs either a manifest with scenes or code that configures scenes. But in a
            -- test, an app with a manifest without scenes did not start even with this code.
            WHEN weighed.has_scene_manifest = 1 AND (weighed.because IS NULL OR weighed.codes_scenes) THEN 'empty'
            WHEN weighed.because IS NULL THEN 'missing'
            ELSE 'uncertain'
        END AS finding
    FROM weighed
)
SELECT
    found.target_id AS target_id,
    found.file_id AS file_id,
    found.line AS line,
    found.name AS name,
    found.platform AS platform,
    found.info_plist_id AS info_plist_id,
    found.main_nib AS main_nib,
    found.main_storyboard AS main_storyboard,
    found.launch_screen AS launch_screen,
    found.finding AS finding,
    CASE found.finding WHEN 'missing' THEN 'certain' WHEN 'empty' THEN iif(found.because IS NULL, 'certain', 'likely') WHEN 'uncertain' THEN 'possible' END AS confidence,
    found.because AS because,
    found.scene_storyboards AS scene_storyboards,
    found.scene_delegates AS scene_delegates,
    iif(found.target_id IN (SELECT _new_sdk_targets.target_id FROM _new_sdk_targets), NULL, 'migration') AS pack
FROM found
JOIN files ON files.id = found.file_id
ORDER BY files.display_path, found.line, found.name;
