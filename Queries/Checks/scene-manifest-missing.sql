-- title: App without a scene manifest
-- why: An app of iOS or tvOS that is built with the SDK of iOS 27 does not start without scenes; they begin with UIApplicationSceneManifest in Info.plist.
-- iOS: The app that is built with the new SDK does not start.
-- severity: warning
-- confidence: certain
-- uncertain: Whether there is one cannot be told, because Info.plist is made by the build, code configures scenes, or SwiftUI begins the app.
-- fix: Add UIApplicationSceneManifest to Info.plist and a class that conforms to UIWindowSceneDelegate, and move what the application delegate does with its window there.
-- pack: migration
-- verdicts: scene-manifest
SELECT
    found.file_id AS file_id,
    found.line AS line,
    1 AS "column",
    found.name AS subject,
    found.confidence AS confidence,
    'The app ' || found.name || ' has no UIApplicationSceneManifest' || coalesce(' that is known (' || found.because || ')', '')
        || ': built with the SDK of iOS 27, it does not start.' AS message,
    found.info_plist_id AS other_file_id
FROM scene_manifest AS found
WHERE found.confidence IS NOT NULL;
