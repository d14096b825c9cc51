-- Updates the paths that answers print, after trees were added, removed or renamed.

UPDATE files
SET display_path = printed.path
FROM (
    SELECT
        files.id,
        iif((SELECT count(*) FROM trees) > 1, trees.name || '/', '') || files.path AS path
    FROM files
    JOIN trees ON trees.id = files.tree_id
) AS printed
WHERE printed.id = files.id AND files.display_path <> printed.path;
