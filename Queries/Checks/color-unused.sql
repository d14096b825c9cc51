-- title: Color that nothing names
-- why: A color set that neither a nib nor the code names is dead.
-- severity: note
-- confidence: likely
-- uncertain: A name that the code puts together at run time may be this one, or it may come with data.
-- fix: Remove the color set.
-- pack: default
-- verdicts: resource-unused
SELECT
    unused.file_id AS file_id,
    1 AS line,
    1 AS "column",
    unused.name AS subject,
    unused.confidence AS confidence,
    'No nib and no source names the color ' || unused.name
        || coalesce(', unless code builds the name as ' || unused.pattern, ' (uncertain: ' || unused.because || ')', '') || '.' AS message,
    unused.defect AS defect
FROM resource_unused AS unused
WHERE unused.kind = 'color';
