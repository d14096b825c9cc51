-- title: Unused colors
-- theme: texts and resources
-- words: color, named color, colorset, xcassets, dead, orphan, unreferenced, remove, cleanup
-- answers: Which colors of asset catalogs are unused, because neither a nib nor the code names them? The accent color and the widget background are left out, because the system uses them. The columns confidence and because have the same meaning as in the report image-unused: if code can compose the name at run time, the confidence is possible.
-- parameter name (color, default NULL): Name of the color, or a GLOB pattern (* and ?). If omitted, all.
-- parameter confidence (default NULL; one of likely, possible; also sureness): The confidence. If omitted, all.
-- example: xibdb report color-unused
-- verdicts: resource-unused
SELECT
    files.display_path AS path,
    resource_unused.name AS name,
    resource_unused.confidence AS confidence,
    resource_unused.because AS because
FROM resource_unused
JOIN answered_files AS files ON files.id = resource_unused.file_id
WHERE resource_unused.kind = 'color'
    AND (:name IS NULL OR resource_unused.name GLOB :name)
    AND (:confidence IS NULL OR resource_unused.confidence = :confidence)
ORDER BY files.display_path, resource_unused.name;
