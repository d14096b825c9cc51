-- title: Every use of a color in nibs
-- theme: texts and resources
-- words: color, named color, palette, tint, xcassets, system color, colorset, swatch, where used, find color
-- answers: Where do nibs use named colors, on which objects and for which properties? One row per place. The tint color of a document has no class. kind: asset (a color set of an asset catalog) or system (a system color). The report resource-uses also lists uses in code. The report literal-color lists colors that are written as numbers. The rule color-missing lists colors that no catalog contains.
-- parameter name (color, default NULL): Name of the color, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of asset, system): Source of the color. If omitted, both.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?). If omitted, all files.
-- example: xibdb report color-uses name='Orchard*'
SELECT
    files.display_path AS path,
    resource_uses.line AS line,
    resource_uses."column" AS "column",
    resource_uses.name AS name,
    CASE resource_uses.kind WHEN 'systemColor' THEN 'system' ELSE 'asset' END AS kind,
    object_labels.class AS class,
    object_labels.label AS label,
    resource_uses.property AS property
FROM resource_uses
JOIN answered_files AS files ON files.id = resource_uses.file_id
LEFT JOIN object_labels ON object_labels.object = resource_uses.object
WHERE resource_uses.kind IN ('namedColor', 'systemColor')
    AND (:name IS NULL OR resource_uses.name GLOB :name)
    AND (:kind IS NULL OR resource_uses.kind = CASE :kind WHEN 'system' THEN 'systemColor' WHEN 'asset' THEN 'namedColor' END)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, resource_uses.line, resource_uses."column", resource_uses.property, resource_uses.id;
