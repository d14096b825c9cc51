-- title: App without a scene manifest
-- why: An app for iOS or tvOS that is built with the SDK of iOS 27 needs scenes. Scenes need UIApplicationSceneManifest in Info.plist.
-- iOS: An app that is built with the new SDK does not start.
-- severity: warning
-- confidence: certain
-- uncertain: The index cannot tell whether there is a manifest: the build creates Info.plist, code configures the scenes, or SwiftUI may start the app.
-- fix: Add UIApplicationSceneManifest to Info.plist and a class that conforms to UIWindowSceneDelegate. Move the code for the window from the application delegate to this class.
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
