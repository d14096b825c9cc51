-- Settings of a file, and its File's Owner. Parameter :file, a row id.
SELECT
    files.kind AS kind,
    files.format AS format,
    files.platform AS platform,
    files.target_runtime AS target_runtime,
    files.error AS error,
    files.error_line AS error_line,
    owners.object AS owner,
    owners.class AS owner_class,
    owners.module AS owner_module,
    (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = owners.object) AS owner_class_id,
    objects.line AS owner_line,
    objects."column" AS owner_column
FROM files
LEFT JOIN owners ON owners.file_id = files.id
LEFT JOIN objects ON objects.id = owners.object
WHERE files.id = :file;
