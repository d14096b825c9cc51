-- Loads of nibs. For each nib, loads in a class or file of the stack come first. Parameters :files
-- (row ids, as a JSON array) and :frames (the frames of the stack, as JSON).
SELECT
    nib_usage.file_id AS file_id,
    nib_usage.source_display_path AS path,
    nib_usage.source_line AS line,
    nib_usage.source_column AS "column",
    nib_usage.call AS call,
    nib_usage.certainty AS certainty,
    coalesce(nib_usage.owner_class, nib_usage.owner) AS owner,
    nib_usage.class AS class,
    EXISTS (
        SELECT 1
        FROM json_each(:frames) AS frame
        WHERE frame.value ->> 'class' = nib_usage.class
            OR '/' || nib_usage.source_display_path GLOB '*/' || (frame.value ->> 'file')
    ) AS is_framed
FROM nib_usage
WHERE nib_usage.file_id IN (SELECT value FROM json_each(:files))
ORDER BY nib_usage.file_id, is_framed DESC, nib_usage.source_display_path, nib_usage.source_line, nib_usage.source_column, nib_usage.load_id;
