-- title: Loads of nibs that are not there
-- answers: Which loads name a nib or storyboard that no indexed file has? It may lie in a framework, be compiled already, or be gone.
-- example: xibdb report missing-nibs
SELECT
    files.display_path AS path,
    nib_loads.line AS line,
    nib_loads."column" AS "column",
    nib_loads.call AS call,
    nib_loads.kind AS kind,
    nib_loads.nib_name AS nib_name,
    nib_loads.certainty AS certainty,
    nib_loads.class AS class
FROM nib_loads
JOIN answered_files AS files ON files.id = nib_loads.file_id
WHERE nib_loads.nib_name IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM loaded_nibs WHERE loaded_nibs.load_id = nib_loads.id)
ORDER BY files.display_path, nib_loads.line, nib_loads."column", nib_loads.id;
