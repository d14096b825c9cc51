-- title: Info.plist key that newer SDKs ignore
-- why: These keys request the behavior of older systems. Apple supports them for a limited time, so that developers can adapt their apps. UIDesignRequiresCompatibility keeps the older design that apps had before iOS 26. UIRequiresFullScreen prevents an iPad app from being resized.
-- iOS: UIDesignRequiresCompatibility is ignored if the app is built with the SDK of iOS 27: the app has the new design. UIRequiresFullScreen was deprecated in iPadOS 26, and later systems ignore it: the app can be resized.
-- macOS: UIDesignRequiresCompatibility is ignored if the app is built with the SDK of macOS 27: the app has the new design.
-- severity: warning (note if nothing indicates that the target is built with the SDK of iOS 27)
-- confidence: certain
-- fix: Make the app work in the new design and in every size, then delete the key.
-- pack: default (migration if nothing indicates that the target is built with the SDK of iOS 27)
WITH
withdrawn AS (
    SELECT
        _manifest_entries.file_id AS file_id,
        _manifest_entries.line AS line,
        _manifest_entries.name AS name,
        -- Several targets can share one Info.plist. The message names the first target.
        min(targets.name) AS target,
        max(targets.id IN (SELECT _new_sdk_targets.target_id FROM _new_sdk_targets)) AS is_new
    FROM _manifest_entries
    JOIN _target_entries ON _target_entries.entry_id = _manifest_entries.id
    JOIN targets ON targets.id = _target_entries.target_id
    WHERE _manifest_entries.kind = 'withdrawnKey'
        AND targets.kind = 'application'
        AND (targets.platform IS NOT 'macOS' OR _manifest_entries.name <> 'UIRequiresFullScreen')
    GROUP BY _manifest_entries.id
)
SELECT
    withdrawn.file_id AS file_id,
    withdrawn.line AS line,
    1 AS "column",
    withdrawn.name AS subject,
    iif(withdrawn.is_new, 'warning', 'note') AS severity,
    iif(withdrawn.is_new, NULL, 'migration') AS pack,
    CASE withdrawn.name
        WHEN 'UIRequiresFullScreen' THEN 'The app ' || withdrawn.target || ' sets UIRequiresFullScreen, which was deprecated in iPadOS 26: later systems ignore it and can resize the app.'
        ELSE 'The app ' || withdrawn.target || ' sets ' || withdrawn.name || ', which has no effect with the SDK of version 27: the app has the new design.'
    END AS message
FROM withdrawn;
