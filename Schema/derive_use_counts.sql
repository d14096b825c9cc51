-- Counts how often nibs use each class of the trees of derived_trees. Classes that
-- nothing declares are distinguished by their module.

UPDATE classes
SET object_count = found.objects, owner_count = found.owners
FROM (
    WITH
    uses (tree_id, name, module, objects, owners) AS MATERIALIZED (
        SELECT tree_id, name, module, sum(objects), sum(owners)
        FROM nib_names
        WHERE is_named
        GROUP BY name, module, tree_id
    )
    SELECT classes.id AS class_id, coalesce(sum(uses.objects), 0) AS objects, coalesce(sum(uses.owners), 0) AS owners
    FROM classes
    LEFT JOIN uses ON uses.name = coalesce(classes.objc_name, classes.name)
        AND uses.tree_id = classes.tree_id
        AND (classes.kind <> 'unknown' OR uses.module IS classes.module)
    WHERE classes.tree_id IN (SELECT id FROM derived_trees)
    GROUP BY classes.id
) AS found
WHERE found.class_id = classes.id AND (classes.object_count <> found.objects OR classes.owner_count <> found.owners);
