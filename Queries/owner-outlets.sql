-- title: Outlets of the File's Owner
-- answers: Which outlets does the File's Owner of each xib have, and what are they set to? One row per outlet, at the place of the connection. A row without owner_class is a xib whose owner has outlets but no class. An outlet collection has one row per member.
-- parameter class (default NULL): Class of the File's Owner; GLOB pattern (* and ?).
-- parameter file (default NULL): Path, file name or nib name; GLOB pattern.
-- example: xibdb report owner-outlets class=QuantityStepper
SELECT
    files.path AS path,
    connections.line AS line,
    connections."column" AS "column",
    owners.class AS owner_class,
    connections.kind AS kind,
    connections.name AS outlet,
    CASE
        WHEN constraints.id IS NOT NULL THEN coalesce(constraints.custom_class, 'NSLayoutConstraint')
        WHEN destination.role = 'firstResponder' THEN 'First Responder'
        WHEN destination.role = 'filesOwner' AND destination.custom_class IS NULL THEN 'File''s Owner'
        WHEN destination.role = 'application' AND destination.class = 'NSObject' THEN 'Application'
        ELSE destination.class
    END AS destination_class,
    connections.destination_id AS destination_id,
    coalesce(
        destination.user_label,
        destination.text,
        -- On macOS the title of a control is its cell's.
        (
            SELECT cell.text
            FROM objects AS cell
            WHERE cell.parent = destination.id
                AND cell.key = 'cell'
            ORDER BY cell.position
            LIMIT 1
        ),
        constraints.identifier,
        constraints.attributes ->> '$.userLabel'
    ) AS label
FROM owners
JOIN files ON files.id = owners.file_id
JOIN connections ON connections.source = owners.object
    AND connections.kind IN ('outlet', 'outletCollection')
LEFT JOIN objects AS destination ON destination.id = connections.destination
LEFT JOIN constraints ON constraints.id = (
    SELECT min(named.id)
    FROM constraints AS named
    WHERE connections.destination IS NULL
        AND named.file_id = connections.file_id
        AND named.constraint_id = connections.destination_id
)
WHERE (:class IS NULL OR owners.class GLOB :class)
    AND (
        :file IS NULL
        OR files.name GLOB :file
        OR files.path GLOB :file
        OR files.path GLOB '*/' || :file
    )
ORDER BY files.path, connections.line, connections."column", files.id, connections.id;
