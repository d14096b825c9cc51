-- The superclasses in the sources of each class, the nearest first. A class inherits the code of these classes.
SELECT class_ancestors.class_id, class_ancestors.ancestor_id
FROM class_ancestors
JOIN classes ON classes.id = class_ancestors.ancestor_id AND classes.kind = 'project'
WHERE class_ancestors.distance > 0
ORDER BY class_ancestors.class_id, class_ancestors.distance, class_ancestors.ancestor_id;
