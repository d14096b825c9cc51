-- title: Unused colours
-- theme: texts and resources
-- words: color, named color, colorset, xcassets, dead, orphan, unreferenced, remove, cleanup
-- answers: Which colours of asset catalogs do neither nibs nor the code name? The accent colour and that of widgets the system takes. sureness and because as in unused-images: a name that the code puts together at run time makes it possible only.
-- parameter name (color, default NULL): Name of the colour; GLOB pattern (* and ?); all when left out.
-- parameter sureness (default NULL; one of likely, possible): How sure it is; all when left out.
-- example: xibdb report unused-colors
SELECT
    files.display_path AS path,
    unused_resources.name AS name,
    unused_resources.sureness AS sureness,
    unused_resources.because AS because
FROM unused_resources
JOIN answered_files AS files ON files.id = unused_resources.file_id
WHERE unused_resources.kind = 'color'
    AND (:name IS NULL OR unused_resources.name GLOB :name)
    AND (:sureness IS NULL OR unused_resources.sureness = :sureness)
ORDER BY files.display_path, unused_resources.name;
