-- The files of the index that a path can mean, best first.
-- parameter path (required): The path as written, for example from the current folder, from the root, or from a log of another machine.
-- parameter absolute (required): The same path as an absolute path on this machine.
WITH
named (id, path, display_path, root, rank) AS (
    SELECT
        files.id,
        files.path,
        files.display_path,
        iif(trees.revision IS NULL, trees.path, NULL),
        CASE
            WHEN trees.revision IS NULL AND trees.path || '/' || files.path = :absolute THEN 0
            WHEN files.display_path = :path THEN 1
            WHEN files.path = :path THEN 2
            WHEN substr(files.path, -length(:path) - 1) = '/' || :path THEN 3
            -- A path of another machine ends with the path in the tree. The longest match is the best.
            WHEN substr(:path, -length(files.path) - 1) = '/' || files.path THEN 10000 - length(files.path)
        END
    FROM files
    JOIN trees ON trees.id = files.tree_id
)
SELECT named.id AS id, named.path AS path, named.display_path AS display_path, named.root AS root, named.rank AS rank
FROM named
WHERE named.rank IS NOT NULL
ORDER BY named.rank, named.display_path;
