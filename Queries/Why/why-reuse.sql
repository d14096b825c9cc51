-- Cells whose reuse identifier in the nib differs from the identifier in the registration.
-- Parameters :name (the identifier in the nib) and :other (the identifier of the registration).
WITH
registrations AS (
    SELECT
        files.display_path AS path,
        nib_loads.line AS line,
        nib_loads.class AS class,
        nib_loads.id AS load
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.identifier = :other
    UNION
    SELECT files.display_path, identifiers.line, identifiers.class, NULL
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.identifier = :other AND identifiers.kind = 'reuse' AND identifiers.purpose = 'registers'
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    'cell with the reuse identifier ' || :name AS title,
    files.id AS file_id,
    objects.id AS object,
    NULL AS destination,
    NULL AS connection_id,
    'the nib''s cell has the reuse identifier ' || :name
        || iif(objects.top_level_index IS NULL, char(10) || 'but the cell is not a top-level object of a nib, so this is less likely', '')
        || coalesce(
            char(10) || 'registered as ' || :other || ' in ' || (SELECT group_concat(DISTINCT path || ':' || line) FROM registrations),
            char(10) || 'no registration as ' || :other || ' is known') AS because,
    'clear the Identifier of the cell in the nib, or use the same identifier in both places' AS change,
    objects.top_level_index IS NULL AS is_weak
FROM objects
JOIN files ON files.id = objects.file_id
WHERE objects.reuse_identifier = :name
ORDER BY
    objects.top_level_index IS NULL,
    EXISTS (
        SELECT 1
        FROM registrations
        JOIN loaded_nibs ON loaded_nibs.load_id = registrations.load
        WHERE loaded_nibs.file_id = files.id
    ) DESC,
    files.display_path, objects.line, objects."column", objects.id
LIMIT 100;
