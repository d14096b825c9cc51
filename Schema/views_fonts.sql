-- The fonts that nibs use: one view with every place that sets a font.

-- Places where a nib sets a font: an object, a header or title cell, an attributed text, or a size class. One row per place.
-- example: SELECT name, count(*) FROM font_uses WHERE kind = 'named' GROUP BY name
CREATE VIEW font_uses AS
WITH
-- All places in a document that can set a font.
written (file_id, object, property, size_class, line, "column", font) AS (
    SELECT
        objects.file_id,
        objects.id,
        substr(properties.fullkey, 3),
        NULL,
        objects.line,
        objects."column",
        properties.value
    FROM objects
    JOIN json_tree(objects.attributes) AS properties
    -- Most objects have no font. A text search excludes them ten times faster than JSON functions do.
    WHERE objects.attributes LIKE '%font%'
        AND properties.type = 'object'
        AND properties.key LIKE '%font%'
        -- NSOriginalFont is not displayed: another font replaces it.
        AND properties.key <> 'NSOriginalFont'
        AND objects.file_id IN (SELECT files.id FROM files WHERE files.format = 'document')
    UNION ALL
    SELECT
        variations.file_id,
        variations.object,
        variations.property,
        variations.size_class,
        variations.line,
        variations."column",
        variations.value
    FROM variations
    WHERE variations.property LIKE '%font%' AND variations.value GLOB '{*}'
),
-- In archives: fonts of the object, or of a header or title cell that is not a separate object. Deeper levels are
-- excluded, because they only repeat neighboring objects. A button uses the font in NSAlternateImage for its key equivalent.
archived (file_id, object, property, line, "column", font_name, ns_name, font_type, role, size) AS (
    SELECT
        objects.file_id,
        objects.id,
        substr(properties.fullkey, 3),
        objects.line,
        objects."column",
        (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'name'),
        (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'NSName'),
        (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'type'),
        -- The role of a macOS system font.
        CASE (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'NSfFlags')
            WHEN '1044' THEN 'system'
            WHEN '2072' THEN 'systemBold'
            WHEN '2843' THEN 'label'
            WHEN '3100' THEN 'smallSystem'
            WHEN '3357' THEN 'smallSystemBold'
            WHEN '3614' THEN 'miniSystem'
        END,
        CAST(
            coalesce(
                (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'NSSize'),
                (SELECT each.value FROM json_each(properties.value) AS each WHERE each.key = 'pointSize')
            ) AS REAL
        )
    FROM files
    JOIN objects ON objects.file_id = files.id
    JOIN json_tree(objects.attributes) AS properties
    WHERE files.format = 'archive'
        AND properties.type = 'object'
        AND properties.path IN ('$', '$.NSHeaderCell', '$.NSTitleCell')
        AND (
            properties.key IN ('IBUIFontDescription', 'NSSupport', 'NSFont', 'NSMenuFont')
            -- If the object has IBUIFontDescription, IBUIFont exists only for older systems.
            OR (
                properties.key = 'IBUIFont'
                AND NOT EXISTS (SELECT 1 FROM json_each(objects.attributes) AS each WHERE each.key = 'IBUIFontDescription')
            )
        )
),
-- The fields that describe each font. If SQLite does not trust the schema, a view cannot call scalar JSON functions, but it can use table-valued JSON functions.
said (
    file_id, object, property, size_class, line, "column", style, text_style, font_name, meta_font, font_type, uses_appearance_font, weight,
    point_size, font_size
) AS (
    SELECT
        written.file_id,
        written.object,
        written.property,
        written.size_class,
        written.line,
        written."column",
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'style'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'textStyle'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'name'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'metaFont'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'type'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'usesAppearanceFont'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'weight'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'pointSize'),
        (SELECT each.value FROM json_each(written.font) AS each WHERE each.key = 'size')
    FROM written
),
described (file_id, object, property, size_class, line, "column", name, kind, weight, size) AS (
    SELECT
        said.file_id,
        said.object,
        said.property,
        said.size_class,
        said.line,
        said."column",
        coalesce(
            said.style,
            said.text_style,
            said.font_name,
            said.meta_font,
            said.font_type,
            CASE WHEN said.uses_appearance_font = 'YES' THEN 'appearance' END
        ),
        CASE
            WHEN coalesce(said.style, said.text_style) IS NOT NULL THEN 'text style'
            WHEN said.font_name IS NOT NULL THEN 'named'
            ELSE 'system'
        END,
        said.weight,
        CAST(coalesce(said.point_size, said.font_size) AS REAL)
    FROM said
    UNION ALL
    SELECT
        archived.file_id,
        archived.object,
        archived.property,
        NULL,
        archived.line,
        archived."column",
        coalesce(
            archived.role,
            archived.font_name,
            archived.ns_name,
            CASE archived.font_type WHEN '1' THEN 'system' WHEN '2' THEN 'boldSystem' WHEN '3' THEN 'italicSystem' END
        ),
        CASE
            WHEN archived.role IS NULL AND coalesce(archived.font_name, archived.ns_name) IS NOT NULL THEN 'named'
            ELSE 'system'
        END,
        NULL,
        CASE
            -- Archives store the default size of a role explicitly.
            WHEN archived.role IN ('system', 'systemBold') AND archived.size = 13 THEN NULL
            WHEN archived.role IN ('smallSystem', 'smallSystemBold') AND archived.size = 11 THEN NULL
            WHEN archived.role = 'label' AND archived.size = 10 THEN NULL
            WHEN archived.role = 'miniSystem' AND archived.size = 9 THEN NULL
            ELSE archived.size
        END
    FROM archived
)
SELECT
    -- File.
    described.file_id AS file_id,
    -- Row id of the object.
    described.object AS object,
    -- Property that contains the font, with its path (fontDescription, headerCell.font).
    described.property AS property,
    -- Size class with a different font; NULL for the font in all other size classes.
    described.size_class AS size_class,
    -- Name of the font, role of the system font (system, boldSystem, smallSystem), or text style of Dynamic Type.
    described.name AS name,
    -- named, system or text style.
    described.kind AS kind,
    -- Weight of a system font; NULL if the nib does not set it.
    described.weight AS weight,
    -- Size in points; NULL if it is the default of the role or style.
    described.size AS size,
    -- Line of the object, or of the variation for a size class, 1-based.
    described.line AS line,
    -- Column of the object or variation, 1-based, in code points.
    described."column" AS "column"
FROM described
WHERE described.name IS NOT NULL;
