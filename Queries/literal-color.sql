-- title: Literal colors with the value of a named color
-- theme: texts and resources
-- words: hard-coded, hardcoded, rgb, hex, color, named color, dark appearance, theme, xcassets
-- answers: Which colors of nibs are written as numbers although a color set has the same value? A literal color does not change in dark mode, or when the color set changes. names: the sets with this value. confidence: likely (a set has the same purpose, or nothing indicates another purpose) or possible. dark: 1 if one of the sets has a different color for dark mode.
-- essential: class, property, names
-- parameter name (color, default NULL): Name of a color set, or a GLOB pattern (* and ?). If omitted, all.
-- parameter file (file, default NULL): Path or name of the nib, or a GLOB pattern (* and ?; * also matches /). If omitted, all.
-- example: xibdb report literal-color
-- verdicts: literal-color
WITH
same AS (
    SELECT literal_color.*, files.display_path AS path
    FROM literal_color
    JOIN answered_files AS files ON files.id = literal_color.file_id
    WHERE (:name IS NULL OR literal_color.name GLOB :name)
        AND (:file IS NULL OR files.path GLOB :file OR files.name GLOB :file)
    ORDER BY literal_color.object, literal_color.property, literal_color.name
)
SELECT
    same.path AS path,
    same.line AS line,
    same."column" AS "column",
    same.class AS class,
    same.property AS property,
    group_concat(same.name, ', ') AS names,
    min(same.confidence) AS confidence,
    max(same.has_dark) AS dark
FROM same
GROUP BY same.object, same.property
ORDER BY same.path, same.line, same."column", same.property;
