-- title: Stand-ins
-- theme: reuse
-- words: placeholder, proxy, awakeafterusingcoder, substitute, swap, embedded nib, nested nib, nib in a nib
-- answers: Which views are stand-ins for a view from another nib? awakeAfter(using:) of their class (or of a subclass that is only a stand-in) loads that nib and returns its root instead. If a condition on its subviews, its tag or a property prevents the replacement, the view is left out. Outlets, actions and runtime attributes of the stand-in automatically apply to the replacement. The constraints, frame and autoresizing mask of the stand-in are lost unless the code copies them. constraints: the number of these constraints. load_path and load_line: the place of the load.
-- essential: class, nib
-- parameter class (class, default NULL): Class of the stand-in, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter file (file, default NULL): Path of the file that contains the stand-in, or a GLOB pattern (* also matches /).
-- example: xibdb report stand-ins class=NoticeBanner
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    objects.class AS class,
    nibs.display_path AS nib,
    nib_patterns.root_class AS root_class,
    sources.display_path AS load_path,
    nib_loads.line AS load_line,
    (SELECT count(*) FROM constraints WHERE constraints.owner = objects.id) AS constraints,
    object_labels.label AS label,
    objects.object_id AS object_id
FROM stand_ins
JOIN objects ON objects.id = stand_ins.object
JOIN object_labels ON object_labels.object = objects.id
JOIN answered_files AS files ON files.id = stand_ins.file_id
JOIN files AS nibs ON nibs.id = stand_ins.nib_file_id
JOIN nib_loads ON nib_loads.id = stand_ins.load_id
JOIN files AS sources ON sources.id = nib_loads.file_id
LEFT JOIN nib_patterns ON nib_patterns.file_id = stand_ins.nib_file_id
WHERE (:class IS NULL OR objects.class GLOB :class)
    AND (:file IS NULL OR files.path GLOB :file OR files.display_path GLOB :file)
ORDER BY files.display_path, objects.line, objects."column", nibs.display_path, sources.display_path, nib_loads.line;
