-- title: Missing images
-- theme: texts and resources
-- words: picture, icon, asset catalog, xcassets, imageset, not found, could not load, broken reference, png
-- answers: Which images in nibs are missing, because neither a catalog nor a loose file of the nib's targets contains them? reason: nowhere (nothing in the tree has the name), other target (only targets that do not copy the nib contain it), case (only a name with different capitals exists). confidence: certain if the targets that copy the nib do not depend on anything outside the tree; possible if another target contains the image; otherwise likely. path and line point to the first use.
-- essential: name, reason
-- parameter name (image, default NULL): Name of the image, or a GLOB pattern (* and ?). If omitted, all.
-- parameter file (file, default NULL): Path or name of the nib, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
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
