-- Places in the sources that declare an outlet or action with a given name.
-- parameter name (required): Property, or selector.
SELECT DISTINCT
    members.class AS class,
    files.display_path AS path,
    members.line AS line
FROM members
JOIN files ON files.id = members.file_id
WHERE members.name = :name AND members.kind IN ('outlet', 'outletCollection', 'action') AND members.declaration_id IS NOT NULL
ORDER BY files.display_path, members.line;
