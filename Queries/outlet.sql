-- title: Connections of an outlet
-- theme: outlets and actions
-- words: iboutlet, iboutletcollection, property, wiring, hooked up, referencing outlet, delegate, datasource
-- answers: Which objects have a connected outlet with this name, and what is it connected to? One row per connection, including members of outlet collections. destination_class: the class of the destination; NSLayoutConstraint or the custom class for a constraint; NULL if the destination is not in the file. The rule outlet-unknown lists outlets that the class does not have. The rule outlet-type lists outlets that are set to an object of another class. The rule outlet-duplicate lists outlets that are set twice.
-- essential: source_class, outlet, destination_class
-- parameter name (outlet, required): Name of the outlet, or a GLOB pattern (* and ?). A name without wildcards must match exactly: the name of the connection, or of the member that it sets.
-- parameter class (class, default NULL): Class that has the outlet, or a GLOB pattern.
-- example: xibdb report outlet name=titleLabel
-- example: xibdb report outlet name='*Label'
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    source.class AS source_class,
    connections.kind AS kind,
    connections.name AS outlet,
    destination.class AS destination_class,
    connections.destination_id AS destination_id
FROM connections
JOIN answered_files AS files ON files.id = connections.file_id
JOIN connection_destinations AS destination ON destination.connection = connections.id
LEFT JOIN objects AS source ON source.id = connections.source
WHERE connections.kind IN ('outlet', 'outletCollection')
    AND (
        connections.name GLOB :name
        -- A member can have another name than the connection: key-value coding finds setTitle: for Title.
        OR EXISTS (
            SELECT 1
            FROM connection_answers
            JOIN members ON members.id = connection_answers.member_id
            WHERE connection_answers.connection = connections.id AND members.name GLOB :name
        )
    )
    AND (:class IS NULL OR source.class GLOB :class)
ORDER BY files.display_path, connections.line, connections."column", files.id, connections.id;
