-- title: Nib that nothing loads
-- why: No code, property list, build setting or other nib loads the file. It is built into the product, or in no target at all, and any work on it is wasted. Other findings in this file are hidden while it is certain that nothing loads it.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden where a load with a name that is made at run time could mean the file, where a text or a class of its name is handed on, or where the code that may load it is not indexed.
-- fix: Remove the nib, or load it.
-- pack: default
-- verdicts: nib-unused-in-words
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    'Nothing in the index loads ' || replace(files.path, rtrim(files.path, replace(files.path, '/', '')), '')
        || ': ' || found.reason || '.' AS message,
    found.confidence AS confidence,
    -- Copies in other languages and for other devices are one.
    files.tree_id || ' ' || rtrim(files.logical_path, replace(files.logical_path, '/', '')) || ' ' || files.name || ' ' || files.kind AS defect
FROM nib_unused_in_words AS found
JOIN files ON files.id = found.file_id;
