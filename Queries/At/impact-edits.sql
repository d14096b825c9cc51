-- What to edit to delete or rename something, one row per place. what: file (the whole file), declaration (of a class or member), attribute
-- (the values of identifiers in an element of a nib), line (an entry of a strings file).
-- parameter kind (required): class, outlet, action, nib, image, color, identifier or text.
-- parameter name (required): The name.
-- parameter items (required): The items of impact-items as a JSON array of objects with kind, id, name.
WITH
items (kind, id, name) AS MATERIALIZED (
    SELECT each.value ->> '$.kind', each.value ->> '$.id', each.value ->> '$.name' FROM json_each(:items) AS each
),
edits (what, name, file_id, line, "column") AS (
    SELECT 'declaration', declarations.name, declarations.file_id, declarations.line, declarations."column"
    FROM items
    JOIN _declaration_classes ON _declaration_classes.class_id = items.id
    JOIN declarations ON declarations.id = _declaration_classes.declaration_id
    WHERE items.kind = 'class'
    UNION ALL
    SELECT 'declaration', coalesce(members.source_name, members.name), members.file_id, members.line, members."column"
    FROM items
    JOIN members ON members.id = items.id
    WHERE items.kind = 'member' AND members.provenance = 'source'
    UNION ALL
    SELECT 'file', files.name, files.id, NULL, NULL FROM items JOIN files ON files.id = items.id WHERE items.kind = 'nib'
    UNION ALL
    SELECT 'file', assets.name, files.id, NULL, NULL
    FROM items
    JOIN assets ON assets.name = items.name AND assets.kind LIKE items.kind || '%'
    JOIN files AS contents ON contents.id = assets.file_id
    JOIN files ON files.tree_id = contents.tree_id AND files.folder = contents.folder
    WHERE items.kind IN ('image', 'color')
    UNION ALL
    SELECT 'file', files.name, files.id, NULL, NULL
    FROM items
    JOIN files ON files.kind = 'image' AND files.bundle_path IS NULL AND files.name = items.name
    WHERE items.kind = 'image'
    UNION ALL
    SELECT 'attribute', items.name, objects.file_id, objects.line, objects."column"
    FROM items
    JOIN objects ON items.name IN (objects.reuse_identifier, objects.storyboard_identifier, objects.restoration_identifier, objects.identifier)
    WHERE items.kind = 'identifier'
    UNION ALL
    SELECT 'attribute', items.name, connections.file_id, connections.line, connections."column"
    FROM items
    JOIN connections ON connections.identifier = items.name
    WHERE items.kind = 'identifier'
    UNION ALL
    SELECT 'line', items.name, localized_strings.file_id, localized_strings.line, localized_strings."column"
    FROM items
    JOIN localized_strings ON localized_strings.key = items.name
    JOIN files ON files.id = localized_strings.file_id AND files.kind = 'strings'
    WHERE items.kind = 'text'
)
SELECT DISTINCT
    edits.what AS what,
    edits.name AS name,
    files.display_path AS display_path,
    files.path AS path,
    files.kind AS file_kind,
    iif(trees.revision IS NULL, trees.path, NULL) AS root,
    edits.line AS line,
    edits."column" AS "column"
FROM edits
JOIN files ON files.id = edits.file_id
JOIN trees ON trees.id = files.tree_id
WHERE edits.name IS NOT NULL
ORDER BY files.display_path, edits.line, edits."column", edits.name;
