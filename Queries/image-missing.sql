-- title: Missing images
-- theme: texts and resources
-- words: picture, icon, asset catalog, xcassets, imageset, not found, could not load, broken reference, png
-- answers: Which images do nibs name that no catalog and no loose file has? reason: nowhere (nothing of the tree has the name), other target (only targets that do not copy the nib have it), case (only with other capitals). confidence: certain where no target that copies the nib depends on something outside the tree, which may have it; possible where another target has it; otherwise likely. The place is that of the first use.
-- parameter name (image, default NULL): Name of the image; GLOB pattern (* and ?); all when left out.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report image-missing
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
WHERE missing_resources.kind = 'image'
    AND (:name IS NULL OR missing_resources.name GLOB :name)
    AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
ORDER BY files.display_path, missing_resources.line, missing_resources.name;
