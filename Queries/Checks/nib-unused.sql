-- title: Nib that nothing loads
-- why: No code, property list, build setting or other nib loads the file. It is built into the product, or in no target at all, and any work on it is wasted. Other findings in this file are hidden while it is certain that nothing loads it.
-- severity: warning
-- confidence: certain
-- uncertain: The finding is hidden where a load with a name that is made at run time could mean the file, where a text or a class of its name is handed on, or where the code that may load it is not indexed.
-- fix: Remove the nib, or load it.
-- pack: default
-- verdicts: nib-unused
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    'Nothing in the index loads ' || substr(files.path, length(files.folder) + 1)
        || iif(nib_unused.reason IS NULL, '.', ': ' || nib_unused.reason || '.') AS message,
    -- A nib of proxies alone may be there for its tables of strings.
    iif(
        EXISTS (SELECT 1 FROM objects WHERE objects.file_id = files.id AND objects.role IS NULL),
        nib_unused.confidence,
        'possible'
    ) AS confidence,
    -- Copies in other languages and for other devices are one.
    files.tree_id || ' ' || files.logical_folder || ' ' || files.name || ' ' || files.kind AS defect
FROM nib_unused
JOIN files ON files.id = nib_unused.file_id;
