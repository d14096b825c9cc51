-- title: Unused images
-- theme: texts and resources
-- words: dead, orphan, unreferenced, remove, delete, cleanup, obsolete, xcassets, imageset, app size
-- answers: Which images do neither nibs nor the code name? Looked at are the sets of asset catalogs and the loose pictures that a target copies by themselves; icons and launch images the system takes. confidence: likely; possible where a name that the code puts together at run time may be this one, or a text of the code begins or ends it (because tells it), where a page of a web folder may name it, where nothing, or less than a tenth, of a folder with eight or more is named by nibs and calls, so that the names may come with data, where the name has characters that texts are not looked through for, or no source is indexed. Other names that come with data or from a server nobody can see.
-- parameter name (image, default NULL): Name of the image; GLOB pattern (* and ?); all when left out.
-- parameter confidence (default NULL; one of likely, possible; also sureness): The confidence; all when left out.
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
