-- title: Nib that nothing loads
-- why: No code, property list, build setting or other nib loads the file. Changes to the file have no effect. If the confidence is certain, other findings in the file are hidden. In two cases, no other finding in the file is an error: the confidence is likely, or only loads with an unknown name can refer to the file.
-- severity: warning (note if something may load the file)
-- confidence: certain
-- uncertain: The finding is hidden in these cases: code composes a name at run time, and the result can be the name of the file; code contains its name as a string, or uses its class as a value; the code that may load it is not in the index.
-- fix: Delete the nib, or load it.
-- pack: default
-- verdicts: nib-unused-in-words
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    'Nothing in the index loads ' || substr(files.path, length(files.folder) + 1)
        || ': ' || found.reason || '.' AS message,
    found.confidence AS confidence,
    iif(found.is_hinted, 'note', 'warning') AS severity,
    -- If localized and device variants have the same confidence and reason, they are reported as one finding.
    files.tree_id || ' ' || files.logical_folder || ' ' || files.name || ' ' || files.kind || ' ' || found.confidence || ' ' || found.reason AS defect
FROM nib_unused_in_words AS found
JOIN files ON files.id = found.file_id;
