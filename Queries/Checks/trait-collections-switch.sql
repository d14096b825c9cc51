-- title: Use Trait Variations differs from the required setting
-- why: The setting Use Trait Variations decides whether a file can vary by size class. A project can require that all files turn it on, or that all turn it off.
-- severity: note
-- confidence: certain
-- uncertain: If the option "switch" is not set, there are no findings. Archives are left out. Files for macOS and watchOS are left out, because they do not have this setting.
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
