-- title: Outlets of the File's Owner
-- theme: owners
-- words: iboutlet, files owner, property, wiring, hooked up, placeholder, controller, delegate
-- answers: Which outlets does the File's Owner of each xib have, and what are they set to? One row per outlet, at the place of the connection. If owner_class is NULL, the File's Owner of the xib has outlets but no class. An outlet collection has one row per member.
-- essential: owner_class, outlet, destination_class
-- parameter class (class, default NULL): Class of the File's Owner, or a GLOB pattern (* and ?).
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern.
-- example: xibdb report owner-outlets class=QuantityStepper
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    owners.class AS owner_class,
    connections.kind AS kind,
    connections.name AS outlet,
    destination.class AS destination_class,
    connections.destination_id AS destination_id,
    destination.label AS label
FROM owners
JOIN answered_files AS files ON files.id = owners.file_id
JOIN connections ON connections.source = owners.object
    AND connections.kind IN ('outlet', 'outletCollection')
JOIN connection_destinations AS destination ON destination.connection = connections.id
WHERE (:class IS NULL OR owners.class GLOB :class)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, connections.line, connections."column", files.id, connections.id;
