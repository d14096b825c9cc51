-- Bindings whose key path contains a key that the object did not support at run time. Parameters
-- :name (the key), :class, :last and :classes as in why-outlets, and :aside (not NULL if the message is more often about something
-- other than a binding).
-- match_rank: 1 if the class of the object with the key is the class in the message, 2 if it is a superclass, 3 if it is unknown,
-- 4 if it is another class.
WITH
runtime (class_id) AS (SELECT value FROM json_each(:classes)),
bindings AS (
    SELECT
        connections.*,
        files.display_path AS path,
        target.class AS target_class,
        steps.step_class AS step_class,
        steps.answer AS answer,
        CASE
            WHEN coalesce(steps.step_class_id, object_classes.class_id) IN (SELECT class_id FROM runtime)
                OR coalesce(steps.step_class, target.class) IN (:class, :last) THEN 1
            WHEN EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id IN (SELECT class_id FROM runtime)
                    AND class_ancestors.ancestor_id = coalesce(steps.step_class_id, object_classes.class_id)
            ) THEN 2
            -- A controller passes the rest of the key path to its content.
            WHEN :class IS NULL OR steps.step_class IS NULL OR connections.key_path GLOB 'selection.*' OR connections.key_path GLOB 'arrangedObjects.*' THEN 3
            ELSE 4
        END AS match_rank
    FROM connections
    JOIN files ON files.id = connections.file_id
    LEFT JOIN objects AS target ON target.id = connections.destination
    LEFT JOIN object_classes ON object_classes.object = target.id
    LEFT JOIN key_path_answers AS steps ON steps.kind = 'binding' AND steps.id = connections.id AND steps."key" = :name
    WHERE connections.kind = 'binding' AND '.' || connections.key_path || '.' GLOB '*.' || :name || '.*'
)
SELECT
    path,
    line,
    "column",
    'binding ' || name || ' to ' || key_path AS title,
    file_id,
    source AS object,
    destination,
    connection_id,
    CASE match_rank
        WHEN 1 THEN iif(
            step_class IS NULL OR step_class = target_class,
            'the object that it is bound to has the class that the message names, ' || target_class,
            'the key path reads ' || :name || ' from a ' || step_class || ', the class that the message names'
        )
        WHEN 2 THEN 'the key path reads ' || :name || ' from a ' || coalesce(step_class, target_class) || ', a superclass of ' || coalesce(:class, '?')
        WHEN 3 THEN 'its key path contains the key; the class of the object with the key is not known'
        ELSE 'its key path contains the key, but reads it from a ' || step_class
    END || CASE answer
        WHEN 'no' THEN char(10) || step_class || ' has no such property, and no superclass has one'
        WHEN 'hidden' THEN char(10) || 'the property of ' || step_class || ' is not visible to Objective-C'
        WHEN 'yes' THEN char(10) || step_class || ' has the property, so this is less likely'
        ELSE ''
    END || iif(:aside IS NULL, '', char(10) || 'a binding sets the key when the user changes the value') AS because,
    iif(
        answer = 'hidden',
        'mark the property @objc dynamic',
        'change the key path, or add the property ' || :name || ' (@objc dynamic in Swift) to ' || coalesce(:class, step_class, 'the class')
    ) AS change,
    match_rank = 4 OR (:aside IS NOT NULL AND match_rank > 2) AS is_weak
FROM bindings
GROUP BY id
ORDER BY match_rank, answer IS 'yes', key_path GLOB :name || '*' DESC, path, line, "column", id
LIMIT 100;
