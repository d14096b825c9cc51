-- title: Images in use
-- theme: texts and resources
-- words: picture, icon, photo, artwork, graphics, uiimage, nsimage, xcassets, png
-- answers: Which images do the files use, and how often? Which of them must the app provide? kind: system (an SF Symbol or an image of AppKit), embedded (the nib contains the data of the image) or asset (an image of an asset catalog or a loose file). uses: the number of places that use the image. files: the number of files that use the image. listed_files: the number of files that list the image under <resources> (archives do not have this list). If a file lists an image but does not use it, the entry is obsolete, but Xcode still looks for the image.
-- parameter name (image, default NULL): Name of the image, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of asset, system, embedded): Source of the image. If omitted, all.
-- example: xibdb report images kind=asset
SELECT
    nib_images.name AS name,
    nib_images.kind AS kind,
    sum(nib_images.uses) AS uses,
    count(*) FILTER (WHERE nib_images.uses > 0) AS files,
    sum(nib_images.is_listed) AS listed_files
FROM nib_images
JOIN answered_files ON answered_files.id = nib_images.file_id
WHERE (:name IS NULL OR nib_images.name GLOB :name)
    AND (:kind IS NULL OR nib_images.kind = :kind)
GROUP BY nib_images.name, nib_images.kind
ORDER BY nib_images.name, nib_images.kind;
