-- title: Nibs and what loads them
-- theme: loading
-- words: loadnibnamed, uinib, nsnib, initwithnibname, instantiate, caller, usage, who uses, references
-- answers: What loads each nib or storyboard (a call, an override, a property list key, a controller, or an object of another nib), and with which owner? One row per call and nib (a nib that is created and then registered has two calls). A nib without a known load has one row with empty columns (see nib-unused). certainty: literal (the name is written at the place of the load), resolved (the name comes from a constant, the name of a class or an argument of a helper), rule (the name comes from the class of a controller or of a subclass, or from the storyboard that contains the object), outside (code outside the index receives the class with the name of the nib; it is not proven that this code loads the nib). owner: nil (there is no owner), class X (a class method passes self, which is the class X and has none of the outlets), else the class of the owner. confidence: certain (nib, owner, class, bundle, target, branch and execution are certain; see the knows_… columns of nib_loads), likely (nib, owner and class are certain) or possible. unknown_loads: if no load is known, the number of loads with an unknown name that may load the nib; the report unresolved-loads lists them.
-- essential: nib, call, class, path
-- parameter file (file, default NULL): Path or nib name, or a GLOB pattern (* and ?; * also matches /).
-- parameter class (class, default NULL): Class that contains the loading code, or that owns the nib, or a GLOB pattern.
-- example: xibdb report nib-loads file=FruitCell
-- verdicts: nib-unused
SELECT
    nibs.display_path AS nib,
    nib_usage.call AS call,
    nib_usage.certainty AS certainty,
    CASE nib_usage.owner_kind
        WHEN 'nil' THEN 'nil'
        WHEN 'class' THEN 'class ' || nib_usage.owner_class
        ELSE coalesce(nib_usage.owner_class, nib_usage.owner)
    END AS owner,
    nib_usage.class AS class,
    sources.display_path AS path,
    nib_usage.source_line AS line,
    nib_usage.source_column AS "column",
    nib_usage.confidence AS confidence,
    iif(nib_usage.call IS NULL, unused.unknown_loads, NULL) AS unknown_loads
FROM nibs
JOIN answered_files ON answered_files.id = nibs.id
LEFT JOIN nib_usage ON nib_usage.file_id = nibs.id
LEFT JOIN nib_unused AS unused ON unused.file_id = nibs.id
LEFT JOIN files AS sources ON sources.id = nib_usage.source_file_id
WHERE nibs.format NOT IN ('propertyList', 'textPropertyList')
    AND (:file IS NULL OR nibs.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (:class IS NULL OR nib_usage.class GLOB :class OR nib_usage.owner_class GLOB :class)
ORDER BY nibs.display_path, sources.display_path, nib_usage.source_line, nib_usage.source_column, nib_usage.call, nibs.id;
