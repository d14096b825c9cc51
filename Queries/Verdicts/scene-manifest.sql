-- How the apps of iOS and tvOS begin, and which have no UIApplicationSceneManifest: a row is a target. An app that SwiftUI begins has scenes without one, and has no row.
-- column target_id: Row id of the target.
-- column file_id: The project that has it.
-- column line: Line of the target.
-- column name: Name of the target.
-- column platform: iOS or tvOS; NULL if it is not known.
-- column info_plist_id: Its Info.plist; NULL if it is not known.
-- column main_nib: Its main nib; NULL without one.
-- column main_storyboard: Its main storyboard; NULL without one.
-- column launch_screen: Its launch screen; NULL without one.
-- column finding: missing; uncertain if it cannot be told; present.
-- column confidence: certain if finding is missing, possible if it is uncertain; NULL if a manifest is present.
-- column because: Why it cannot be told; NULL if it can.
-- column scene_storyboards: Storyboards of its scenes, as app_manifests has them.
-- column scene_delegates: Classes of the delegates of its scenes, as app_manifests has them.
WITH
apps AS (
    SELECT
        app_manifests.*,
        targets.name AS name,
        targets.platform AS platform,
        targets.line AS line
    FROM app_manifests
    JOIN targets ON targets.id = app_manifests.target_id
    WHERE targets.kind IN ('application', 'on-demand-install-capable')
        AND (targets.platform IN ('iOS', 'tvOS') OR targets.platform IS NULL)
),
delegates AS MATERIALIZED (
    SELECT
        _class_targets.target_id AS target_id,
        _declaration_classes.class_id AS class_id,
        EXISTS (SELECT 1 FROM _class_keys WHERE _class_keys.class_id = _declaration_classes.class_id AND _class_keys."key" = 'window') AS has_window,
        EXISTS (
            SELECT 1
            FROM _class_selectors
            WHERE _class_selectors.class_id = _declaration_classes.class_id
                -- As Objective-C has it, and as Swift writes it.
                AND _class_selectors.selector
                    IN ('application:configurationForConnectingSceneSession:options:', 'application:configurationForConnecting:options:')
        ) AS has_scenes
    FROM _declaration_protocols
    JOIN _declaration_classes ON _declaration_classes.declaration_id = _declaration_protocols.declaration_id
    JOIN _class_targets ON _class_targets.class_id = _declaration_classes.class_id
    WHERE _declaration_protocols.name = 'UIApplicationDelegate'
),
weighed AS (
    SELECT
        apps.*,
        CASE
            WHEN apps.has_scene_manifest = 1 THEN NULL
            WHEN apps.has_scene_manifest IS NULL THEN 'its Info.plist is not known'
            WHEN apps.target_id IN (SELECT delegates.target_id FROM delegates WHERE delegates.has_scenes) THEN 'its code configures scenes'
            WHEN apps.platform IS NULL THEN 'its platform is not known'
            WHEN coalesce(apps.main_storyboard, apps.main_nib) IS NULL
                AND apps.target_id NOT IN (SELECT delegates.target_id FROM delegates WHERE delegates.has_window)
            THEN 'SwiftUI may begin it'
        END AS because
    FROM apps
    WHERE apps.has_scene_manifest = 1
        OR apps.target_id IN (SELECT delegates.target_id FROM delegates)
        OR (apps.platform IS NOT NULL AND coalesce(apps.main_storyboard, apps.main_nib) IS NOT NULL)
),
found AS (
    SELECT weighed.*, CASE WHEN weighed.has_scene_manifest = 1 THEN 'present' WHEN weighed.because IS NULL THEN 'missing' ELSE 'uncertain' END AS finding
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
    CASE found.finding WHEN 'missing' THEN 'certain' WHEN 'uncertain' THEN 'possible' END AS confidence,
    found.because AS because,
    found.scene_storyboards AS scene_storyboards,
    found.scene_delegates AS scene_delegates
FROM found
JOIN files ON files.id = found.file_id
ORDER BY files.display_path, found.line, found.name;
