-- title: Files by File's Owner
-- theme: owners
-- words: files owner, custom class, placeholder, view controller, ownership, who owns, belongs to
-- answers: Which xibs have class X as their File's Owner, and which owner does each xib have? One row per xib that could be read, at the place of its File's Owner. outlets: the number of outlets of the owner. connections: the number of connections from or to the owner, including actions, delegates and bindings. If connections is 0, nothing uses the class that the nib names. If no class is set, the class is NSObject. The nib only names the class: the code that loads the nib may pass an object of a different class. The rule owner-mismatch lists nibs that are loaded with an owner of a different class. The rule owner-lacks-outlet lists the outlets that this class does not have.
-- parameter class (class, default NULL): Class of the File's Owner, or a GLOB pattern (* and ?). If omitted, all xibs, including xibs without a class.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern.
-- example: xibdb report owners class=QuantityStepper
SELECT
    files.display_path AS path,
    placeholder.line AS line,
    placeholder."column" AS "column",
    owners.class AS owner_class,
    owners.module AS module,
    (
        SELECT count(*)
        FROM connections
        WHERE connections.source = owners.object
            AND connections.kind IN ('outlet', 'outletCollection')
    ) AS outlets,
    (
        SELECT count(*)
        FROM connections
        WHERE connections.source = owners.object
            OR connections.destination = owners.object
    ) AS connections
FROM owners
JOIN answered_files AS files ON files.id = owners.file_id
LEFT JOIN objects AS placeholder ON placeholder.id = owners.object
WHERE (:class IS NULL OR owners.class GLOB :class)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY owners.class IS NULL, owners.class, files.display_path, files.id;
