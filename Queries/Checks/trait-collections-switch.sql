-- title: Use Trait Variations switched the other way
-- why: Use Trait Variations decides whether a file can differ by size class. A project wants it on, or off, in all files.
-- severity: note
-- confidence: certain
-- uncertain: Nothing is found without the option switch. Files of macOS and watchOS, which have no such switch, and archives are left out.
-- fix: Set Use Trait Variations in the File inspector.
-- pack: style
-- option switch (text, default NULL; one of on, off): How files are to have it.
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    files.name || iif(files.use_trait_collections = 1, ' uses', ' does not use') || ' trait variations.' AS message,
    'trait-collections ' || files.tree_id || ' ' || files.logical_path AS defect
FROM nibs AS files
WHERE files.format = 'document'
    AND files.platform IN ('iOS', 'tvOS')
    AND files.use_trait_collections = (CASE :switch WHEN 'on' THEN 0 WHEN 'off' THEN 1 END);
