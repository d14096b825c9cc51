-- title: Versions of Xcode that saved the files
-- theme: index
-- words: toolsversion, systemversion, xcode version, outdated xcode, macos version, build, upgrade
-- answers: Which versions of Xcode saved the files, on which system, and for which deployment target? The oldest version comes first. xcode: the version of Xcode. "14.1 to 14.2": both versions write this number. "between 11.2.1 and 11.3" or "after 26.6": a beta or an unknown version wrote this number. "unknown": the value is not a number. Only 15.3 and 15.4 write 32700.99.1234. The report saved-files lists the files. The rule tools-versions-mixed reports versions that are far apart.
-- example: xibdb report tools-versions
SELECT
    tools_versions.xcode AS xcode,
    nibs.tools_version AS tools_version,
    nibs.platform AS platform,
    nibs.deployment AS deployment,
    nibs.system_version AS system_version,
    count(*) AS files
FROM nibs
JOIN answered_files ON answered_files.id = nibs.id
LEFT JOIN tools_versions ON tools_versions.tools_version = nibs.tools_version
WHERE nibs.format IN ('document', 'archive')
GROUP BY nibs.tools_version, nibs.platform, nibs.deployment, nibs.system_version
ORDER BY
    tools_versions.number,
    nibs.tools_version,
    nibs.platform,
    CAST(nibs.deployment AS INTEGER),
    nibs.deployment,
    nibs.system_version;
