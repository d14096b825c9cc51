-- title: Versions of Xcode that saved the files
-- theme: index
-- words: toolsversion, systemversion, xcode version, outdated xcode, macos version, build, upgrade
-- answers: Which versions of Xcode (tools version) saved the files, on which system, for which deployment target? Oldest first.
-- example: xibdb report tools-versions
WITH saved AS (
    SELECT
        files.tools_version AS tools_version,
        files.platform AS platform,
        files.deployment AS deployment,
        files.system_version AS system_version,
        count(*) AS files,
        -- The dotted numbers as a list; quoted as JSON first, for the text is whatever the file says.
        '[' || replace(json_quote(files.tools_version), '.', '","') || ']' AS parts
    FROM nibs AS files
    JOIN answered_files ON answered_files.id = files.id
    WHERE files.format IN ('document', 'archive')
    GROUP BY files.tools_version, files.platform, files.deployment, files.system_version
)
SELECT
    saved.tools_version AS tools_version,
    saved.platform AS platform,
    saved.deployment AS deployment,
    saved.system_version AS system_version,
    saved.files AS files
FROM saved
ORDER BY
    CAST(saved.parts ->> 0 AS INTEGER),
    CAST(saved.parts ->> 1 AS INTEGER),
    CAST(saved.parts ->> 2 AS INTEGER),
    CAST(saved.parts ->> 3 AS INTEGER),
    saved.tools_version,
    saved.platform,
    CAST(saved.deployment AS INTEGER),
    saved.deployment,
    saved.system_version;
