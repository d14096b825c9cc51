-- title: Unused images
-- theme: texts and resources
-- words: dead, orphan, unreferenced, remove, delete, cleanup, obsolete, xcassets, imageset, app size
-- answers: Which images are unused, because neither a nib nor the code names them? The report checks the sets of asset catalogs and the loose pictures that a target copies. Icons and launch images are left out, because the system uses them. confidence: likely; possible in these cases: code composes a name at run time, and this name can be the result, or a string in the code is the beginning or end of the name (see the column because); a page in a web folder can name the image; the folder contains eight or more images, and nibs and calls name fewer than a tenth of them, so the names are probably in data; the name contains characters that the text search does not support; no source is indexed. xibdb cannot find names that are in other data, or that come from a server.
-- parameter name (image, default NULL): Name of the image, or a GLOB pattern (* and ?). If omitted, all.
-- parameter confidence (default NULL; one of likely, possible; also sureness): The confidence. If omitted, all.
-- example: xibdb report image-unused
-- verdicts: resource-unused
SELECT
    files.display_path AS path,
    resource_unused.name AS name,
    resource_unused.kind AS kind,
    resource_unused.confidence AS confidence,
    resource_unused.because AS because
FROM resource_unused
JOIN answered_files AS files ON files.id = resource_unused.file_id
WHERE resource_unused.kind <> 'color'
    AND (:name IS NULL OR resource_unused.name GLOB :name)
    AND (:confidence IS NULL OR resource_unused.confidence = :confidence)
ORDER BY files.display_path, resource_unused.name;
