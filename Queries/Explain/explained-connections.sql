-- Every connection of a file. A row for an outlet or action includes the answer from connection_answers. Parameter :file, a row id.
WITH
-- Objects whose class is not in the index.
missing (object) AS MATERIALIZED (
    SELECT objects.id
    FROM objects
    WHERE objects.file_id = :file
        AND objects.role IS NULL
        AND objects.custom_class IS NOT NULL
        AND (
            SELECT classes.kind
            FROM object_classes
            JOIN classes ON classes.id = object_classes.class_id
            WHERE object_classes.object = objects.id
        ) = 'unknown'
),
-- With a left join of the view, SQLite would compute the answers for all files.
answers AS MATERIALIZED (
    SELECT connection_answers.connection, connection_answers.answer, connection_answers.member_id
    FROM connection_answers
    WHERE connection_answers.connection IN (SELECT connections.id FROM connections WHERE connections.file_id = :file)
)
SELECT
    connections.id AS id,
    connections.kind AS kind,
    connections.name AS name,
    connections.source AS source,
    connections.source_id AS source_id,
    connections.destination AS destination,
    connections.destination_id AS destination_id,
    constraints.owner AS constraint_owner,
    iif(constraints.id IS NULL, NULL, destination.class) AS constraint_class,
    connections.key_path AS key_path,
    connections.event_type AS event,
    connections."trigger" AS "trigger",
    connections.identifier AS identifier,
    connections.unwind_action AS unwind_action,
    connections.creation_selector AS creation_selector,
    connections.options AS options,
    connections.line AS line,
    connections."column" AS "column",
    -- If the class that the nib names does not exist, nib loading creates an object of the framework class of the element.
    iif(missing.object IS NOT NULL AND answers.answer <> 'framework', 'unknown', answers.answer) AS answer,
    iif(missing.object IS NOT NULL, NULL, files.display_path) AS member_path,
    members.line AS member_line,
    members."column" AS member_column,
    members.class AS member_class
FROM connections
JOIN connection_destinations AS destination ON destination.connection = connections.id
LEFT JOIN answers ON answers.connection = connections.id
LEFT JOIN members ON members.id = answers.member_id
LEFT JOIN files ON files.id = members.file_id
LEFT JOIN constraints ON constraints.id = destination."constraint"
LEFT JOIN missing ON missing.object = iif(connections.kind = 'action', connections.destination, connections.source)
WHERE connections.file_id = :file
ORDER BY connections.id;
