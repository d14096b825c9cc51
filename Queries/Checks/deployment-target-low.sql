-- title: Deployment target that Xcode 27 does not accept
-- why: Xcode 27 builds for iOS 15, tvOS 15, watchOS 9 and macOS 12, and for later versions. It rejects a target with an older deployment target.
-- severity: error (warning if nothing indicates that Xcode 27 builds the project)
-- confidence: certain
-- fix: Raise the deployment target, or build with Xcode 26.
-- pack: default (migration if nothing indicates that Xcode 27 builds the project)
WITH
lowest (platform, setting, version) AS (
    VALUES
    ('iOS', 'IPHONEOS_DEPLOYMENT_TARGET', 15),
    ('tvOS', 'TVOS_DEPLOYMENT_TARGET', 15),
    ('watchOS', 'WATCHOS_DEPLOYMENT_TARGET', 9),
    ('macOS', 'MACOSX_DEPLOYMENT_TARGET', 12)
),
old AS (
    SELECT
        targets.file_id AS file_id,
        lowest.platform AS platform,
        lowest.setting AS setting,
        lowest.version AS version,
        min(CAST(targets.deployment_target AS REAL)) AS oldest,
        max(CAST(targets.deployment_target AS REAL)) AS newest,
        min(targets.line) AS line,
        count(*) AS number,
        min(targets.name) AS name,
        max(targets.id IN (SELECT _new_sdk_targets.target_id FROM _new_sdk_targets)) AS is_new
    FROM targets
    JOIN lowest ON lowest.platform = targets.platform
    WHERE CAST(targets.deployment_target AS REAL) BETWEEN 1 AND lowest.version - 0.1
        AND targets.id NOT IN (SELECT _generated_targets.target_id FROM _generated_targets)
    GROUP BY targets.file_id, lowest.platform
)
SELECT
    old.file_id AS file_id,
    old.line AS line,
    1 AS "column",
    old.setting AS subject,
    iif(old.is_new, 'error', 'warning') AS severity,
    iif(old.is_new, NULL, 'migration') AS pack,
    iif(old.number = 1, 'The target ' || old.name || ' has', old.number || ' targets have') || ' the deployment target ' || old.platform || ' ' || old.oldest
        || iif(old.newest > old.oldest, ' to ' || old.newest, '') || ', which Xcode 27 rejects: ' || old.setting || ' must be ' || old.version
        || '.0 or later.' AS message,
    json_array('deployment-target-low', old.file_id, old.platform) AS defect
FROM old;
