-- The classes of objects inside a screen, whose code may show another screen: objects in a scene, in a nib that the class
-- of the screen owns, and the root objects of nibs that the class loads or registers.
WITH
leading (class_id) AS MATERIALIZED (
    SELECT DISTINCT navigation.from_class_id
    FROM navigation
    JOIN classes ON classes.id = navigation.from_class_id
    WHERE navigation.from_object IS NULL AND classes.descends_from IS NOT 'viewController' AND classes.descends_from IS NOT 'windowController'
    UNION
    -- An object that owns a nib can show its window.
    SELECT _own_nibs.class_id
    FROM _own_nibs
    JOIN classes ON classes.id = _own_nibs.class_id
    WHERE _own_nibs.is_owner AND classes.descends_from IS NOT 'viewController' AND classes.descends_from IS NOT 'windowController'
)
SELECT _screens.controller AS object, NULL AS class_id, parts.class_id AS part_id, files.display_path AS path, objects.line
FROM leading
CROSS JOIN object_classes AS parts ON parts.class_id = leading.class_id
JOIN objects ON objects.id = parts.object
JOIN answered_files AS files ON files.id = objects.file_id
JOIN _screens ON _screens.file_id = objects.file_id AND _screens.scene_id IS objects.scene_id AND _screens.controller <> objects.id
UNION
SELECT NULL, owned.class_id, parts.class_id, files.display_path, objects.line
FROM leading
CROSS JOIN object_classes AS parts ON parts.class_id = leading.class_id
JOIN objects ON objects.id = parts.object AND objects.role IS NULL
JOIN answered_files AS files ON files.id = objects.file_id
JOIN _own_nibs AS owned ON owned.file_id = objects.file_id AND owned.is_owner AND owned.class_id <> parts.class_id
UNION
SELECT NULL, _load_classes.class_id, own.class_id, sources.display_path, nib_loads.line
FROM leading
JOIN _own_nibs AS own ON own.class_id = leading.class_id AND NOT own.is_owner
JOIN loaded_nibs ON loaded_nibs.file_id = own.file_id
JOIN _load_classes ON _load_classes.load_id = loaded_nibs.load_id AND _load_classes.class_id <> own.class_id
JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
JOIN answered_files AS sources ON sources.id = nib_loads.file_id
ORDER BY 1, 2, 3, 4, 5;
