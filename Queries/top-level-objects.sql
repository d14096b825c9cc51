-- title: Top-level objects in the order of loadNibNamed
-- theme: owners
-- words: toplevel, root view, root object, first object, firstobject, lastobject, nib contents, instantiate
-- answers: Which object is views[0]? The report lists the objects at the top of each xib, in document order. On iOS and tvOS, this is the array that loadNibNamed returns. It includes gesture recognizers and plain objects, but not File's Owner, First Responder and external objects. On macOS, the order is not guaranteed, and the array also contains the NSApplication object. On macOS, therefore select an object by its class, not by its index.
-- essential: class, object_id
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?). If omitted, all xibs.
-- parameter class (class, default NULL): Class of the object, or a GLOB pattern.
-- example: xibdb report top-level-objects file=MarketGestures
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    files.platform AS platform,
    objects.top_level_index AS top_level_index,
    objects.element AS element,
    objects.class AS class,
    object_labels.label AS label,
    objects.object_id AS object_id
FROM objects
JOIN object_labels ON object_labels.object = objects.id
JOIN answered_files AS files ON files.id = objects.file_id
WHERE objects.top_level_index IS NOT NULL
    AND (:class IS NULL OR objects.class GLOB :class)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, files.id, objects.top_level_index, objects.id;
