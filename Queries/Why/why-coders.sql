-- Objects in nibs whose class lacks init(coder:). The message names the class, or the class
-- contains the given line of the source file. Parameters :classes (row ids as a JSON array), :file
-- (name of the source file) and :line.
WITH
here (class_id) AS (
    SELECT class_id
    FROM _class_lines
    WHERE (path = :file OR path GLOB '*/' || :file) AND line <= :line AND (next_line > :line OR next_line IS NULL)

    UNION
    SELECT value FROM json_each(:classes)
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    'object of the class ' || objects.class AS title,
    files.id AS file_id,
    objects.id AS object,
    NULL AS destination,
    NULL AS connection_id,
    'the nib creates this object with init(coder:), which ' || ancestor.name || ' does not have'
        || coalesce(' (' || declared.path || ':' || ancestor.line || ')', '') AS because,
    'implement init(coder:) in ' || ancestor.name || ', or create the object in code instead of in the nib' AS change
FROM here
JOIN classes AS ancestor ON ancestor.id = here.class_id AND ancestor.kind = 'project'
LEFT JOIN files AS declared ON declared.id = ancestor.file_id
JOIN class_ancestors ON class_ancestors.ancestor_id = here.class_id
JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
JOIN objects ON objects.file_id = named_classes.file_id AND objects.class = named_classes.name
JOIN object_classes ON object_classes.object = objects.id AND object_classes.class_id = class_ancestors.class_id
JOIN files ON files.id = objects.file_id
WHERE objects.role IS NULL
ORDER BY class_ancestors.distance, files.display_path, objects.line, objects."column", objects.id
LIMIT 100;
