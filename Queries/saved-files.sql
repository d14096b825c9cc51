-- title: Files by the Xcode that saved them
-- theme: index
-- words: toolsversion, xcode version, outdated xcode, old xcode, upgrade, which files, build
-- answers: Which version of Xcode saved each file? The oldest version comes first. The report tools-versions explains the column xcode.
-- parameter xcode (default NULL): Version of Xcode as the report prints it (14.1 to 14.2), or a GLOB pattern (* and ?): 11.* matches every version of Xcode 11. If omitted, all versions.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?). If omitted, all files.
-- example: xibdb report saved-files xcode='before*'
SELECT
    nibs.display_path AS path,
    tools_versions.xcode AS xcode,
    nibs.tools_version AS tools_version,
    nibs.platform AS platform,
    nibs.deployment AS deployment,
    nibs.system_version AS system_version
FROM nibs
JOIN answered_files ON answered_files.id = nibs.id
LEFT JOIN tools_versions ON tools_versions.tools_version = nibs.tools_version
WHERE nibs.format IN ('document', 'archive')
    AND (:xcode IS NULL OR tools_versions.xcode GLOB :xcode)
    AND (:file IS NULL OR nibs.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY tools_versions.number, nibs.tools_version, nibs.display_path, nibs.id;
