-- title: App without a scene manifest
-- why: An app that is built with the SDK of iOS 27, tvOS 27 or visionOS 27 needs scenes. UIKit reads them from UIApplicationSceneManifest in Info.plist. A manifest without a scene is not sufficient.
-- iOS: The app ends at launch with "UIScene life cycle is required for apps built with this SDK". With an older SDK, the app starts.
-- severity: error (warning if nothing indicates that the target is built with the SDK of iOS 27)
-- confidence: certain
-- uncertain: If the manifest is empty and the application delegate configures scenes in code, the confidence is likely. The finding is hidden in these cases: the manifest is missing, but code configures scenes; Info.plist is unknown (for example, because the build creates it); the platform is unknown; SwiftUI may start the app.
-- fix: Add UIApplicationSceneManifest with a scene to Info.plist, and a class that conforms to UIWindowSceneDelegate. Move the code that creates the window from the application delegate to this class.
-- pack: default (migration if nothing indicates that the target is built with the SDK of iOS 27)
-- verdicts: scene-manifest
SELECT
    found.file_id AS file_id,
    found.line AS line,
    1 AS "column",
    found.name AS subject,
    iif(found.pack IS NULL, 'error', 'warning') AS severity,
    found.confidence AS confidence,
    found.pack AS pack,
    CASE found.finding
        WHEN 'empty' THEN 'The UIApplicationSceneManifest of the app ' || found.name || ' has no scene' || coalesce(' (' || found.because || ')', '')
        ELSE 'The app ' || found.name || ' has no UIApplicationSceneManifest' || coalesce(' that is known (' || found.because || ')', '')
    END
        || ': built with the SDK of ' || coalesce(found.platform, 'iOS') || ' 27, it does not start.' AS message,
    found.info_plist_id AS other_file_id
FROM scene_manifest AS found
WHERE found.confidence IS NOT NULL;
