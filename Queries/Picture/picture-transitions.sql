-- The rows of the report navigation for the map of the app. is_code: whether a source contains the transition.
SELECT
    navigation.from_object,
    navigation.from_class_id,
    navigation.from_class,
    navigation.to_object,
    navigation.to_class_id,
    navigation.to_class,
    navigation.kind,
    navigation.detail,
    navigation.identifier,
    navigation.helper,
    navigation.path,
    navigation.line,
    navigation.confidence,
    files.kind IN ('swift', 'objc') AS is_code
FROM navigation
JOIN answered_files AS files ON files.id = navigation.file_id
ORDER BY navigation.path, navigation.line, navigation."column", navigation.kind, navigation.to_class, navigation.to_object, navigation.from_object
