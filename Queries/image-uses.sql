-- title: Every use of an image in nibs
-- theme: texts and resources
-- words: picture, icon, photo, artwork, graphics, uiimage, nsimage, sf symbol, where used, find image
-- answers: Where do nibs use images, on which objects and for which properties? One row per place. kind: system (an SF Symbol, or an image of AppKit), embedded or asset, as in images. The report resource-uses also lists uses in code. The rule image-missing lists images that nothing contains.
-- parameter name (image, default NULL): Name of the image, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of asset, system, embedded): Source of the image. If omitted, all.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?). If omitted, all files.
-- example: xibdb report image-uses kind=asset
SELECT
    files.display_path AS path,
    resource_uses.line AS line,
    resource_uses."column" AS "column",
    resource_uses.name AS name,
    nib_images.kind AS kind,
    object_labels.class AS class,
    object_labels.label AS label,
    resource_uses.property AS property
FROM resource_uses
JOIN answered_files AS files ON files.id = resource_uses.file_id
JOIN nib_images ON nib_images.file_id = resource_uses.file_id AND nib_images.name = resource_uses.name
LEFT JOIN object_labels ON object_labels.object = resource_uses.object
WHERE resource_uses.kind = 'image'
    AND (:name IS NULL OR resource_uses.name GLOB :name)
    AND (:kind IS NULL OR nib_images.kind = :kind)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, resource_uses.line, resource_uses."column", resource_uses.property, resource_uses.id;
