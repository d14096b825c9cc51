-- The classes that nibs name, for the trees of derived_trees. Several scripts need them.

-- For each nib, in the order of the files.
CREATE TEMP VIEW nib_class_names AS
SELECT _nib_class_names.*, files.tree_id, files.platform
FROM _nib_class_names
CROSS JOIN files ON files.id = _nib_class_names.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees);

-- For each tree, with the number of uses in all of its nibs.
CREATE TEMP TABLE tree_class_names AS
SELECT name, module, tree_id, max(is_named) AS is_named, sum(objects) AS objects, sum(owners) AS owners
FROM nib_class_names
GROUP BY name, module, tree_id;
