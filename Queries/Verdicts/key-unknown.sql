-- Keys that a runtime attribute or Cocoa binding uses, but that the class of the object does not have. One row per attribute or binding, and per possible class.
-- column kind: attribute or binding.
-- column id: Row id in runtime_attributes or connections.
-- column file_id: The nib or storyboard.
-- column line: Line of the attribute or binding.
-- column "column": Column of the attribute or binding.
-- column object: Row id of the object that has the attribute or binding.
-- column key_path: The key path.
-- column "key": The key that is missing.
-- column answer: no (neither the class nor a superclass has the key), hidden (Swift code declares the property, but Objective-C cannot see it), kept (a CALayer stores a value for any key, but the value has no effect).
-- column step_class: Class that lacks the key.
-- column near: The most similar key of the class; NULL if no key is similar.
-- column confidence: certain, likely or possible.
-- column member_id: Row id of the hidden member; NULL if answer is not hidden.
-- column other_file_id: File of the hidden member, or else file of the class; NULL if neither is in the sources.
-- column other_line: Line in that file.
WITH
answers AS (
    SELECT
        key_path_answers.*,
        -- 1 if one of the possible classes has the key, or may have it. For a File's Owner, these are all classes that
        -- are known to own the nib.
        max(key_path_answers.answer IN ('yes', 'unknown')) OVER (PARTITION BY key_path_answers.kind, key_path_answers.id) AS is_elsewhere
    FROM key_path_answers
),
weighed AS (
    SELECT
        answers.*,
        coalesce(runtime_attributes.file_id, connections.file_id) AS file_id,
        coalesce(runtime_attributes.line, connections.line) AS line,
        coalesce(runtime_attributes."column", connections."column") AS "column",
        coalesce(runtime_attributes.object, connections.source) AS object,
        coalesce(runtime_attributes.key_path, connections.key_path) AS key_path,
        files.display_path AS path,
        objects.role IS 'filesOwner' AS is_owner,
        -- With a left join of the view, SQLite would compute the classes of all objects.
        (SELECT object_classes.class_id FROM object_classes WHERE object_classes.object = objects.id) IS NOT answers.class_id AS is_of_other_class,
        classes.file_id AS class_file_id,
        classes.line AS class_line,
        coalesce(classes.kind, 'framework') = 'framework' AS is_framework,
        EXISTS (SELECT 1 FROM classes AS below WHERE below.superclass_id = answers.step_class_id) AS has_subclasses,
        EXISTS (
            SELECT 1 FROM _outside_dependents WHERE _outside_dependents.file_id = coalesce(runtime_attributes.file_id, connections.file_id)
        ) AS has_outside,
        (
            SELECT named.name
            FROM (
                SELECT inherited_members.name AS name, nearness(inherited_members.name, answers."key") AS nearness
                FROM inherited_members
                WHERE inherited_members.class_id = answers.step_class_id
                    AND inherited_members.kind IN ('property', 'inspectable', 'outlet')
                    AND inherited_members.name <> answers."key"
                    AND answers.answer = 'no'
                UNION ALL
                SELECT _framework_keys."key", nearness(_framework_keys."key", answers."key")
                FROM _framework_keys
                WHERE _framework_keys.class = answers.step_class AND _framework_keys."key" <> answers."key" AND answers.answer <> 'hidden'
            ) AS named
            WHERE named.nearness IS NOT NULL
            ORDER BY named.nearness, named.name
            LIMIT 1
        ) AS near
    FROM answers
    LEFT JOIN runtime_attributes ON answers.kind = 'attribute' AND runtime_attributes.id = answers.id
    LEFT JOIN connections ON answers.kind = 'binding' AND connections.id = answers.id
    JOIN files ON files.id = coalesce(runtime_attributes.file_id, connections.file_id)
    -- The object that must have the key.
    JOIN objects ON objects.id = coalesce(runtime_attributes.object, connections.destination)
    LEFT JOIN classes ON classes.id = answers.step_class_id
    WHERE answers.answer IN ('no', 'hidden', 'kept')
        AND NOT answers.is_elsewhere
        AND (
            answers.kind = 'attribute'
            -- On a framework class, excludes all keys of a key path after the first key. If a property is declared
            -- with a framework class (document, delegate), its value is usually an object of a subclass.
            OR (files.platform IS 'macOS' AND (answers.position = 1 OR classes.kind = 'project'))
        )
)
SELECT
    weighed.kind AS kind,
    weighed.id AS id,
    weighed.file_id AS file_id,
    weighed.line AS line,
    weighed."column" AS "column",
    weighed.object AS object,
    weighed.key_path AS key_path,
    weighed."key" AS "key",
    weighed.answer AS answer,
    weighed.step_class AS step_class,
    weighed.near AS near,
    CASE
        WHEN weighed.kind = 'binding' THEN CASE
            WHEN weighed.is_framework AND weighed.has_outside THEN 'possible'
            -- A property may hold an object of a subclass of its declared class.
            WHEN (weighed.position > 1 OR weighed.is_of_other_class) AND weighed.has_subclasses THEN 'possible'
            WHEN weighed.is_owner OR weighed.is_of_other_class OR weighed.is_framework OR weighed.has_outside THEN 'likely'
            ELSE 'certain'
        END
        WHEN weighed.is_owner THEN 'possible'
        WHEN weighed.answer = 'hidden' THEN 'certain'
        -- A dependency outside the tree may add the key. But if the key is similar to a known key, it is probably a
        -- typo.
        WHEN weighed.is_framework AND weighed.has_outside AND weighed.near IS NULL THEN 'possible'
        WHEN weighed.is_framework OR weighed.has_outside THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    members.id AS member_id,
    iif(weighed.answer = 'hidden', members.file_id, weighed.class_file_id) AS other_file_id,
    iif(weighed.answer = 'hidden', members.line, weighed.class_line) AS other_line
FROM weighed
LEFT JOIN members ON members.id = weighed.member_id AND weighed.answer = 'hidden'
ORDER BY weighed.path, weighed.line, weighed."column", weighed.kind, weighed.id, weighed.step_class;
