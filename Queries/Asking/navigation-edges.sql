-- The edges of the paths between screens: one row per row of navigation with a known end.
SELECT
    navigation.from_class,
    navigation.from_class_id,
    navigation.from_object,
    navigation.to_class,
    navigation.to_class_id,
    navigation.to_object,
    navigation.kind,
    navigation.detail,
    navigation.identifier,
    navigation.helper,
    navigation.path,
    navigation.line,
    navigation."column",
    navigation.confidence
FROM navigation
JOIN answered_files ON answered_files.id = navigation.file_id
WHERE navigation.to_class IS NOT NULL OR navigation.to_object IS NOT NULL
ORDER BY navigation.path, navigation.line, navigation."column", navigation.kind, navigation.to_class, navigation.to_object;
