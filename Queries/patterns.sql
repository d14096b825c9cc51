-- title: Loading patterns by count
-- theme: loading
-- words: statistics, summary, overview, distribution, breakdown, totals, classification, figures
-- answers: How many xibs of each loading pattern are there on each platform, and what decides the pattern? loaded: the number of xibs whose pattern is determined by a load in the sources. by_ancestry: the number of xibs whose pattern is determined by superclasses. by_outlets, by_name: the ancestry of the owner is unknown, so the pattern is determined by its outlets or by the end of its class name. The report nib-patterns lists each nib.
-- example: xibdb report patterns
SELECT
    nib_patterns.pattern AS pattern,
    files.platform AS platform,
    count(*) AS nibs,
    count(*) FILTER (WHERE nib_patterns.certainty = 'load') AS loaded,
    count(*) FILTER (WHERE nib_patterns.certainty = 'ancestry') AS by_ancestry,
    count(*) FILTER (WHERE nib_patterns.certainty = 'outlets') AS by_outlets,
    count(*) FILTER (WHERE nib_patterns.certainty = 'name') AS by_name
FROM nib_patterns
JOIN answered_files AS files ON files.id = nib_patterns.file_id
GROUP BY nib_patterns.pattern, files.platform
ORDER BY count(*) DESC, nib_patterns.pattern, files.platform;
