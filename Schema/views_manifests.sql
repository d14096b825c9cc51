-- How programs begin: what their Info.plist and settings name.

-- Entries of the Info.plist of a target, or of the settings that it is made of: one row per target and entry.
CREATE VIEW _target_entries AS
SELECT
    -- Row id of the target.
    target_files.target_id AS target_id,
    -- Row id of the entry.
    _manifest_entries.id AS entry_id
FROM target_files
JOIN _manifest_entries ON _manifest_entries.file_id = target_files.file_id AND _manifest_entries.target_id IS NULL
WHERE target_files.phase = 'infoPlist'
UNION ALL
SELECT _manifest_entries.target_id, _manifest_entries.id
FROM _manifest_entries
WHERE _manifest_entries.target_id IS NOT NULL;

-- Targets that have an Info.plist, or make one of settings: what the system begins them with.
-- example: SELECT targets.name, main_storyboard FROM app_manifests JOIN targets ON targets.id = app_manifests.target_id WHERE main_storyboard IS NOT NULL
CREATE VIEW app_manifests AS
WITH
settings (target_id, purpose, name) AS (
    SELECT target_files.target_id, _load_calls.purpose, _load_calls.expression
    FROM target_files
    JOIN _load_calls ON _load_calls.file_id = target_files.file_id
    WHERE target_files.phase = 'infoPlist' AND _load_calls."call" NOT GLOB 'UIScene*'
    UNION
    SELECT targets.id, _load_calls.purpose, _load_calls.expression
    FROM targets
    JOIN _load_calls ON _load_calls.file_id = targets.file_id AND _load_calls.member = targets.name
    WHERE _load_calls.purpose IN ('mainNib', 'mainStoryboard', 'launchScreen') AND _load_calls."call" NOT GLOB '*UIScene*'
),
entries (target_id, kind, delegate_class, storyboard) AS (
    SELECT _target_entries.target_id, _manifest_entries.kind, _manifest_entries.delegate_class, _manifest_entries.storyboard
    FROM _target_entries
    JOIN _manifest_entries ON _manifest_entries.id = _target_entries.entry_id
)
SELECT
    -- Row id of the target.
    targets.id AS target_id,
    -- Project or manifest that has the target.
    targets.file_id AS file_id,
    -- Row id of the Info.plist; NULL if it is not there, or made of settings alone.
    lists.file_id AS info_plist_id,
    -- Nib that the application begins with.
    (SELECT min(settings.name) FROM settings WHERE settings.target_id = targets.id AND settings.purpose = 'mainNib') AS main_nib,
    -- Storyboard that it begins with; of several, for devices, the first by name.
    (SELECT min(settings.name) FROM settings WHERE settings.target_id = targets.id AND settings.purpose = 'mainStoryboard') AS main_storyboard,
    -- Storyboard or nib of the launch screen; UILaunchScreen for one that the property list describes.
    coalesce(
        (SELECT min(settings.name) FROM settings WHERE settings.target_id = targets.id AND settings.purpose = 'launchScreen'),
        (SELECT 'UILaunchScreen' FROM entries WHERE entries.target_id = targets.id AND entries.kind = 'launchScreen')
    ) AS launch_screen,
    -- 1 with a scene manifest, 0 without; NULL if that is not known: the Info.plist is not there, could not be read, or is put together by the build.
    CASE
        WHEN EXISTS (SELECT 1 FROM entries WHERE entries.target_id = targets.id AND entries.kind = 'sceneManifest') THEN 1
        WHEN projects.kind = 'bazel' THEN NULL
        WHEN plists.id IS NULL THEN iif(targets.generates_info_plist AND targets.info_plist IS NULL, 0, NULL)
        WHEN plists.error IS NULL THEN 0
    END AS has_scene_manifest,
    -- How many scenes it configures; code may give others.
    (SELECT count(*) FROM entries WHERE entries.target_id = targets.id AND entries.kind = 'scene') AS scenes,
    -- Their storyboards, with commas between; NULL for none.
    (
        SELECT group_concat(named.storyboard, ', ')
        FROM (
            SELECT DISTINCT entries.storyboard AS storyboard
            FROM entries
            WHERE entries.target_id = targets.id AND entries.storyboard IS NOT NULL
            ORDER BY 1
        ) AS named
    ) AS scene_storyboards,
    -- Classes of their delegates, without modules, with commas between; NULL for none.
    (
        SELECT group_concat(named.class, ', ')
        FROM (
            SELECT DISTINCT replace(entries.delegate_class, rtrim(entries.delegate_class, replace(entries.delegate_class, '.', '')), '') AS class
            FROM entries
            WHERE entries.target_id = targets.id AND entries.delegate_class IS NOT NULL
            ORDER BY 1
        ) AS named
    ) AS scene_delegates
