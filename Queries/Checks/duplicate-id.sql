-- title: Object id that occurs twice
-- why: Object ids identify the objects of a file. If two objects share an id, all connections and constraints refer to one of them, and the other stays unconnected. Xcode may reject the file. Merges and manual copies cause this.
-- severity: error (warning for the id of a connection or constraint)
-- confidence: certain
-- fix: Delete the copy, or give new ids to the copy and all objects inside it.
-- pack: default
WITH
twice AS MATERIALIZED (
    SELECT
        objects.id AS id,
        objects.file_id AS file_id,
        objects.object_id AS object_id,
        objects.parent AS parent,
        objects.line AS line,
        objects."column" AS "column",
        row_number() OVER twins AS place,
        first_value(objects.id) OVER twins AS first_id,
        first_value(objects.line) OVER twins AS first_line
    FROM objects
    WHERE (objects.file_id, objects.object_id) IN (
            SELECT repeated.file_id, repeated.object_id
            FROM objects AS repeated
            GROUP BY repeated.file_id, repeated.object_id
            HAVING count(*) > 1
        )
    WINDOW twins AS (PARTITION BY objects.file_id, objects.object_id ORDER BY objects.line, objects."column", objects.id)
),
-- The finding for a copy also covers the objects inside it.
copies AS MATERIALIZED (
    SELECT twice.id, twice.file_id, twice.object_id, twice.line, twice."column", twice.first_id, twice.first_line
    FROM twice
    WHERE twice.place > 1 AND (twice.parent IS NULL OR twice.parent NOT IN (SELECT outer_copies.id FROM twice AS outer_copies WHERE outer_copies.place > 1))
),
others (file_id, sort, id, line, "column", place, first_line, object) AS (
    SELECT
        connections.file_id,
        iif(connections.kind = 'segue', 'segue', 'connection'),
        connections.connection_id,
        connections.line,
        connections."column",
        row_number() OVER twins,
        first_value(connections.line) OVER twins,
        connections.source
    FROM connections
    WHERE (connections.file_id, connections.connection_id) IN (
            SELECT repeated.file_id, repeated.connection_id
            FROM connections AS repeated
            WHERE repeated.connection_id IS NOT NULL
            GROUP BY repeated.file_id, repeated.connection_id
            HAVING count(*) > 1
        )
        AND NOT EXISTS (SELECT 1 FROM twice WHERE twice.file_id = connections.file_id AND twice.object_id = connections.source_id)
    WINDOW twins AS (PARTITION BY connections.file_id, connections.connection_id ORDER BY connections.line, connections."column", connections.id)
    UNION ALL
    SELECT
        constraints.file_id,
        'constraint',
        constraints.constraint_id,
        constraints.line,
        constraints."column",
        row_number() OVER twins,
        first_value(constraints.line) OVER twins,
        constraints.owner
    FROM constraints
    LEFT JOIN objects ON objects.id = constraints.owner
    WHERE (constraints.file_id, constraints.constraint_id) IN (
            SELECT repeated.file_id, repeated.constraint_id
            FROM constraints AS repeated
            WHERE repeated.constraint_id IS NOT NULL
            GROUP BY repeated.file_id, repeated.constraint_id
            HAVING count(*) > 1
        )
        AND NOT EXISTS (SELECT 1 FROM twice WHERE twice.file_id = constraints.file_id AND twice.object_id = objects.object_id)
    WINDOW twins AS (PARTITION BY constraints.file_id, constraints.constraint_id ORDER BY constraints.line, constraints."column", constraints.id)
    UNION ALL
    -- All ids of a document share one namespace; an archive numbers connections separately.
    SELECT
        connections.file_id,
        iif(connections.kind = 'segue', 'segue', 'connection'),
        connections.connection_id,
        connections.line,
        connections."column",
        2,
        (
            SELECT objects.line
            FROM objects
            WHERE objects.file_id = connections.file_id AND objects.object_id = connections.connection_id
            ORDER BY objects.id
            LIMIT 1
        ) AS first_line,
        connections.source
    FROM connections
    JOIN files ON files.id = connections.file_id AND files.format = 'document'
    WHERE first_line IS NOT NULL
    UNION ALL
    SELECT
        constraints.file_id,
        'constraint',
        constraints.constraint_id,
        constraints.line,
        constraints."column",
        2,
        (
            SELECT objects.line
            FROM objects
            WHERE objects.file_id = constraints.file_id AND objects.object_id = constraints.constraint_id
            ORDER BY objects.id
            LIMIT 1
        ) AS first_line,
        constraints.owner
    FROM constraints
    JOIN files ON files.id = constraints.file_id AND files.format = 'document'
    WHERE first_line IS NOT NULL
)
SELECT
    copies.file_id AS file_id,
    copies.line AS line,
    copies."column" AS "column",
    copies.id AS object,
    copies.object_id AS subject,
    'error' AS severity,
    'The id ' || copies.object_id || ' of ' || coalesce(seconds.described, 'this object')
        || ' is also the id of ' || coalesce(firsts.described, 'the object') || ' in line ' || copies.first_line || '.' AS message,
    copies.file_id AS other_file_id,
    copies.first_line AS other_line
FROM copies
LEFT JOIN object_labels AS seconds ON seconds.object = copies.id
LEFT JOIN object_labels AS firsts ON firsts.object = copies.first_id
UNION ALL
SELECT
    others.file_id,
    others.line,
    others."column",
    others.object,
    others.id,
    'warning',
    'The id ' || others.id || ' of this ' || others.sort || ' is also used in line ' || others.first_line || '.',
    others.file_id,
    others.first_line
FROM others
WHERE others.place > 1;
