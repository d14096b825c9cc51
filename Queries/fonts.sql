-- title: Fonts in use
-- answers: Which fonts do the files use, in which sizes, how often? named: a font by its own name, which the app or the system must have; system: a role of the system font (system, boldSystem, smallSystem); text style: a style of Dynamic Type. Without a size it is the font's own.
-- parameter name (default NULL): Name, role or text style of the font; GLOB pattern (* and ?); all when left out.
-- parameter kind (default NULL): named, system or text style; all when left out.
-- example: xibdb report fonts name='Helvetica*'
WITH
-- Wherever a font hangs: on the object, in a header cell, in an attributed text, in a size class.
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
    UNION ALL
    SELECT
        variations.file_id,
        variations.value
    FROM variations
    WHERE variations.property LIKE '%font%' AND json_valid(variations.value)
),
described AS (
    SELECT
        fonts.file_id AS file_id,
        coalesce(
            fonts.font ->> '$.style',
            fonts.font ->> '$.textStyle',
            fonts.font ->> '$.name',
            fonts.font ->> '$.metaFont',
            fonts.font ->> '$.type',
            CASE WHEN fonts.font ->> '$.usesAppearanceFont' = 'YES' THEN 'appearance' END
        ) AS name,
        CASE
            WHEN coalesce(fonts.font ->> '$.style', fonts.font ->> '$.textStyle') IS NOT NULL THEN 'text style'
            WHEN fonts.font ->> '$.name' IS NOT NULL THEN 'named'
            ELSE 'system'
        END AS kind,
        fonts.font ->> '$.weight' AS weight,
        coalesce(fonts.font ->> '$.pointSize', fonts.font ->> '$.size') AS size
    FROM fonts
)
SELECT
    described.name AS name,
    described.kind AS kind,
    described.weight AS weight,
    described.size AS size,
    count(*) AS uses,
    count(DISTINCT described.file_id) AS files
FROM described
WHERE described.name IS NOT NULL
    AND (:name IS NULL OR described.name GLOB :name)
    AND (:kind IS NULL OR described.kind = :kind)
GROUP BY described.name, described.kind, described.weight, described.size
ORDER BY
    described.kind,
    described.name,
    described.weight,
    CAST(described.size AS REAL),
    described.size;
