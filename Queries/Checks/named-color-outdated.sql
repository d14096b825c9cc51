-- title: Named color with an outdated value
-- why: A nib stores a copy of each named color that it uses. The app shows the value of the color set. The canvas shows the copy. If the app does not find the color set, it also shows the copy.
-- severity: note
-- confidence: certain
-- uncertain: If several color sets in the repository have this name, the finding is hidden.
-- fix: Open the file in Interface Builder and save it.
-- pack: style
WITH
copies (file_id, tree_id, name, color, line, "column") AS (
    SELECT resources.file_id, files.tree_id, resources.name, resources.attributes -> '$.color[0]', resources.line, resources."column"
    FROM resources
    JOIN files ON files.id = resources.file_id
    WHERE resources.kind = 'namedColor' AND resources.name IS NOT NULL
),
sets (tree_id, name, file_id, red, green, blue, alpha, line) AS MATERIALIZED (
    SELECT assets.tree_id, assets.name, assets.file_id, _asset_variants.red, _asset_variants.green, _asset_variants.blue, coalesce(_asset_variants.alpha, 1), _asset_variants.line
    FROM assets
    JOIN _asset_variants ON _asset_variants.file_id = assets.file_id
    WHERE assets.kind = 'color'
        AND _asset_variants.red IS NOT NULL
        -- Interface Builder copies the value for any device and any appearance, as numbers in the same color space.
        AND _asset_variants.color_space IN ('srgb', 'extended-srgb')
        AND coalesce(_asset_variants.idiom, 'universal') = 'universal'
        AND _asset_variants.appearance IS NULL
)
SELECT
    copies.file_id AS file_id,
    copies.line AS line,
    copies."column" AS "column",
    copies.name AS subject,
    'The copy of the color ' || copies.name || printf(' (%.3f, %.3f, %.3f, %.2f)', copies.color ->> '$.red', copies.color ->> '$.green', copies.color ->> '$.blue', coalesce(copies.color ->> '$.alpha', 1))
        || ' differs from its color set' || printf(' (%.3f, %.3f, %.3f, %.2f).', min(sets.red), min(sets.green), min(sets.blue), min(sets.alpha)) AS message,
    iif(count(DISTINCT sets.file_id) = 1, 'certain', 'possible') AS confidence,
    min(sets.file_id) AS other_file_id,
    min(sets.line) AS other_line
FROM copies
JOIN sets ON sets.tree_id = copies.tree_id AND sets.name = copies.name
WHERE copies.color ->> '$.red' IS NOT NULL
    AND copies.color ->> '$.customColorSpace' = 'sRGB'
GROUP BY copies.file_id, copies.line, copies."column"
-- The copy differs from every color set with this name.
HAVING min(
    max(
        abs(sets.red - (copies.color ->> '$.red')),
        abs(sets.green - (copies.color ->> '$.green')),
        abs(sets.blue - (copies.color ->> '$.blue')),
        abs(sets.alpha - coalesce(copies.color ->> '$.alpha', 1))
    )
) > 0.004;
