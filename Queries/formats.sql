-- title: Kinds and formats of the files
-- theme: index
-- words: file types, statistics, inventory, summary, xib, storyboard, archive, xml, ios, macos
-- answers: How many files are there of each kind, format, platform and version? The rule old-format lists the nibs of Xcode 3 and 4. The rule unparseable lists the files that cannot be read.
-- example: xibdb report formats
SELECT
    files.kind AS kind,
    files.format AS format,
    files.platform AS platform,
    files.document_version AS document_version,
    -- The target runtime, if it does not determine the platform.
    CASE WHEN files.platform IS NULL THEN files.target_runtime END AS unknown_runtime,
    count(*) AS files
FROM nibs AS files
WHERE files.id IN (SELECT answered_files.id FROM answered_files)
GROUP BY kind, format, platform, document_version, unknown_runtime
ORDER BY kind, format, platform, document_version, unknown_runtime;
