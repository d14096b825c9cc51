-- The place of one nib. :file is its row id.
SELECT files.tree_id AS tree_id, trees.path AS root, files.path AS path, trees.revision AS revision
FROM files
JOIN trees ON trees.id = files.tree_id
WHERE files.id = :file
