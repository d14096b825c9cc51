-- title: Interface Builder file that cannot be read
-- why: The file is not a well-formed document. It may contain conflict markers or an incomplete element from a merge, or it may be truncated. Xcode cannot open the file, and its target does not build. No other rule checks the file.
-- severity: error (warning if the file could be read despite the problem)
-- confidence: certain
-- fix: Resolve the conflict, or restore the file from the last commit in which it can be read.
-- pack: default
-- verdicts: failures
SELECT
    files.id AS file_id,
    coalesce(failures.line, 1) AS line,
    coalesce(failures."column", 1) AS "column",
    'file' AS subject,
    iif(failures.format = 'error', 'error', 'warning') AS severity,
    CASE
        WHEN failures.error LIKE '%conflict marker%' OR failures.error LIKE '%merge-conflict%' THEN
            'The file has conflict markers, so Xcode cannot open it.'
        WHEN failures.format = 'error' THEN 'The file cannot be read: ' || rtrim(failures.error, '.') || '.'
        ELSE 'The file was read, but it contains an error: ' || rtrim(failures.error, '.') || '.'
    END AS message
FROM failures
JOIN files ON files.id = failures.file_id
WHERE files.kind IN ('xib', 'storyboard', 'nib')
    -- If the clone does not contain the contents of the file, the problem is the clone and not the file.
    AND failures.error NOT LIKE '%does not hold its content%'
    AND failures.error NOT LIKE '%LFS pointer%';
