-- The nibs to draw, with what a page lists about them. :class is a class whose nibs are drawn, and :file the row id of the only nib; NULL for all.
SELECT
    files.id AS id,
    files.display_path AS path,
    files.folder AS folder,
    files.kind AS kind,
    files.platform AS platform,
    files.localization AS localization,
    (
        SELECT group_concat(classes.name, ' ')
        FROM (
            SELECT DISTINCT objects.custom_class AS name
            FROM objects
            WHERE objects.file_id = files.id AND objects.custom_class IS NOT NULL
            ORDER BY objects.custom_class
            LIMIT 12
        ) AS classes
    ) AS classes
FROM files
WHERE files.kind IN ('xib', 'storyboard', 'nib')
    AND (:file IS NULL OR files.id = :file)
    AND EXISTS (SELECT 1 FROM objects WHERE objects.file_id = files.id)
    AND (:class IS NULL OR EXISTS (SELECT 1 FROM objects WHERE objects.file_id = files.id AND objects.class = :class))
ORDER BY files.display_path
