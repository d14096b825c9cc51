-- The edges of the graph of screens: the rows of the report navigation. is_code: whether a source contains the transition.
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
    navigation.unwind_action,
    navigation.helper,
    navigation.path,
    navigation.line,
    navigation."column",
    navigation.confidence,
    files.kind IN ('swift', 'objc') AS is_code
FROM navigation
JOIN answered_files AS files ON files.id = navigation.file_id
ORDER BY navigation.path, navigation.line, navigation."column", navigation.kind, navigation.to_class, navigation.to_object, navigation.from_object;
