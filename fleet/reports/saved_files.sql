-- The rows of `xibdb report saved-files`: the version of Xcode that saved each file.
CREATE TEMPORARY VIEW report_saved_files AS
SELECT
    files.repository,
    files.display_path AS path,
    tools_versions.xcode AS xcode,
    files.tools_version AS tools_version,
    files.platform AS platform,
    files.deployment AS deployment,
    files.system_version AS system_version
FROM files
LEFT JOIN tools_versions
    ON tools_versions.repository = files.repository AND tools_versions.tools_version = files.tools_version
WHERE files.origin = 'own' AND files.kind IN ('xib', 'storyboard', 'nib') AND files.format IN ('document', 'archive');
