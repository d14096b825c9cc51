-- title: Missing colors
-- theme: texts and resources
-- words: color, named color, asset catalog, xcassets, colorset, not found, undefined, broken reference
-- answers: Which named colors in nibs are missing from the asset catalogs of the nib's targets? The columns reason and confidence have the same values as in the report image-missing. If the nib lists the color, it also stores the value of the color. The object then shows this value.
-- essential: name, reason
-- parameter name (color, default NULL): Name of the color, or a GLOB pattern (* and ?). If omitted, all.
-- parameter file (file, default NULL): Path or name of the nib, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- example: xibdb report color-missing
-- verdicts: resource-missing
SELECT
    files.display_path AS path,
    colors.line AS line,
    colors.name AS name,
    colors.uses AS uses,
    colors.reason AS reason,
    colors.confidence AS confidence,
    others.display_path AS found_in
FROM resource_missing AS colors
JOIN answered_files AS files ON files.id = colors.file_id
LEFT JOIN files AS others ON others.id = colors.other_file_id
WHERE colors.kind = 'namedColor'
    AND (:name IS NULL OR colors.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, colors.line, colors.name;
