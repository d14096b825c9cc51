-- The entry points of the app: the controllers of main storyboards, and the delegates of applications and scenes.
-- kind: class or scene.
SELECT 'scene' AS kind, navigation.to_object AS id
FROM navigation
JOIN answered_files ON answered_files.id = navigation.file_id
WHERE navigation.kind = 'main storyboard'
UNION
SELECT 'class', _declaration_classes.class_id
FROM _declaration_protocols
JOIN _declaration_classes ON _declaration_classes.declaration_id = _declaration_protocols.declaration_id
JOIN answered_files ON answered_files.id = _declaration_protocols.file_id
WHERE _declaration_protocols.name IN (
    'UIApplicationDelegate', 'UIWindowSceneDelegate', 'NSApplicationDelegate', 'CPTemplateApplicationSceneDelegate'
)
UNION
SELECT 'class', class_ancestors.class_id
FROM class_ancestors
JOIN classes ON classes.id = class_ancestors.class_id AND classes.kind = 'project'
WHERE class_ancestors.name IN ('NSDocument', 'NSApplication', 'UIApplication')
ORDER BY 1, 2;
