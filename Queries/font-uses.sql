-- title: Every use of a font
-- theme: texts and resources
-- words: typeface, typography, font family, point size, uifont, nsfont, where used, find font, dynamic type
-- answers: Where do nibs use each font, on which object and in which size? One row per place, including header cells, attributed texts and size classes. path and line point to the object, or to the variation for a size class. The report fonts explains the columns kind and size. The rule font-missing lists fonts that may be missing from the app. The rule font-not-allowed lists fonts that are not in the list of allowed fonts.
-- parameter name (default NULL): Name, role or text style of the font, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of named, system, text style): Kind of font. If omitted, all.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?). If omitted, all files.
-- example: xibdb report font-uses name='AvenirNext*'
SELECT
    files.display_path AS path,
    font_uses.line AS line,
    font_uses."column" AS "column",
    font_uses.name AS name,
    -- Prints 17 instead of 17.0.
    CASE WHEN font_uses.size IS NOT NULL THEN printf('%g', font_uses.size) END AS size,
    font_uses.kind AS kind,
    font_uses.weight AS weight,
    object_labels.class AS class,
    -- A cell without a title gets the label of its control.
    coalesce(object_labels.label, controls.label) AS label,
    font_uses.property AS property,
    font_uses.size_class AS size_class
FROM font_uses
JOIN answered_files AS files ON files.id = font_uses.file_id
LEFT JOIN object_labels ON object_labels.object = font_uses.object
LEFT JOIN objects AS cells ON cells.id = font_uses.object AND cells.key = 'cell'
LEFT JOIN object_labels AS controls ON controls.object = cells.parent
WHERE (:name IS NULL OR font_uses.name GLOB :name)
    AND (:kind IS NULL OR font_uses.kind = :kind)
    AND (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
ORDER BY files.display_path, font_uses.line, font_uses."column", font_uses.property, font_uses.size_class, font_uses.object, font_uses.name;
