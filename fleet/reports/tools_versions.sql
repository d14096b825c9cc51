-- The rows of `xibdb report tools-versions`: the number of files that each version of Xcode saved.
CREATE TEMPORARY VIEW report_tools_versions AS
SELECT
    files.repository,
    tools_versions.xcode AS xcode,
    files.tools_version AS tools_version,
    files.platform AS platform,
    files.deployment AS deployment,
    files.system_version AS system_version,
    count(*) AS files
FROM files
LEFT JOIN tools_versions
    ON tools_versions.repository = files.repository AND tools_versions.tools_version = files.tools_version
WHERE files.origin = 'own' AND files.kind IN ('xib', 'storyboard', 'nib') AND files.format IN ('document', 'archive')
GROUP BY files.repository, tools_versions.xcode, files.tools_version, files.platform, files.deployment, files.system_version;
