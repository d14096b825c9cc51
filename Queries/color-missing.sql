-- title: Missing colors
-- theme: texts and resources
-- words: color, named color, asset catalog, xcassets, colorset, not found, undefined, broken reference
-- answers: Which named colors do nibs name that no catalog has? reason and confidence as in image-missing. A nib that lists the color has its value, too, so that the color stays what it was when the nib was saved.
-- parameter name (color, default NULL): Name of the color; GLOB pattern (* and ?); all when left out.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report color-missing
SELECT
    files.display_path AS path,
    missing_resources.line,
    missing_resources.name,
    missing_resources.uses,
    missing_resources.reason,
    missing_resources.confidence,
    missing_resources.found_in
FROM missing_resources
JOIN answered_files AS files ON files.id = missing_resources.file_id
WHERE missing_resources.kind = 'namedColor'
    AND (:name IS NULL OR missing_resources.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, missing_resources.line, missing_resources.name;
