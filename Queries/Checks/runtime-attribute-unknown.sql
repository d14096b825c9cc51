-- title: Runtime attribute that the class does not have
-- why: A user-defined runtime attribute is set by its key path when the nib is loaded. Where the object has no such key, the console gets a line and the attribute has no effect.
-- severity: warning
-- confidence: certain
-- uncertain: The target depends on code outside the tree, which may add the key to a class of a framework; or the key is set on a layer, which keeps every value and ignores it; or the object is the File's Owner.
-- fix: Correct the key path in the Identity inspector, remove the attribute, or declare the property with @IBInspectable (in Swift at least with @objc).
-- pack: default
WITH
judged AS MATERIALIZED (
    SELECT
        key_path_answers.id AS id,
        key_path_answers.class_id AS class_id,
        key_path_answers.answer AS answer,
        key_path_answers.key AS key,
        key_path_answers.step_class AS step_class,
        key_path_answers.step_class_id AS step_class_id,
        key_path_answers.member_id AS member_id
    FROM key_path_answers
    WHERE key_path_answers.kind = 'attribute'
        AND key_path_answers.answer IN ('no', 'hidden', 'kept')
        -- A File's Owner is asked of every class that is known to own the nib.
        AND NOT EXISTS (
            SELECT 1
            FROM key_path_answers AS others
            WHERE others.kind = 'attribute' AND others.id = key_path_answers.id AND others.answer IN ('yes', 'unknown')
        )
),
weighed AS MATERIALIZED (
    SELECT
        judged.*,
        runtime_attributes.file_id AS file_id,
        runtime_attributes.line AS line,
        runtime_attributes."column" AS "column",
        runtime_attributes.object AS object,
        runtime_attributes.key_path AS key_path,
        objects.role IS 'filesOwner' AS is_owner,
        coalesce(classes.kind, 'framework') = 'framework' AS is_framework,
        EXISTS (
            SELECT 1
            FROM target_files
            JOIN _target_dependencies ON _target_dependencies.target_id = target_files.target_id
            JOIN files ON files.id = target_files.file_id
            WHERE target_files.file_id = runtime_attributes.file_id
                AND NOT EXISTS (
                    SELECT 1
                    FROM targets
                    JOIN files AS projects ON projects.id = targets.file_id
                    WHERE targets.name = _target_dependencies.name AND projects.tree_id = files.tree_id
                )
        ) AS has_outside
    FROM judged
    JOIN runtime_attributes ON runtime_attributes.id = judged.id
    JOIN objects ON objects.id = runtime_attributes.object
    LEFT JOIN classes ON classes.id = judged.step_class_id
),
-- Keys of the class that are called nearly so.
near (id, name, place) AS (
    SELECT
        named.id,
        named.name,
        row_number() OVER (PARTITION BY named.id ORDER BY nearness(named.name, named.key), named.name)
    FROM (
        SELECT weighed.id AS id, weighed.key AS key, inherited_members.name AS name
        FROM weighed
        JOIN inherited_members ON inherited_members.class_id = weighed.step_class_id
        WHERE weighed.answer = 'no' AND inherited_members.kind IN ('property', 'inspectable', 'outlet')
        UNION
        SELECT weighed.id, weighed.key, _framework_keys.key
        FROM weighed
        JOIN _framework_keys ON _framework_keys.class = weighed.step_class
        WHERE weighed.answer IN ('no', 'kept')
    ) AS named
    WHERE named.name <> named.key AND nearness(named.name, named.key) IS NOT NULL
)
SELECT
    weighed.file_id AS file_id,
    weighed.line AS line,
    weighed."column" AS "column",
    weighed.object AS object,
    weighed.key_path AS subject,
    CASE
        WHEN weighed.is_owner THEN 'possible'
        WHEN weighed.answer = 'hidden' THEN 'certain'
        -- A name that nearly is one of its own is a slip.
        WHEN weighed.is_framework AND weighed.has_outside AND near.name IS NULL THEN 'possible'
        WHEN weighed.is_framework OR weighed.has_outside THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    'The runtime attribute ' || weighed.key_path || ' has no effect: ' || CASE weighed.answer
        WHEN 'hidden' THEN members.class || '.' || members.name || ' is seen by Swift alone.'
        WHEN 'kept' THEN 'a layer has no property ' || weighed.key || coalesce(' (it has ' || near.name || ')', '') || ', and only keeps the value.'
        ELSE weighed.step_class || ' has no property ' || weighed.key || coalesce(' (it has ' || near.name || ')', '')
            || ', and the console gets a line when the nib is loaded.'
    END AS message,
    iif(weighed.answer = 'hidden', members.file_id, classes.file_id) AS other_file_id,
    iif(weighed.answer = 'hidden', members.line, classes.line) AS other_line,
    -- A class that lacks a key is one finding.
    (SELECT files.tree_id FROM files WHERE files.id = weighed.file_id) || ' ' || weighed.step_class || ' ' || weighed.key AS defect
FROM weighed
LEFT JOIN classes ON classes.id = weighed.step_class_id
LEFT JOIN near ON near.id = weighed.id AND near.place = 1
LEFT JOIN members ON members.id = weighed.member_id AND weighed.answer = 'hidden';
