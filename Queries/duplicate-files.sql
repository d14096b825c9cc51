-- title: Exact duplicates
-- theme: reuse
-- words: identical, same content, clones, redundant, deduplicate, checksum, hash
-- answers: Which files are copies of each other, byte for byte? Empty files are left out.
-- parameter file (file, default NULL): Path or nib name of one of the copies, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- example: xibdb report duplicate-files file='*PriceTag*'
WITH
contents AS (
    SELECT
        files.id AS id,
        files.display_path AS path,
        files.size AS size,
        files.content_hash AS content_hash,
        count(*) OVER same_content AS copies,
        min(files.display_path) OVER same_content AS first_path,
        max(files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file)) OVER same_content AS is_wanted
    FROM nibs AS files
    JOIN answered_files ON answered_files.id = files.id
    WHERE files.content_hash IS NOT NULL AND files.format <> 'empty'
    WINDOW same_content AS (PARTITION BY files.content_hash)
)
SELECT
    substr(contents.content_hash, 1, 12) AS content_hash,
    contents.copies AS copies,
    contents.size AS size,
    contents.path AS path
FROM contents
WHERE contents.copies > 1
    AND (:file IS NULL OR contents.is_wanted)
ORDER BY
    contents.copies DESC,
    contents.size DESC,
    contents.first_path,
    contents.content_hash,
    contents.path,
    contents.id;
