-- The nibs of one tree that instances of a class load into themselves. :tree is the row id of the tree.
SELECT DISTINCT nib_loads.owner_class AS class, files.id AS file_id, files.path AS path
FROM nib_loads
JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
JOIN files ON files.id = loaded_nibs.file_id
WHERE files.tree_id = :tree
    AND nib_loads.owner_class IS NOT NULL
    AND nib_loads.kind = 'nib'
    AND nib_loads.owner_kind = 'instance'
    AND nib_loads.knows_nib = 1
ORDER BY nib_loads.owner_class, files.path
