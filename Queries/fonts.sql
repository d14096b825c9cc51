-- title: Fonts in use
-- theme: texts and resources
-- words: typeface, typography, font family, point size, uifont, nsfont, preferred font, lettering
-- answers: Which fonts do the files use, in which sizes, how often? named: a font by its own name, which the app or the system must have; system: a role of the system font (system, boldSystem, smallSystem); text style: a style of Dynamic Type. Without a size it is the role's or style's own. Archives name the system font of their day by its name on iOS (Helvetica).
-- parameter name (default NULL): Name, role or text style of the font; GLOB pattern (* and ?); all when left out.
-- parameter kind (default NULL; one of named, system, text style): Kind of font; all when left out.
-- example: xibdb report fonts name='AvenirNext*' kind=named
WITH
-- Wherever a font hangs in a document: on the object, in a header cell, in an attributed text, in a size class.
fonts AS (
    SELECT
        objects.file_id AS file_id,
        properties.value AS font
    FROM objects
    JOIN json_tree(objects.attributes) AS properties
    -- Most objects have no font, and finding that out by text is ten times quicker.
    WHERE objects.attributes LIKE '%font%'
        AND properties.type = 'object'
        AND properties.key LIKE '%font%'
        -- What the font was before the text was shown in another.
        AND properties.key <> 'NSOriginalFont'
        AND objects.file_id IN (SELECT files.id FROM files WHERE files.format = 'document')
    UNION ALL
    SELECT
        variations.file_id,
        variations.value
    FROM variations
    WHERE variations.property LIKE '%font%' AND json_valid(variations.value)
),
-- In archives: on the object, or in a header or title cell that is no object of its own.
-- Deeper are only the neighbours of an object. NSAlternateImage of a button holds a font, too: its key equivalent's.
archived AS (
    SELECT
        objects.file_id AS file_id,
        properties.value AS font,
        -- The role of a macOS system font.
        CASE properties.value ->> '$.NSfFlags'
            WHEN '1044' THEN 'system'
            WHEN '2072' THEN 'systemBold'
            WHEN '2843' THEN 'label'
            WHEN '3100' THEN 'smallSystem'
            WHEN '3357' THEN 'smallSystemBold'
            WHEN '3614' THEN 'miniSystem'
        END AS role,
        CAST(coalesce(properties.value ->> '$.NSSize', properties.value ->> '$.pointSize') AS REAL) AS size
    FROM files
    JOIN objects ON objects.file_id = files.id
    JOIN json_tree(objects.attributes) AS properties
    WHERE files.format = 'archive'
        AND properties.type = 'object'
        AND properties.path IN ('$', '$.NSHeaderCell', '$.NSTitleCell')
        AND (
            properties.key IN ('IBUIFontDescription', 'NSSupport', 'NSFont', 'NSMenuFont')
            -- Beside a description it is only there for older systems.
            OR (properties.key = 'IBUIFont' AND objects.attributes ->> '$.IBUIFontDescription' IS NULL)
        )
),
described (file_id, name, kind, weight, size) AS (
    SELECT
        fonts.file_id,
        coalesce(
            fonts.font ->> '$.style',
            fonts.font ->> '$.textStyle',
            fonts.font ->> '$.name',
            fonts.font ->> '$.metaFont',
            fonts.font ->> '$.type',
            CASE WHEN fonts.font ->> '$.usesAppearanceFont' = 'YES' THEN 'appearance' END
        ),
        CASE
            WHEN coalesce(fonts.font ->> '$.style', fonts.font ->> '$.textStyle') IS NOT NULL THEN 'text style'
            WHEN fonts.font ->> '$.name' IS NOT NULL THEN 'named'
            ELSE 'system'
        END,
        fonts.font ->> '$.weight',
        CAST(coalesce(fonts.font ->> '$.pointSize', fonts.font ->> '$.size') AS REAL)
    FROM fonts
    UNION ALL
    SELECT
        archived.file_id,
        coalesce(
            archived.role,
            archived.font ->> '$.name',
            archived.font ->> '$.NSName',
            CASE archived.font ->> '$.type' WHEN '1' THEN 'system' WHEN '2' THEN 'boldSystem' WHEN '3' THEN 'italicSystem' END
        ),
        CASE
            WHEN archived.role IS NULL AND coalesce(archived.font ->> '$.name', archived.font ->> '$.NSName') IS NOT NULL THEN 'named'
            ELSE 'system'
        END,
        NULL,
        CASE
            -- Archives write the size of a role out.
            WHEN archived.role IN ('system', 'systemBold') AND archived.size = 13 THEN NULL
            WHEN archived.role IN ('smallSystem', 'smallSystemBold') AND archived.size = 11 THEN NULL
            WHEN archived.role = 'label' AND archived.size = 10 THEN NULL
            WHEN archived.role = 'miniSystem' AND archived.size = 9 THEN NULL
            ELSE archived.size
        END
    FROM archived
)
SELECT
    described.name AS name,
    described.kind AS kind,
    described.weight AS weight,
    -- 17, and not 17.0.
    CASE WHEN described.size IS NOT NULL THEN printf('%g', described.size) END AS size,
    count(*) AS uses,
    count(DISTINCT described.file_id) AS files
FROM described
JOIN answered_files ON answered_files.id = described.file_id
WHERE described.name IS NOT NULL
    AND (:name IS NULL OR described.name GLOB :name)
    AND (:kind IS NULL OR described.kind = :kind)
GROUP BY described.name, described.kind, described.weight, described.size
ORDER BY described.kind, described.name, described.weight, described.size;
