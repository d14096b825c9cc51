-- The rows of `xibdb report scene-manifest`: how each app starts, and whether its scene manifest is missing.
CREATE TEMPORARY VIEW report_scene_manifest AS
SELECT
    repository, path, line, target, platform, info_plist, main_nib, main_storyboard, launch_screen, finding, because, scene_storyboards,
    scene_delegates
FROM scene_manifest;
