-- title: Color set that nothing uses
-- why: Neither a nib nor the code names the color set.
-- severity: note
-- confidence: likely
-- uncertain: Code may compose the name at run time, or read it from data.
-- fix: Delete the color set.
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
