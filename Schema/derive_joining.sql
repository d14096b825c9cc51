-- Takes the classes of redeclared, derived by themselves with what they descend
-- from, in among those of the index. The temporary tables have what was derived,
-- joined the row ids that it gets.

CREATE TEMP TABLE gone_classes AS
SELECT classes.id AS class_id
FROM main.classes
JOIN redeclared ON redeclared.old_id = classes.declaration_id;

DELETE FROM main.class_keys WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_selectors WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_ancestors WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_superclasses WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_targets WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_platforms WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_names WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.declaration_classes WHERE declaration_id IN (SELECT old_id FROM redeclared);
DELETE FROM main.classes WHERE id IN (SELECT class_id FROM gone_classes);

INSERT INTO main.classes (
    id, tree_id, name, objc_name, module, superclass, superclass_id, kind, descends_from, declaration_id, file_id, line, object_count, owner_count
)
SELECT
    joined.class_id,
    classes.tree_id,
    classes.name,
    classes.objc_name,
    classes.module,
    classes.superclass,
    above.class_id,
    classes.kind,
    classes.descends_from,
    classes.declaration_id,
    classes.file_id,
    classes.line,
    classes.object_count,
    classes.owner_count
FROM joined
JOIN temp.classes ON classes.id = joined.apart_id
LEFT JOIN joined AS above ON above.apart_id = classes.superclass_id
WHERE joined.is_new;

INSERT INTO main.class_names (tree_id, name, class_id, kind)
SELECT class_names.tree_id, class_names.name, joined.class_id, class_names.kind
FROM joined
JOIN temp.class_names ON class_names.class_id = joined.apart_id
WHERE joined.is_new;

INSERT INTO main.class_targets (class_id, target_id)
SELECT joined.class_id, class_targets.target_id
FROM joined
JOIN temp.class_targets ON class_targets.class_id = joined.apart_id
WHERE joined.is_new;

INSERT INTO main.class_platforms (class_id, platform)
SELECT joined.class_id, class_platforms.platform
FROM joined
JOIN temp.class_platforms ON class_platforms.class_id = joined.apart_id
WHERE joined.is_new;

INSERT INTO main.class_superclasses (class_id, superclass_id)
SELECT joined.class_id, above.class_id
FROM joined
JOIN temp.class_superclasses ON class_superclasses.class_id = joined.apart_id
JOIN joined AS above ON above.apart_id = class_superclasses.superclass_id
WHERE joined.is_new;

INSERT INTO main.class_ancestors (class_id, ancestor_id, name, distance)
SELECT joined.class_id, above.class_id, class_ancestors.name, class_ancestors.distance
FROM joined
JOIN temp.class_ancestors ON class_ancestors.class_id = joined.apart_id
JOIN joined AS above ON above.apart_id = class_ancestors.ancestor_id
WHERE joined.is_new;

INSERT INTO main.declaration_classes (declaration_id, class_id)
SELECT declaration_classes.declaration_id, joined.class_id
FROM joined
JOIN temp.declaration_classes ON declaration_classes.class_id = joined.apart_id
WHERE joined.is_new;
