-- title: Where reusable views are placed
-- theme: reuse
-- words: embedded, nested, custom view, component, usage, where used, instances, included
-- answers: Which nibs and storyboards contain objects whose class has its own nib? Which nib belongs to the class? An owner-view loads its nib and adds the content to itself. If the pattern of the nib is root-view-class or cell, the object has the same class as the root of that nib. The content of the object then comes from the file that contains the object, and that nib is not loaded (unless the object is a stand-in). The report includes controllers and other owners of nibs.
-- essential: class, nib
-- parameter class (class, default NULL): Class of the object, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter file (file, default NULL): Path of the file that contains the object, or a GLOB pattern (* also matches /).
-- parameter nib (file, default NULL): Path or name of the nib that belongs to the class, or a GLOB pattern.
-- example: xibdb report placed-views class=QuantityStepper
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    objects.class AS class,
    embeddings.kind AS pattern,
    nibs.display_path AS nib,
    objects.element AS element,
    object_labels.label AS label,
    objects.object_id AS object_id
FROM embeddings
JOIN objects ON objects.id = embeddings.object
JOIN object_labels ON object_labels.object = objects.id
JOIN answered_files AS files ON files.id = embeddings.file_id
JOIN files AS nibs ON nibs.id = embeddings.nib_file_id
WHERE (:class IS NULL OR objects.class GLOB :class)
    AND (:file IS NULL OR files.path GLOB :file OR files.display_path GLOB :file)
    AND (:nib IS NULL OR nibs.path GLOB :nib OR nibs.display_path GLOB :nib OR nibs.name GLOB :nib)
ORDER BY files.display_path, objects.line, objects."column", nibs.display_path, embeddings.object, embeddings.nib_file_id;
