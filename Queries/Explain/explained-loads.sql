-- Who loads a file, with which owner. Parameter :file.
SELECT
    nib_usage.source_display_path AS path,
    nib_usage.source_line AS line,
    nib_usage.source_column AS "column",
    nib_usage.call AS call,
    nib_usage.certainty AS certainty,
    nib_usage.owner AS owner,
    nib_usage.owner_class AS owner_class,
    nib_usage.class AS class,
    nib_loads.member AS member,
    nib_loads.identifier AS identifier
FROM nib_usage
JOIN nib_loads ON nib_loads.id = nib_usage.load_id
WHERE nib_usage.file_id = :file
ORDER BY path, line, "column", nib_usage.load_id;
