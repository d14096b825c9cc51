-- User-defined runtime attributes of a file, and what the sources know of the first key of each key path. Parameters :file, and :owner as in explained-methods.
WITH
attributes AS (
    SELECT
        runtime_attributes.*,
        iif(
            instr(runtime_attributes.key_path, '.') > 0,
            substr(runtime_attributes.key_path, 1, instr(runtime_attributes.key_path, '.') - 1),
            runtime_attributes.key_path
        ) AS first_key,
        coalesce(
            iif(objects.role = 'filesOwner', :owner, NULL),
            (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = objects.id)
        ) AS class_id
    FROM runtime_attributes
    JOIN objects ON objects.id = runtime_attributes.object
    WHERE runtime_attributes.file_id = :file
)
SELECT
    attributes.object AS object,
    attributes.key_path AS key_path,
    attributes.type AS type,
    attributes.value AS value,
    attributes.line AS line,
    attributes."column" AS "column",
    coalesce(class_keys.sight, iif(getter.id IS NULL, NULL, 'visible')) AS sight,
    coalesce(files.display_path, getter_files.display_path) AS member_path,
    coalesce(members.line, getter.line) AS member_line,
    coalesce(members."column", getter."column") AS member_column,
    coalesce(members.class, getter.class) AS member_class
FROM attributes
LEFT JOIN class_keys ON class_keys.id = (
    SELECT class_keys.id
    FROM class_ancestors
    JOIN class_keys ON class_keys.class_id = class_ancestors.ancestor_id
    JOIN members ON members.id = class_keys.member_id
    WHERE class_ancestors.class_id = attributes.class_id AND class_keys.key = attributes.first_key
    ORDER BY
        CASE class_keys.sight WHEN 'visible' THEN 0 WHEN 'possible' THEN 1 ELSE 2 END,
        class_ancestors.distance,
        members.kind <> 'inspectable',
        members.is_variable,
        members.id
    LIMIT 1
)
LEFT JOIN members ON members.id = class_keys.member_id
LEFT JOIN files ON files.id = members.file_id
-- The first keys of a path are only read.
LEFT JOIN members AS getter ON class_keys.id IS NULL
    AND attributes.first_key <> attributes.key_path
    AND getter.id = (
        SELECT members.id
        FROM class_ancestors
        JOIN declaration_classes ON declaration_classes.class_id = class_ancestors.ancestor_id
        JOIN members ON members.declaration_id = declaration_classes.declaration_id
        WHERE class_ancestors.class_id = attributes.class_id
            AND members.name = attributes.first_key
            AND members.visibility = 'visible'
        ORDER BY class_ancestors.distance, members.id
        LIMIT 1
    )
LEFT JOIN files AS getter_files ON getter_files.id = getter.file_id
ORDER BY attributes.id;
