-- title: Reusable views
-- theme: reuse
-- words: components, widgets, custom views, library, building blocks, shared, embedded, nib-backed
-- answers: Which views have a nib and can be reused? What loads them, and which other nibs and storyboards contain them? placed_in: the number of these nibs and storyboards. instantiations: the number of members in the sources that instantiate the class. loaded_at and placed_at: the first three places. The reports nib-loads and placed-views list all places. A nib with the pattern plain-view does not have its own class, so no other nib can contain an object of its class.
-- essential: class, pattern, loaded_at
-- parameter class (class, default NULL): Class of the view, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter file (file, default NULL): Path or nib name of its nib, or a GLOB pattern (* also matches /).
-- parameter pattern (default NULL; one of owner-view, root-view-class, cell, plain-view): Loading pattern of the nib. If omitted, all.
-- example: xibdb report reusable-views class=QuantityStepper
SELECT
    files.display_path AS path,
    reusable_views.class AS class,
    reusable_views.pattern AS pattern,
    reusable_views.certainty AS certainty,
    reusable_views.load_count AS loads,
    reusable_views.loaded_at AS loaded_at,
    reusable_views.placed_count AS placed,
    reusable_views.placed_files AS placed_in,
    reusable_views.placed_at AS placed_at,
    reusable_views.instantiation_count AS instantiations
FROM reusable_views
JOIN answered_files AS files ON files.id = reusable_views.file_id
WHERE (:class IS NULL OR reusable_views.class GLOB :class)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (:pattern IS NULL OR reusable_views.pattern = :pattern)
ORDER BY files.display_path, reusable_views.file_id;
