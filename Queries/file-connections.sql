-- title: Connections of a file
-- answers: What is connected to what in this file? All outlets, outlet collections, actions, segues, bindings and accessibility connections, in document order. source and destination are the label or title of the object, else its object id. detail is the event of an action, the key path of a binding, the identifier of a segue or the selector of an unwind segue.
-- parameter file (required): Path, file name or nib name; GLOB pattern (* and ?); a plain name is exact.
-- parameter kind (default NULL): Kind of connection (outlet, outletCollection, action, segue, binding, accessibilityConnection); GLOB pattern.
-- example: xibdb report file-connections file=FruitDetail
-- example: xibdb report file-connections file='*'
WITH
chosen (id, path) AS (
    SELECT
        files.id,
        files.path
    FROM nibs AS files
    WHERE files.name GLOB :file
        OR files.path GLOB :file
        OR files.path GLOB '*/' || :file
),
ends (id, class, label) AS (
    SELECT
        objects.id,
        CASE
            WHEN objects.role = 'firstResponder' THEN 'First Responder'
            WHEN objects.role = 'exit' THEN 'Exit'
            WHEN objects.role = 'storyboardReference' THEN 'Storyboard Reference'
            WHEN objects.role = 'filesOwner' AND objects.custom_class IS NULL THEN 'File''s Owner'
            WHEN objects.role = 'application' AND objects.class = 'NSObject' THEN 'Application'
            ELSE objects.class
        END,
        coalesce(
            objects.user_label,
            objects.text,
            -- On macOS the title of a control is its cell's.
            (
                SELECT cell.text
                FROM objects AS cell
                WHERE cell.parent = objects.id
                    AND cell.key = 'cell'
                ORDER BY cell.position
                LIMIT 1
            ),
            objects.object_id
        )
    FROM chosen
    JOIN objects ON objects.file_id = chosen.id
)
SELECT
    chosen.path AS path,
    connections.line AS line,
    connections."column" AS "column",
    connections.kind AS kind,
    source.class AS source_class,
    coalesce(source.label, connections.source_id) AS source,
    connections.name AS name,
    CASE
        WHEN constraints.id IS NOT NULL THEN coalesce(constraints.custom_class, 'NSLayoutConstraint')
        ELSE destination.class
    END AS destination_class,
    coalesce(
        destination.label,
        constraints.identifier,
        constraints.attributes ->> '$.userLabel',
        connections.destination_id
    ) AS destination,
    coalesce(
        connections.event_type,
        connections."trigger",
        connections.key_path,
        connections.unwind_action,
        connections.identifier
    ) AS detail
FROM chosen
JOIN connections ON connections.file_id = chosen.id
LEFT JOIN ends AS source ON source.id = connections.source
LEFT JOIN ends AS destination ON destination.id = connections.destination
LEFT JOIN constraints ON constraints.id = (
    SELECT min(named.id)
    FROM constraints AS named
    WHERE connections.destination IS NULL
        AND named.file_id = connections.file_id
        AND named.constraint_id = connections.destination_id
)
WHERE :kind IS NULL OR connections.kind GLOB :kind
ORDER BY chosen.path, chosen.id, connections.line, connections."column", connections.id;
