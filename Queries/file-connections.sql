-- title: Connections of a file
-- theme: outlets and actions
-- words: wiring, hooked up, iboutlet, ibaction, connections inspector, delegate, datasource, links
-- answers: Which objects does this file connect? The report lists all outlets, outlet collections, actions, segues, bindings and accessibility connections, in document order. source and destination: the label or title of the object, else its object id. detail: the event of an action, the key path of a binding, the identifier of a segue or the selector of an unwind segue.
-- essential: kind, source, name, destination
-- parameter file (file, required): Path, file name, nib name, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter kind (default NULL): Kind of connection (outlet, outletCollection, action, segue, binding, accessibilityConnection), or a GLOB pattern.
-- example: xibdb report file-connections file=FruitDetail
-- example: xibdb report file-connections file='*'
WITH
chosen (id, path) AS (
    SELECT
        files.id,
        files.display_path
    FROM nibs AS files
    JOIN answered_files ON answered_files.id = files.id
    WHERE files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file)
)
SELECT
    chosen.path AS path,
    connections.line AS line,
    connections."column" AS "column",
    connections.kind AS kind,
    source.class AS source_class,
    coalesce(source.label, connections.source_id) AS source,
    connections.name AS name,
    destination.class AS destination_class,
    coalesce(destination.label, connections.destination_id) AS destination,
    coalesce(
        connections.event_type,
        connections."trigger",
        connections.key_path,
        connections.unwind_action,
        connections.identifier
    ) AS detail
FROM chosen
JOIN connections ON connections.file_id = chosen.id
JOIN connection_destinations AS destination ON destination.connection = connections.id
LEFT JOIN object_labels AS source ON source.object = connections.source
WHERE :kind IS NULL OR connections.kind GLOB :kind
ORDER BY chosen.path, chosen.id, connections.line, connections."column", connections.id;
