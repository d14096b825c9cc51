-- The classes with a given name. Classes of the nib's targets come first. Parameters: :file, :name, and :class, which is the row id of the class, or NULL if several classes are possible.
SELECT
    classes.id AS id,
    classes.name AS name,
    classes.module AS module,
    classes.descends_from AS descends_from,
    files.display_path AS path,
    classes.line AS line,
    declarations."column" AS "column"
FROM _class_names
JOIN classes ON classes.id = _class_names.class_id
LEFT JOIN files ON files.id = classes.file_id
LEFT JOIN declarations ON declarations.id = classes.declaration_id
WHERE _class_names.name = :name
    AND _class_names.tree_id = (SELECT files.tree_id FROM files WHERE files.id = :file)
    AND (:class IS NULL OR classes.id = :class)
GROUP BY classes.id
ORDER BY
    EXISTS (
        SELECT 1
        FROM _class_targets
        JOIN target_files ON target_files.target_id = _class_targets.target_id
        WHERE _class_targets.class_id = classes.id AND target_files.file_id = :file
    ) DESC,
    classes.id;
