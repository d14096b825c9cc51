-- Updates the index for the classes in redeclared. Deletes the rows of the removed classes, and
-- copies the rows of the added classes from the temporary tables. The temporary table joined
-- contains the row ids of the added classes.

CREATE TEMP TABLE gone_classes AS
SELECT classes.id AS class_id
FROM main.classes
JOIN redeclared ON redeclared.old_id = classes.declaration_id;

DELETE FROM main._class_keys WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._class_selectors WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main.class_ancestors WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._class_superclasses WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._class_targets WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._class_platforms WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._class_names WHERE class_id IN (SELECT class_id FROM gone_classes);
DELETE FROM main._declaration_classes WHERE declaration_id IN (SELECT old_id FROM redeclared);
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
JOIN temp.classes ON classes.id = joined.affected_id
LEFT JOIN joined AS above ON above.affected_id = classes.superclass_id
WHERE joined.is_new;

INSERT INTO main._class_names (tree_id, name, class_id, kind)
SELECT _class_names.tree_id, _class_names.name, joined.class_id, _class_names.kind
FROM joined
JOIN temp._class_names ON _class_names.class_id = joined.affected_id
WHERE joined.is_new;

INSERT INTO main._class_targets (class_id, target_id)
SELECT joined.class_id, _class_targets.target_id
FROM joined
JOIN temp._class_targets ON _class_targets.class_id = joined.affected_id
WHERE joined.is_new;

INSERT INTO main._class_platforms (class_id, platform)
SELECT joined.class_id, _class_platforms.platform
FROM joined
JOIN temp._class_platforms ON _class_platforms.class_id = joined.affected_id
WHERE joined.is_new;

INSERT INTO main._class_superclasses (class_id, superclass_id)
SELECT joined.class_id, above.class_id
FROM joined
JOIN temp._class_superclasses ON _class_superclasses.class_id = joined.affected_id
JOIN joined AS above ON above.affected_id = _class_superclasses.superclass_id
WHERE joined.is_new;

INSERT INTO main.class_ancestors (class_id, ancestor_id, name, distance)
SELECT joined.class_id, above.class_id, class_ancestors.name, class_ancestors.distance
FROM joined
JOIN temp.class_ancestors ON class_ancestors.class_id = joined.affected_id
JOIN joined AS above ON above.affected_id = class_ancestors.ancestor_id
WHERE joined.is_new;

INSERT INTO main._declaration_classes (declaration_id, class_id)
SELECT _declaration_classes.declaration_id, joined.class_id
FROM joined
JOIN temp._declaration_classes ON _declaration_classes.class_id = joined.affected_id
WHERE joined.is_new;
