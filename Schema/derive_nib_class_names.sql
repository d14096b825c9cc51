-- The classes that nibs name, for the trees of derived_trees. Several scripts need these classes.

-- The names in each nib, with the tree and platform of the nib. Compiled nibs in built apps and frameworks are left out:
-- an app in the repository can be older than the sources, so it does not show how the sources use a class.
CREATE TEMP VIEW nib_class_names AS
SELECT _nib_class_names.*, files.tree_id, files.platform
FROM _nib_class_names
CROSS JOIN files ON files.id = _nib_class_names.file_id
WHERE files.tree_id IN (SELECT id FROM derived_trees)
    AND NOT (files.format IN ('nibArchive', 'binaryPropertyList', 'compiledStoryboard') AND files.marked_origin IS 'vendored');

-- The names in each tree, with the number of uses in all nibs of the tree.
CREATE TEMP TABLE tree_class_names AS
SELECT name, module, tree_id, max(is_named) AS is_named, sum(objects) AS objects, sum(owners) AS owners
FROM nib_class_names
GROUP BY name, module, tree_id;
