-- title: Font that the project does not allow
-- why: A design usually allows only a few fonts and sizes. Without this rule, you may notice a wrong font only on the screen.
-- severity: warning
-- confidence: certain
-- uncertain: If no option is set, there are no findings. Archives are left out.
-- fix: Choose one of the project's fonts, or a text style.
-- pack: style
-- option fonts (text, default []): JSON array of patterns (* and ?) for the allowed fonts: a name (AvenirNext-*, system, boldSystem, UICTFontTextStyle*), or a name with a size (AvenirNext-Regular 17). If the array is empty, all fonts are allowed.
-- option smallest (integer, default NULL): Smallest allowed size in points. Text styles have no size.
-- option largest (integer, default NULL): Largest allowed size in points.
WITH
-- All fonts in a document. The report fonts finds them in the same way.
fonts (file_id, object, font, line, "column") AS (
    SELECT objects.file_id, objects.id, properties.value, objects.line, objects."column"
    FROM objects
    JOIN json_tree(objects.attributes) AS properties
    WHERE (:fonts <> '[]' OR :smallest IS NOT NULL OR :largest IS NOT NULL)
        AND objects.attributes LIKE '%font%'
        AND properties.type = 'object'
        AND properties.key LIKE '%font%'
        -- NSOriginalFont is the font that the system replaced with a substitute font.
        AND properties.key <> 'NSOriginalFont'
        AND instr(properties.fullkey, 'userComments') = 0
    UNION ALL
    SELECT variations.file_id, variations.object, variations.value, variations.line, variations."column"
    FROM variations
    WHERE variations.property LIKE '%font%' AND json_valid(variations.value)
),
described (file_id, object, name, size, line, "column") AS (
    SELECT
        fonts.file_id,
        fonts.object,
        coalesce(
            fonts.font ->> '$.style',
            fonts.font ->> '$.textStyle',
            fonts.font ->> '$.name',
            fonts.font ->> '$.metaFont',
            fonts.font ->> '$.type'
        ),
        -- A size of 0 means the default size.
        nullif(CAST(coalesce(fonts.font ->> '$.pointSize', fonts.font ->> '$.size') AS REAL), 0),
        fonts.line,
        fonts."column"
    FROM fonts
    JOIN files ON files.id = fonts.file_id AND files.format = 'document'
)
SELECT
    described.file_id AS file_id,
    described.line AS line,
    described."column" AS "column",
    described.object AS object,
    described.name || iif(described.size IS NULL, '', printf(' %g', described.size)) AS subject,
    'The ' || coalesce(labels.class, 'object')
        || iif(length(labels.name) <= 40 AND instr(labels.name, char(10)) = 0, ' "' || labels.name || '"', '')
        || ' has the font ' || described.name || iif(described.size IS NULL, '', printf(' %g', described.size)) || '.' AS message
FROM described
JOIN object_labels AS labels ON labels.object = described.object
WHERE described.name IS NOT NULL
    AND (
        (:fonts <> '[]' AND NOT EXISTS (
            SELECT 1
            FROM json_each(:fonts) AS allowed
            WHERE described.name GLOB allowed.value OR described.name || iif(described.size IS NULL, '', printf(' %g', described.size)) GLOB allowed.value
        ))
        OR described.size < CAST(:smallest AS REAL)
        OR described.size > CAST(:largest AS REAL)
    )
GROUP BY described.object, described.name, described.size;
