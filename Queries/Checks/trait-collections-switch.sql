-- title: Use Trait Variations set differently from the project
-- why: Use Trait Variations decides whether a file can vary by size class. A project can want it on, or off, in all files.
-- severity: note
-- confidence: certain
-- uncertain: Without the option switch there are no findings. Files of macOS and watchOS, which do not have this setting, and archives are left out.
-- fix: Change Use Trait Variations in the File inspector.
-- pack: style
-- option switch (text, default NULL; one of on, off): The required setting for all files.
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
