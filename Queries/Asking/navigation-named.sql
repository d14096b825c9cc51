-- The screens with a name: classes, scenes (by storyboard identifier, object id, label or title), and the screens of nibs.
-- kind: class or scene.
SELECT 'class' AS kind, _class_names.class_id AS id
FROM _class_names
JOIN classes ON classes.id = _class_names.class_id
WHERE _class_names.name = :name AND classes.kind <> 'framework'
UNION
SELECT 'scene', objects.id
FROM _screens
JOIN objects ON objects.id = _screens.controller
JOIN answered_files ON answered_files.id = objects.file_id
WHERE :name IN (objects.storyboard_identifier, objects.object_id, objects.user_label, objects.text)
UNION
SELECT 'scene', _screens.controller
FROM _screens
JOIN answered_files ON answered_files.id = _screens.file_id
WHERE _screens.is_initial
    AND _screens.file_id IN (SELECT _file_names.file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :name)
UNION
SELECT 'class', _own_nibs.class_id
FROM _own_nibs
JOIN answered_files ON answered_files.id = _own_nibs.file_id
WHERE _own_nibs.file_id IN (SELECT _file_names.file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :name)
ORDER BY 1, 2;
