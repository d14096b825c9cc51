-- Where an element of a nib is: one row, or no row.
-- parameter kind (required): object, constraint or scene.
-- parameter id (required): Row id of the element.
WITH
elements (kind, id, file_id, line, "column") AS (
    SELECT 'object', objects.id, objects.file_id, objects.line, objects."column" FROM objects WHERE objects.id = :id
    UNION ALL
    SELECT 'constraint', constraints.id, constraints.file_id, constraints.line, constraints."column" FROM constraints WHERE constraints.id = :id
    UNION ALL
    SELECT 'scene', scenes.id, scenes.file_id, scenes.line, scenes."column" FROM scenes WHERE scenes.id = :id
)
SELECT files.display_path AS path, elements.line AS line, elements."column" AS "column"
FROM elements
JOIN files ON files.id = elements.file_id
WHERE elements.kind = :kind
ORDER BY elements.id;
