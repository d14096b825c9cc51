-- The nibs, scenes, placed classes, identifiers, outlets and actions whose name contains a text, one row per place.
-- parameter text (required): The text, in lowercase letters.
-- parameter most (required): The maximum number of rows.
WITH
symbols (kind, name, container, file_id, line, "column") AS (
    SELECT 'nib', files.name || '.' || files.kind, files.folder, files.id, 1, 1
    FROM files
    WHERE files.kind IN ('xib', 'storyboard', 'nib') AND instr(lower(files.name || '.' || files.kind), :text)
    UNION ALL
    SELECT 'scene', objects.storyboard_identifier, object_labels.described, objects.file_id, objects.line, objects."column"
    FROM objects
    JOIN object_labels ON object_labels.object = objects.id
    WHERE instr(lower(objects.storyboard_identifier), :text)
    UNION ALL
    SELECT 'object', objects.custom_class, object_labels.described, objects.file_id, objects.line, objects."column"
    FROM objects
    JOIN object_labels ON object_labels.object = objects.id
    WHERE instr(lower(objects.custom_class), :text)
    UNION ALL
    SELECT 'identifier', each.value, object_labels.described, objects.file_id, objects.line, objects."column"
    FROM objects
    JOIN json_each(json_array(objects.reuse_identifier, objects.restoration_identifier, objects.identifier, objects.accessibility_identifier)) AS each
    JOIN object_labels ON object_labels.object = objects.id
    WHERE instr(lower(each.value), :text)
    UNION ALL
    SELECT 'segue', connections.identifier, object_labels.described, connections.file_id, connections.line, connections."column"
    FROM connections
    LEFT JOIN object_labels ON object_labels.object = connections.source
    WHERE connections.kind = 'segue' AND instr(lower(connections.identifier), :text)
    UNION ALL
    SELECT members.kind, members.name, members.class, members.file_id, members.line, members."column"
    FROM members
    WHERE members.kind IN ('outlet', 'outletCollection', 'action') AND members.file_id IS NOT NULL AND instr(lower(members.name), :text)
)
SELECT
    symbols.kind AS kind,
    symbols.name AS name,
    symbols.container AS container,
    files.display_path AS path,
    symbols.line AS line,
    symbols."column" AS "column"
FROM symbols
JOIN files ON files.id = symbols.file_id
JOIN trees ON trees.id = files.tree_id AND trees.revision IS NULL
ORDER BY length(symbols.name), symbols.name, files.display_path, symbols.line, symbols."column", symbols.kind, symbols.container
LIMIT :most;
