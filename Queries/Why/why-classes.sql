-- The classes that a name in a log can mean. Classes with the entire name (Outer.Inner) are
-- preferred to classes with only the innermost name. Among these, classes in the module that the
-- log names are preferred. Parameters :name (the entire name), :last (the innermost name) and
-- :module (NULL for none).
SELECT class_id AS id, name, kind, path, line
FROM (
    SELECT
        classes.id AS class_id,
        classes.name AS name,
        classes.kind AS kind,
        files.display_path AS path,
        classes.line AS line,
        rank() OVER (ORDER BY _class_names.name <> :name, :module IS NOT NULL AND classes.module IS NOT :module) AS place
    FROM _class_names
    JOIN classes ON classes.id = _class_names.class_id
    LEFT JOIN files ON files.id = classes.file_id
    WHERE _class_names.name IN (:name, :last)
)
WHERE place = 1
GROUP BY class_id
ORDER BY class_id;
