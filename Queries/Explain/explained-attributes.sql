-- User-defined runtime attributes of a file. A key path can consist of several keys. The columns for the visibility and the member describe the key that decides whether the whole path can be set. Parameters: :file, and :owner as in explained-methods.
WITH
attributes AS (
    SELECT
        runtime_attributes.*,
        coalesce(
            iif(objects.role = 'filesOwner', :owner, NULL),
            (SELECT _replacements.class_id FROM _replacements WHERE _replacements.object = objects.id),
            (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = objects.id)
        ) AS class_id
    FROM runtime_attributes
    JOIN objects ON objects.id = runtime_attributes.object
    WHERE runtime_attributes.file_id = :file
),
answers AS MATERIALIZED (
    SELECT key_path_answers.*
    FROM key_path_answers
    WHERE key_path_answers.kind = 'attribute' AND key_path_answers.id IN (SELECT attributes.id FROM attributes)
)
SELECT
    attributes.object AS object,
    attributes.key_path AS key_path,
    attributes.type AS type,
    attributes.value AS value,
    attributes.line AS line,
    attributes."column" AS "column",
    CASE
        WHEN answers.answer = 'hidden' THEN 'hidden'
        WHEN answers.answer = 'yes' AND answers.member_id IS NOT NULL THEN 'visible'
        WHEN answers.answer = 'unknown' AND answers.member_id IS NOT NULL THEN 'possible'
    END AS visibility,
    files.display_path AS member_path,
    members.line AS member_line,
    members."column" AS member_column,
    members.class AS member_class
FROM attributes
LEFT JOIN answers ON answers.id = attributes.id AND answers.class_id = attributes.class_id
LEFT JOIN members ON members.id = answers.member_id
LEFT JOIN files ON files.id = members.file_id
ORDER BY attributes.id;
