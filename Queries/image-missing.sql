-- title: Missing images
-- theme: texts and resources
-- words: picture, icon, asset catalog, xcassets, imageset, not found, could not load, broken reference, png
-- answers: Which images do nibs name that no catalog and no loose file has? reason: nowhere (nothing of the tree has the name), other target (only targets that do not copy the nib have it), case (only with other capitals). confidence: certain where no target that copies the nib depends on something outside the tree, which may have it; possible where another target has it; otherwise likely. The place is that of the first use.
-- parameter name (image, default NULL): Name of the image; GLOB pattern (* and ?); all when left out.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report image-missing
-- verdicts: resource-missing
SELECT
    files.display_path AS path,
    resource_missing.line AS line,
    resource_missing.name AS name,
    resource_missing.uses AS uses,
    resource_missing.reason AS reason,
    resource_missing.confidence AS confidence,
    others.display_path AS found_in
FROM resource_missing
JOIN answered_files AS files ON files.id = resource_missing.file_id
LEFT JOIN files AS others ON others.id = resource_missing.other_file_id
WHERE resource_missing.kind = 'image'
    AND (:name IS NULL OR resource_missing.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, resource_missing.line, resource_missing.name;
