-- title: Missing images
-- theme: texts and resources
-- words: picture, icon, asset catalog, xcassets, imageset, not found, could not load, broken reference, png
-- answers: Which images do nibs name that no catalog and no loose file of their targets has? reason: nowhere (nothing in the tree has the name), other target (only targets that do not copy the nib have it), case (only a name with different capitals exists). confidence: certain if no target that copies the nib depends on something outside the tree, which may have the image; possible if another target has it; otherwise likely. The place is that of the first use.
-- essential: name, reason
-- parameter name (image, default NULL): Name of the image; GLOB pattern (* and ?). If omitted, all.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also matches /). If omitted, all.
-- example: xibdb report image-missing
-- verdicts: resource-missing
SELECT
    files.display_path AS path,
    images.line AS line,
    images.name AS name,
    images.uses AS uses,
    images.reason AS reason,
    images.confidence AS confidence,
    others.display_path AS found_in
FROM resource_missing AS images
JOIN answered_files AS files ON files.id = images.file_id
LEFT JOIN files AS others ON others.id = images.other_file_id
WHERE images.kind = 'image'
    AND (:name IS NULL OR images.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, images.line, images.name;
