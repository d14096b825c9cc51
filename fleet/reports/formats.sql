-- The rows of `xibdb report formats`: the number of nibs of each kind, format, platform and version.
CREATE TEMPORARY VIEW report_formats AS
SELECT
    files.repository,
    files.kind AS kind,
    files.format AS format,
    files.platform AS platform,
    files.document_version AS document_version,
    CASE WHEN files.platform IS NULL THEN files.target_runtime END AS unknown_runtime,
    count(*) AS files
FROM files
WHERE files.origin = 'own' AND files.kind IN ('xib', 'storyboard', 'nib')
GROUP BY
    files.repository, files.kind, files.format, files.platform, files.document_version,
    CASE WHEN files.platform IS NULL THEN files.target_runtime END;
