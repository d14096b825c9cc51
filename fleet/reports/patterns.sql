-- The rows of `xibdb report patterns`: the number of xibs of each loading pattern.
CREATE TEMPORARY VIEW report_patterns AS
SELECT
    files.repository,
    nib_patterns.pattern AS pattern,
    files.platform AS platform,
    count(*) AS nibs,
    count(*) FILTER (WHERE nib_patterns.certainty = 'load') AS loaded,
    count(*) FILTER (WHERE nib_patterns.certainty = 'ancestry') AS by_ancestry,
    count(*) FILTER (WHERE nib_patterns.certainty = 'outlets') AS by_outlets,
    count(*) FILTER (WHERE nib_patterns.certainty = 'name') AS by_name
FROM nib_patterns
JOIN files ON files.id = nib_patterns.file_id
WHERE files.origin = 'own'
GROUP BY files.repository, nib_patterns.pattern, files.platform;
