-- title: Ways from one screen to another
-- theme: storyboards
-- words: navigation, transition, flow, push, present, modal, popover, segue, screen flow, coordinator, router, leads to
-- answers: Which screens does each screen lead to, by a segue or in code? One row per segue, per call that shows a screen, and per main storyboard. kind: in nibs segue, unwind, embed, root, child, main storyboard; in code perform segue, push, present, popover, sheet, modal window, window, show, show detail, set, root, child. from and to are the classes of the screens. to is NULL if the code shows a screen that the analysis does not know. unwind_action is the action to which an unwind segue returns; if one class declares it, to is this class. helper is the function that shows the screen, if the call at this place leads to another function. confidence: certain, likely (a declared type, a storyboard that was not found, or inherited code) or possible (several screens are possible, or the screen is unknown). xibdb path finds the shortest ways over several screens.
-- essential: from, kind, to, path
-- parameter from (class, default NULL): Class of the screen at the start, or a GLOB pattern (* and ?). If omitted, all.
-- parameter to (class, default NULL): Class of the screen at the end, or a GLOB pattern.
-- parameter kind (default NULL): Kind of the transition, or a GLOB pattern.
-- parameter file (file, default NULL): Path, file name or nib name of the storyboard or source, or a GLOB pattern.
-- example: xibdb report navigation to=FruitDetailViewController
SELECT
    navigation.path,
    navigation.line,
    navigation."column",
    navigation.from_class AS "from",
    navigation.kind,
    navigation.to_class AS "to",
    navigation.detail,
    navigation.identifier,
    navigation.unwind_action,
    navigation.helper,
    navigation.from_nib,
    navigation.from_object_id,
    navigation.to_nib,
    navigation.to_object_id,
    navigation.confidence
FROM navigation
JOIN answered_files ON answered_files.id = navigation.file_id
WHERE (:from IS NULL OR navigation.from_class GLOB :from)
    AND (:to IS NULL OR navigation.to_class GLOB :to)
    AND (:kind IS NULL OR navigation.kind GLOB :kind)
    AND (:file IS NULL OR navigation.file_id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY navigation.path, navigation.line, navigation."column", navigation.kind, navigation.to_class, navigation.to_object, navigation.from_object;
