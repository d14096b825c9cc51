-- User-defined runtime attributes whose key path the object did not support at run time.
-- Parameters :name (the key path, or its first key), and :class, :last and :classes as in
-- why-outlets. match_rank is as in why-outlets.
WITH
runtime (class_id) AS (SELECT value FROM json_each(:classes)),
fitted AS (
    SELECT
        runtime_attributes.id AS id,
        runtime_attributes.file_id AS file_id,
        runtime_attributes.object AS object,
        runtime_attributes.key_path AS key_path,
        runtime_attributes.line AS line,
        runtime_attributes."column" AS "column",
        objects.class AS name,
        objects.base_class AS base_class,
        object_classes.class_id AS class_id,
        files.display_path AS path,
        CASE
            WHEN object_classes.class_id IN (SELECT class_id FROM runtime) OR objects.class IN (:class, :last) THEN 1
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id IN (SELECT class_id FROM runtime) AND class_ancestors.ancestor_id = object_classes.class_id
            ) THEN 2
            WHEN objects.base_class = :class THEN 4
            ELSE 9
        END AS match_rank
    FROM runtime_attributes
    JOIN objects ON objects.id = runtime_attributes.object
    JOIN files ON files.id = runtime_attributes.file_id
    LEFT JOIN object_classes ON object_classes.object = objects.id
    WHERE runtime_attributes.key_path = :name OR runtime_attributes.key_path GLOB :name || '.*'
),
judged AS (
    SELECT
        fitted.*,
        min(match_rank) OVER () AS best_rank,
        EXISTS (
            SELECT 1
            FROM key_path_answers
            WHERE key_path_answers.kind = 'attribute'
                AND key_path_answers.id = fitted.id
                AND key_path_answers.class_id = fitted.class_id
                AND (key_path_answers.answer = 'yes' OR key_path_answers.key <> :name)
        ) AS has_key,
        (
            SELECT group_concat(near.name, ', ')
            FROM (
                SELECT DISTINCT inherited_members.name AS name
                FROM inherited_members
                WHERE inherited_members.class_id = fitted.class_id
                    AND inherited_members.kind IN ('property', 'inspectable', 'outlet')
                    AND inherited_members.name <> :name
                    AND nearness(inherited_members.name, :name) IS NOT NULL
                ORDER BY nearness(inherited_members.name, :name), inherited_members.name
                LIMIT 3
            ) AS near
        ) AS near
    FROM fitted
)
SELECT
    path,
    line,
    "column",
    'runtime attribute ' || key_path AS title,
    file_id,
    object,
    NULL AS destination,
    NULL AS connection_id,
    CASE match_rank
        WHEN 1 THEN 'this object has the class that the message names, ' || name
        WHEN 2 THEN 'in the nib, this object has the class ' || name || ', a superclass of ' || :class
        WHEN 4 THEN 'this object is a ' || :class || ' when ' || name || ' is not found at run time'
        ELSE 'this attribute has the key from the log, but its object has the class ' || coalesce(name, '?')
    END || iif(has_key, char(10) || name || ' has the property', char(10) || coalesce(name, 'the class')
        || ' is not known to have the property') AS because,
    CASE
        WHEN match_rank = 4 AND name <> base_class THEN 'check that ' || name || ' is compiled into the program and that the nib names its module'
        WHEN NOT has_key AND near IS NOT NULL THEN 'did you mean ' || near || '? Change the key path, or rename the property'
        WHEN NOT has_key THEN 'remove the attribute from the Identity inspector, or declare @IBInspectable ' || :name
        ELSE 'check the class of the object at run time: the class in the nib has the property'
    END AS change,
    match_rank = 9 AS is_weak
FROM judged
WHERE match_rank < 9 OR best_rank = 9
ORDER BY match_rank = 9, has_key AND match_rank < 4, match_rank, path, line, "column", id
LIMIT 100;
