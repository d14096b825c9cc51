-- title: Binding to a key that the object does not have
-- why: A Cocoa binding reads its key path by key-value coding. An unknown key raises an exception inside AppKit, which is usually only logged, and the control shows nothing.
-- severity: warning
-- confidence: certain
-- uncertain: The object is the File's Owner or belongs to a controller, so that another class may stand there at run time; or the target depends on code outside the tree, which may add the key.
-- fix: Correct the model key path in the Bindings inspector, or give the class a property of that name (in Swift with @objc dynamic).
-- pack: default
WITH
judged AS MATERIALIZED (
    SELECT
        key_path_answers.id AS id,
        key_path_answers.class_id AS class_id,
        key_path_answers.answer AS answer,
        key_path_answers.key AS key,
        key_path_answers.position AS position,
        key_path_answers.step_class AS step_class,
        key_path_answers.step_class_id AS step_class_id,
        key_path_answers.member_id AS member_id
    FROM key_path_answers
    WHERE key_path_answers.kind = 'binding'
        AND key_path_answers.answer IN ('no', 'hidden', 'kept')
        -- A File's Owner is asked of every class that is known to own the nib.
        AND NOT EXISTS (
            SELECT 1
            FROM key_path_answers AS others
            WHERE others.kind = 'binding' AND others.id = key_path_answers.id AND others.answer IN ('yes', 'unknown')
        )
),
weighed AS MATERIALIZED (
    SELECT
        judged.*,
        connections.file_id AS file_id,
        connections.line AS line,
        connections."column" AS "column",
        connections.source AS source,
        connections.name AS name,
        connections.key_path AS key_path,
        bound.class AS bound_class,
        object_labels.name AS bound_label,
        objects.role IS 'filesOwner' AS is_owner,
        object_classes.class_id IS NOT judged.class_id AND objects.role IS NOT 'filesOwner' AS is_of_controller,
        coalesce(classes.kind, 'framework') = 'framework' AS is_framework,
        -- A subclass may stand where the class is declared.
        (judged.position > 1 OR object_classes.class_id IS NOT judged.class_id) AND EXISTS (SELECT 1 FROM classes AS below WHERE below.superclass_id = judged.step_class_id) AS has_subclasses,
        EXISTS (
            SELECT 1
            FROM target_files
            JOIN _target_dependencies ON _target_dependencies.target_id = target_files.target_id
            JOIN files ON files.id = target_files.file_id
            WHERE target_files.file_id = connections.file_id
                AND NOT EXISTS (
                    SELECT 1
                    FROM targets
                    JOIN files AS projects ON projects.id = targets.file_id
                    WHERE targets.name = _target_dependencies.name AND projects.tree_id = files.tree_id
                )
        ) AS has_outside
    FROM judged
    JOIN connections ON connections.id = judged.id
    JOIN files ON files.id = connections.file_id AND files.platform IS 'macOS'
    JOIN objects ON objects.id = connections.destination
    JOIN objects AS bound ON bound.id = connections.source
    LEFT JOIN object_labels ON object_labels.object = bound.id
    LEFT JOIN object_classes ON object_classes.object = objects.id
    LEFT JOIN classes ON classes.id = judged.step_class_id
    -- What is declared as a framework's class (document, delegate) is of a subclass.
    WHERE judged.position = 1 OR classes.kind = 'project'
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
    weighed.source AS object,
    weighed.name || ' ' || weighed.key_path AS subject,
    CASE
        WHEN weighed.is_framework AND weighed.has_outside OR weighed.has_subclasses THEN 'possible'
        WHEN weighed.is_owner OR weighed.is_of_controller OR weighed.is_framework OR weighed.has_outside THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    'The binding ' || weighed.name || ' of ' || coalesce(weighed.bound_class, 'the object') || coalesce(' "' || weighed.bound_label || '"', '')
        || ' to ' || weighed.key_path || ' gives nothing: ' || CASE weighed.answer
        WHEN 'hidden' THEN members.class || '.' || members.name || ' is seen by Swift alone.'
        ELSE weighed.step_class || ' has no key ' || weighed.key || coalesce(' (it has ' || near.name || ')', '')
            || ', which raises an exception that AppKit logs.'
    END AS message,
    iif(weighed.answer = 'hidden', members.file_id, classes.file_id) AS other_file_id,
    iif(weighed.answer = 'hidden', members.line, classes.line) AS other_line
FROM weighed
LEFT JOIN classes ON classes.id = weighed.step_class_id
LEFT JOIN near ON near.id = weighed.id AND near.place = 1
LEFT JOIN members ON members.id = weighed.member_id AND weighed.answer = 'hidden';
