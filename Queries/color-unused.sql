-- title: Unused colors
-- theme: texts and resources
-- words: color, named color, colorset, xcassets, dead, orphan, unreferenced, remove, cleanup
-- answers: Which colors of asset catalogs do neither nibs nor the code name? The accent color and that of widgets the system takes. confidence and because as in image-unused: a name that the code puts together at run time makes it possible only.
-- parameter name (color, default NULL): Name of the color; GLOB pattern (* and ?); all when left out.
-- parameter confidence (default NULL; one of likely, possible; also sureness): The confidence; all when left out.
-- example: xibdb report color-unused
SELECT
    files.display_path AS path,
    unused_resources.name AS name,
    unused_resources.confidence AS confidence,
    unused_resources.because AS because
FROM unused_resources
JOIN answered_files AS files ON files.id = unused_resources.file_id
WHERE unused_resources.kind = 'color'
    AND (:name IS NULL OR unused_resources.name GLOB :name)
    AND (:confidence IS NULL OR unused_resources.confidence = :confidence)
ORDER BY files.display_path, unused_resources.name;
