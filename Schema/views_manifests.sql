-- How programs begin: what their Info.plist and settings name.

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
    SELECT target_files.target_id, _manifest_entries.kind, _manifest_entries.delegate_class, _manifest_entries.storyboard
    FROM target_files
    JOIN _manifest_entries ON _manifest_entries.file_id = target_files.file_id AND _manifest_entries.target_id IS NULL
    WHERE target_files.phase = 'infoPlist'
    UNION ALL
    SELECT _manifest_entries.target_id, _manifest_entries.kind, _manifest_entries.delegate_class, _manifest_entries.storyboard
    FROM _manifest_entries
    WHERE _manifest_entries.target_id IS NOT NULL
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
    -- 1 with a scene manifest, 0 without; NULL if it cannot be told: the Info.plist is not there, could not be read, or is put together by the build.
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
