-- Objects of a file that match a word. Objects whose id matches come first. Then come matches of the label, an outlet
-- that is connected to the object, the class or role, the text, and the element.
-- parameter file (required): Row id of the file.
-- parameter word (required): The word.
SELECT
    objects.id AS object,
    objects.object_id AS object_id,
    coalesce(object_labels.label, objects.element) AS label,
    object_labels.class AS class,
    objects.line AS line,
    CASE
        WHEN objects.object_id = :word THEN 0
        WHEN objects.user_label = :word OR object_labels.name = :word THEN 1
        WHEN objects.id IN (
            SELECT connections.destination
            FROM connections
            WHERE connections.file_id = objects.file_id AND connections.kind IN ('outlet', 'outletCollection') AND connections.name = :word
        ) THEN 2
        WHEN objects.class = :word OR objects.role = :word THEN 3
        WHEN objects.text = :word THEN 4
        ELSE 5
    END AS rank
FROM objects
LEFT JOIN object_labels ON object_labels.object = objects.id
WHERE objects.file_id = :file
    AND (
        :word IN (objects.object_id, objects.user_label, object_labels.name, objects.class, objects.role, objects.text, objects.element)
        OR objects.id IN (
            SELECT connections.destination
            FROM connections
            WHERE connections.file_id = objects.file_id AND connections.kind IN ('outlet', 'outletCollection') AND connections.name = :word
        )
    )
ORDER BY rank, objects.id;
