-- title: Loading pattern of each nib
-- theme: loading
-- words: classify, classification, category, role, how used, files owner, loadnibnamed, uinib
-- answers: How is each xib meant to be loaded? pattern: main-nib, document, window-controller, view-controller, owner-view (the owner is a view that adds the content of the nib to itself), owner-object (another owner with outlets), cell, root-view-class (a top-level view with a custom class), plain-view or no-view. certainty: what decides the pattern (load, ancestry, outlets, name). evidence: the reason in words. owner_connected: 0 if the File's Owner has a class but no connection. Such an owner usually does not affect how the nib is loaded.
-- essential: pattern, owner_class
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /).
-- parameter pattern (default NULL; one of main-nib, window-controller, document, view-controller, owner-view, owner-object, cell, root-view-class, plain-view, no-view): Loading pattern. If omitted, all.
-- parameter certainty (default NULL; one of load, ancestry, outlets, name): What decides the pattern. If omitted, all.
-- example: xibdb report nib-patterns pattern=owner-view
SELECT
    files.display_path AS path,
    coalesce(owner.line, root.line) AS line,
    coalesce(owner."column", root."column") AS "column",
    nib_patterns.pattern AS pattern,
    nib_patterns.certainty AS certainty,
    nib_patterns.owner_class AS owner_class,
    iif(nib_patterns.owner_class IS NULL, NULL, nib_patterns.owner_connected) AS owner_connected,
    nib_patterns.root_class AS root_class,
    nib_patterns.view_count AS views,
    nib_patterns.window_count AS windows,
    nib_patterns.menu_count AS menus,
    nib_patterns.controller_count AS controllers,
    nib_patterns.evidence || coalesce('; loaded by ' || nib_loads.call || ' in ' || sources.display_path || ':' || nib_loads.line, '') || '.' AS evidence
FROM nib_patterns
JOIN answered_files AS files ON files.id = nib_patterns.file_id
LEFT JOIN owners ON owners.file_id = nib_patterns.file_id
LEFT JOIN objects AS owner ON owner.id = owners.object
LEFT JOIN objects AS root ON root.id = nib_patterns.root
LEFT JOIN nib_loads ON nib_loads.id = nib_patterns.load_id
LEFT JOIN files AS sources ON sources.id = nib_loads.file_id
WHERE (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (:pattern IS NULL OR nib_patterns.pattern = :pattern)
    AND (:certainty IS NULL OR nib_patterns.certainty = :certainty)
ORDER BY files.display_path, files.id;