FROM targets
JOIN files AS projects ON projects.id = targets.file_id
LEFT JOIN target_files AS lists ON lists.target_id = targets.id AND lists.phase = 'infoPlist'
LEFT JOIN files AS plists ON plists.id = lists.file_id
WHERE (lists.file_id IS NOT NULL OR targets.info_plist IS NOT NULL OR targets.generates_info_plist OR targets.id IN (SELECT entries.target_id FROM entries))
    AND targets.id NOT IN (SELECT _generated_targets.target_id FROM _generated_targets);

-- Classes that adopt UIApplicationDelegate, with each target that compiles them.
CREATE VIEW _app_delegates AS
SELECT
    -- Row id of the target.
    _class_targets.target_id AS target_id,
    -- Row id of the class.
    _declaration_classes.class_id AS class_id,
    -- 1 if it has a window of its own.
    EXISTS (SELECT 1 FROM _class_keys WHERE _class_keys.class_id = _declaration_classes.class_id AND _class_keys."key" = 'window') AS has_window,
    -- 1 if it configures scenes.
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
WHERE _declaration_protocols.name = 'UIApplicationDelegate';

-- What targets begin with, if it is in their code: one row per target and place.
CREATE VIEW _target_beginnings AS
SELECT
    -- Row id of the target.
    target_files.target_id AS target_id,
    -- structure (SwiftUI begins the program so), class (the delegate of the application), function (UIApplicationMain, or a main.m).
    CASE
        WHEN calls.callee = 'init' THEN 'function'
        WHEN declarations.id IS NOT NULL THEN 'class'
        ELSE 'structure'
    END AS kind
FROM calls
LEFT JOIN declarations ON declarations.file_id = calls.file_id AND declarations.name = calls.receiver AND declarations.kind = 'class'
JOIN target_files ON target_files.file_id = calls.file_id AND target_files.phase = 'sources'
WHERE calls.callee = 'main' OR (calls.receiver = 'UIApplicationMain' AND calls.callee = 'init')
UNION ALL
SELECT target_files.target_id, 'function'
FROM files
JOIN target_files ON target_files.file_id = files.id AND target_files.phase = 'sources'
WHERE files.kind = 'objc' AND (files.path GLOB '*/main.m' OR files.path GLOB '*/main.mm' OR files.path = 'main.m');

-- Targets that say they are built with the SDK of iOS 27 or a later one: Xcode 27 wrote the project, or they run on no older system. From 26 on systems, SDKs and Xcode have one version.
CREATE VIEW _new_sdk_targets AS
SELECT
    -- Row id of the target.
    targets.id AS target_id
FROM targets
WHERE CAST(targets.xcode_version AS INTEGER) >= 27 OR CAST(targets.deployment_target AS INTEGER) >= 27;

-- Nibs that show while a program starts: marked so, or named so by its property list or settings, and loaded by nothing else. The system draws them without the program's code.
-- example: SELECT files.path FROM launch_screens JOIN files ON files.id = launch_screens.file_id
CREATE VIEW launch_screens AS
SELECT
    -- Row id of the nib or storyboard.
    nibs.id AS file_id
FROM nibs
WHERE nibs.launch_screen = 1
UNION
SELECT loaded_nibs.file_id
FROM loaded_nibs
JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
GROUP BY loaded_nibs.file_id
HAVING min(nib_loads.purpose = 'launchScreen') = 1;

-- Files with a target that depends on something outside the tree, such as a package: a file has a row for each such dependency.
CREATE VIEW _outside_dependents AS
SELECT
    -- Row id of the file.
    target_files.file_id AS file_id
FROM target_files
JOIN files ON files.id = target_files.file_id
JOIN _target_dependencies ON _target_dependencies.target_id = target_files.target_id
WHERE NOT EXISTS (
    SELECT 1
    FROM targets
    JOIN files AS projects ON projects.id = targets.file_id
    WHERE targets.name = _target_dependencies.name AND projects.tree_id = files.tree_id
);

-- Scenes of storyboards with a controller of their own. Storyboard references and containers of the framework without a custom class are left out.
CREATE VIEW _own_scenes AS
SELECT
    -- Row id of the scene.
    scenes.id AS scene,
    -- File of the storyboard.
    scenes.file_id AS file_id,
    -- Row id of the controller.
    objects.id AS controller
FROM scenes
JOIN objects ON objects.id = scenes.controller
WHERE objects.role IS NULL
    AND NOT (
        objects.custom_class IS NULL
        AND objects.base_class IN (
            'UINavigationController', 'UITabBarController', 'UISplitViewController', 'UIPageViewController',
            'NSWindowController', 'NSTabViewController', 'NSSplitViewController'
        )
    );
