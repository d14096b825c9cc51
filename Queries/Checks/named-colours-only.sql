-- title: Colour that is written as numbers
-- why: A literal colour is the same in light and dark mode and is changed in every nib by itself. A colour set or a colour of the system has a name, and a value for each appearance.
-- severity: note
-- sureness: sure
-- unsure: A clear colour, the document's own tint, what a colour well holds, what Interface Builder writes by itself and colours inside attributed texts (attributed-string-colour) are left out, as are archives.
-- mend: Choose a named colour in the Attributes inspector.
-- pack: style
-- option names (text, default []): JSON array: patterns (* and ?) of the named colours that may be used; empty for all. Colours of the system may always be used.
WITH
colours (file_id, object, property, colour, line, "column") AS (
    SELECT
        objects.file_id,
        objects.id,
        substr(node.fullkey, 3),
        node.value,
        objects.line,
        objects."column"
    FROM objects
    JOIN json_tree(objects.attributes) AS node
    -- Finding out by text that an object has no such colour is ten times quicker.
    WHERE (instr(objects.attributes, '"colorSpace"') > 0 OR (:names <> '[]' AND instr(objects.attributes, 'olor":{"name"') > 0))
        AND node.type = 'object'
        AND node.key LIKE '%color%'
        AND instr(node.fullkey, 'ttributed') = 0
        AND instr(node.fullkey, 'userComments') = 0
        -- What Interface Builder itself writes for header cells and shadows of titles; what a colour well holds is a value.
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
    colours.file_id AS file_id,
    colours.line AS line,
    colours."column" AS "column",
    colours.object AS object,
    colours.property AS subject,
    'The ' || colours.property || ' of the ' || coalesce(labels.class, 'object')
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || iif(colours.colour ->> '$.name' IS NULL, ' is written as numbers.', ' is "' || (colours.colour ->> '$.name') || '", which is not among the names that may be used.') AS message
FROM colours
JOIN files ON files.id = colours.file_id AND files.format = 'document'
JOIN object_labels AS labels ON labels.object = colours.object
WHERE colours.colour ->> '$.systemColor' IS NULL
    AND colours.colour ->> '$.cocoaTouchSystemColor' IS NULL
    AND colours.colour ->> '$.catalog' IS NOT 'System'
    AND CAST(coalesce(colours.colour ->> '$.alpha', 1) AS REAL) > 0
    AND iif(
        colours.colour ->> '$.name' IS NULL,
        coalesce(colours.colour ->> '$.red', colours.colour ->> '$.white', colours.colour ->> '$.cyan') IS NOT NULL,
        :names <> '[]' AND NOT EXISTS (SELECT 1 FROM json_each(:names) AS allowed WHERE (colours.colour ->> '$.name') GLOB allowed.value)
    );
