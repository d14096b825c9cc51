-- title: Scene without a working delegate
-- why: UIKit creates the delegate of a scene from the class name in UISceneDelegateClassName. The delegate holds the window. If UIKit cannot load the class, it only logs a message.
-- iOS: The console says "could not load class with name" or "There is no scene delegate set". The screen stays black.
-- severity: error (warning if the class exists but does not conform to UIWindowSceneDelegate)
-- confidence: certain
-- uncertain: The confidence is likely in these cases: the class does not conform to UIWindowSceneDelegate; the target compiles the class in another module; Info.plist names an Objective-C class with a module; not all sources of the target are indexed. The finding is hidden if no declaration is found and the class may come from elsewhere: a source that is not indexed, a library, or a module that is unknown or not part of the repository.
-- fix: Correct UISceneDelegateClassName, add the file of the class to the target, or write a class that conforms to UIWindowSceneDelegate. Name a Swift class with its module, $(PRODUCT_MODULE_NAME).SceneDelegate. Name an Objective-C class without a module.
-- pack: default
-- verdicts: scene-delegate
SELECT
    found.file_id AS file_id,
    found.line AS line,
    1 AS "column",
    coalesce(found.class, found.target) AS subject,
    iif(found.finding = 'nonconforming', 'warning', 'error') AS severity,
    found.confidence AS confidence,
    CASE found.finding
        WHEN 'unnamed' THEN 'The scene' || coalesce(' ' || found.scene, '') || ' of the app ' || found.target || ' has no delegate, and no code configures scenes: the screen stays black.'
        WHEN 'unknown' THEN 'The scene delegate ' || found.class || ' of the app ' || found.target || ' does not exist'
            || coalesce(' (' || found.because || ')', '') || ': the screen stays black.'
        WHEN 'elsewhere' THEN 'The target ' || found.target || ' does not compile its scene delegate ' || found.class
            || coalesce(' (' || found.because || ')', '') || ': UIKit cannot load the class, and the screen stays black.'
        WHEN 'module' THEN 'The scene delegate ' || found.class || ' of the app ' || found.target || ' is in the module ' || found.own_module || ': UIKit cannot load '
            || found.module || '.' || found.class || ', and the screen stays black.'
        WHEN 'objc' THEN 'The scene delegate ' || found.class || ' of the app ' || found.target || ' is an Objective-C class, which has no module: UIKit cannot load '
            || found.module || '.' || found.class || ', and the screen stays black.'
        ELSE 'The scene delegate ' || found.class || ' of the app ' || found.target || ' does not conform to UIWindowSceneDelegate.'
    END AS message,
    found.other_file_id AS other_file_id,
    found.other_line AS other_line
FROM scene_delegate AS found;
