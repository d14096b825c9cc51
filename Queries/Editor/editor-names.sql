-- The names that a string of a source can mean, one row per kind and name.
-- parameter file (required): Row id of the source.
-- parameter kinds (required): The kinds of names as a JSON array: nib, storyboard, controller, segue, reuse, item, image, color, font or text.
-- parameter most (required): The maximum number of rows.
WITH
own (tree_id) AS (SELECT files.tree_id FROM files WHERE files.id = :file),
wanted (kind) AS (SELECT asked.value FROM json_each(:kinds) AS asked),
names (kind, name, file_id) AS (
    SELECT iif(files.kind = 'storyboard', 'storyboard', 'nib'), files.name, files.id
    FROM files
    WHERE files.kind IN ('xib', 'storyboard', 'nib')
    UNION ALL
    SELECT 'controller', objects.storyboard_identifier, objects.file_id FROM objects WHERE objects.storyboard_identifier IS NOT NULL
    UNION ALL
    SELECT 'segue', connections.identifier, connections.file_id FROM connections WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION ALL
    SELECT 'reuse', objects.reuse_identifier, objects.file_id FROM objects WHERE objects.reuse_identifier IS NOT NULL
    UNION ALL
    SELECT 'item', objects.identifier, objects.file_id FROM objects WHERE objects.identifier IS NOT NULL
    UNION ALL
    SELECT 'image', assets.name, assets.file_id FROM assets WHERE assets.kind LIKE 'image%'
    UNION ALL
    SELECT 'image', files.name, files.id FROM files WHERE files.kind = 'image' AND files.bundle_path IS NULL
    UNION ALL
    SELECT 'color', assets.name, assets.file_id FROM assets WHERE assets.kind LIKE 'color%'
    UNION ALL
    SELECT 'font', font_faces.postscript_name, font_faces.file_id FROM font_faces
    UNION ALL
    SELECT 'text', localized_strings.key, localized_strings.file_id FROM localized_strings
)
SELECT names.kind AS kind, names.name AS name, min(files.display_path) AS path, count(DISTINCT files.id) AS files
FROM names
JOIN wanted ON wanted.kind = names.kind
JOIN files ON files.id = names.file_id
JOIN own ON own.tree_id = files.tree_id
WHERE names.name <> ''
GROUP BY names.kind, names.name
ORDER BY names.name, names.kind
LIMIT :most;
