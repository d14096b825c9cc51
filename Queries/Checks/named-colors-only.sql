-- title: Literal color in a project that uses named colors
-- why: A literal color is the same in light and dark mode, and you must change it in each nib. A named color or a system color has a separate value for each appearance.
-- severity: note
-- confidence: certain
-- uncertain: These colors are left out: clear colors, the tint color of the document, the color of a color well, colors that Interface Builder adds automatically, and colors inside attributed texts (see attributed-string-color). Archives are left out.
-- fix: Choose a named color in the Attributes inspector.
-- pack: style
-- option names (text, default []): JSON array of patterns (* and ?) for the named colors that are allowed. If the array is empty, all named colors are allowed. System colors are always allowed.
WITH
colors (file_id, object, property, color, line, "column") AS (
    SELECT
        objects.file_id,
        objects.id,
        substr(node.fullkey, 3),
        node.value,
        objects.line,
        objects."column"
    FROM objects
    JOIN json_tree(objects.attributes) AS node
    -- A text search excludes objects without colors. This is ten times faster than JSON functions.
    WHERE (instr(objects.attributes, '"colorSpace"') > 0 OR (:names <> '[]' AND instr(objects.attributes, 'olor":{"name"') > 0))
        AND node.type = 'object'
        AND node.key LIKE '%color%'
        AND instr(node.fullkey, 'ttributed') = 0
        AND instr(node.fullkey, 'userComments') = 0
        -- Interface Builder adds the colors of header cells and title shadows automatically. The color of a color well is its content.
        AND node.fullkey NOT GLOB '$.headerCell.*'
        AND NOT (node.key = 'titleShadowColor' AND node.value ->> '$.white' = '0.5')
        AND objects.base_class IS NOT 'NSColorWell'
        AND objects.base_class IS NOT 'UIColorWell'
    UNION ALL
    SELECT
        runtime_attributes.file_id,
        runtime_attributes.object,
        runtime_attributes.key_path,
        runtime_attributes.value,
        runtime_attributes.line,
        runtime_attributes."column"
    FROM runtime_attributes
    WHERE runtime_attributes.type = 'color' AND json_valid(runtime_attributes.value)
)
SELECT
    colors.file_id AS file_id,
    colors.line AS line,
    colors."column" AS "column",
    colors.object AS object,
    colors.property AS subject,
    'The ' || colors.property || ' of the ' || coalesce(labels.class, 'object')
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || iif(colors.color ->> '$.name' IS NULL, ' is written as numbers.', ' is "' || (colors.color ->> '$.name') || '", which the project does not allow.') AS message
FROM colors
JOIN files ON files.id = colors.file_id AND files.format = 'document'
JOIN object_labels AS labels ON labels.object = colors.object
WHERE colors.color ->> '$.systemColor' IS NULL
    AND colors.color ->> '$.cocoaTouchSystemColor' IS NULL
    AND colors.color ->> '$.catalog' IS NOT 'System'
    AND CAST(coalesce(colors.color ->> '$.alpha', 1) AS REAL) > 0
    AND iif(
        colors.color ->> '$.name' IS NULL,
        coalesce(colors.color ->> '$.red', colors.color ->> '$.white', colors.color ->> '$.cyan') IS NOT NULL,
        :names <> '[]' AND NOT EXISTS (SELECT 1 FROM json_each(:names) AS allowed WHERE (colors.color ->> '$.name') GLOB allowed.value)
    );
