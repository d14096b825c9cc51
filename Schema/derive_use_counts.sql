-- Counts how often nibs use each class of the trees of derived_trees. Uses of a declared class are
-- counted by its name. Uses of an undeclared class are counted by its name and module.

UPDATE classes
SET object_count = found.objects, owner_count = found.owners
FROM (
    SELECT classes.id AS class_id, coalesce(sum(tree_class_names.objects), 0) AS objects, coalesce(sum(tree_class_names.owners), 0) AS owners
    FROM classes
    LEFT JOIN tree_class_names ON tree_class_names.name = coalesce(classes.objc_name, classes.name)
        AND tree_class_names.tree_id = classes.tree_id
        AND (classes.kind <> 'unknown' OR tree_class_names.module IS classes.module)
    WHERE classes.tree_id IN (SELECT id FROM derived_trees)
    GROUP BY classes.id
) AS found
WHERE found.class_id = classes.id AND (classes.object_count <> found.objects OR classes.owner_count <> found.owners);
