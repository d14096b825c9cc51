-- title: The key of each file: the repository and the path.
-- The characters that separate the parts of other keys are escaped in the path.
SELECT
    files.id AS id,
    :repository || ':' || replace(replace(replace(replace(
        files.path, '%', '%25'), '#', '%23'), '@', '%40'), '~', '%7E') AS "key"
FROM files;
