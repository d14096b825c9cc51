-- title: Outlet that is connected twice
-- why: An outlet holds one object, but the file connects it to two objects. The outlet keeps the object that is set last, and the order is not defined. Often a merge or a manual edit left the old connection in the file.
-- severity: warning
-- confidence: certain
-- fix: Delete the connection to the wrong object.
-- pack: default
WITH
connected AS MATERIALIZED (
    SELECT
        connections.id AS id,
        connections.file_id AS file_id,
        connections.line AS line,
        connections."column" AS "column",
        connections.source AS source,
        connections.name AS name,
        connections.destination_id AS destination_id,
        row_number() OVER twins AS place,
        first_value(connections.id) OVER twins AS first_id,
        first_value(connections.line) OVER twins AS first_line,
        first_value(connections.destination_id) OVER twins AS first_destination_id
    FROM connections
    WHERE connections.kind = 'outlet' AND connections.source IS NOT NULL AND connections.name IS NOT NULL AND connections.destination_id IS NOT NULL
    WINDOW twins AS (PARTITION BY connections.source, connections.name ORDER BY connections.line, connections."column", connections.id)
)
SELECT
    connected.file_id AS file_id,
    connected.line AS line,
    connected."column" AS "column",
    connected.source AS object,
    connected.name AS subject,
    'The outlet ' || connected.name || ' of ' || coalesce(object_labels.class, object_labels.name, 'an object') || ' is connected to '
        || coalesce(firsts.described, connected.first_destination_id) || ' and to '
        || coalesce(seconds.described, connected.destination_id) || '; an outlet holds only one object.' AS message,
    connected.file_id AS other_file_id,
    connected.first_line AS other_line
FROM connected
LEFT JOIN object_labels ON object_labels.object = connected.source
LEFT JOIN connection_destinations AS firsts ON firsts.connection = connected.first_id
LEFT JOIN connection_destinations AS seconds ON seconds.connection = connected.id
WHERE connected.place > 1 AND connected.destination_id <> connected.first_destination_id;
