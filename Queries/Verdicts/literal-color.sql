-- Colors that nibs write as numbers, although a color set has the same value. One row per object, property and color set.
-- column file_id: The nib or storyboard.
-- column line: Line of the object.
-- column "column": Column of the object.
-- column object: Row id of the object.
-- column class: Class of the object.
-- column property: Property that has the color.
-- column name: Name of the color set.
-- column confidence: likely if the name of the set, or the properties for which nibs use it, indicate the same purpose. Also likely if the color is not gray and nothing indicates a different purpose. Otherwise possible.
-- column has_dark: 1 if the set has a different color for dark mode.
WITH
literal AS (
    SELECT
        objects.id AS object,
        objects.file_id AS file_id,
        substr(node.fullkey, 3) AS property,
        coalesce(node.value ->> '$.red', node.value ->> '$.white') + 0.0 AS red,
        coalesce(node.value ->> '$.green', node.value ->> '$.white') + 0.0 AS green,
        coalesce(node.value ->> '$.blue', node.value ->> '$.white') + 0.0 AS blue,
        coalesce(node.value ->> '$.alpha', 1) + 0.0 AS alpha,
        coalesce(node.value ->> '$.customColorSpace', node.value ->> '$.colorSpace') = 'displayP3' AS is_wide
    FROM objects
    JOIN json_tree(objects.attributes) AS node
    WHERE instr(objects.attributes, '"colorSpace"') > 0
        AND node.type = 'object'
        AND coalesce(node.value ->> '$.red', node.value ->> '$.white') IS NOT NULL
        AND node.value ->> '$.colorSpace' IS NOT NULL
),
-- The purpose of a color, derived from a word in the name of its property or color set.
purposes (part, purpose) AS (
    VALUES
        ('background', 'background'), ('fill', 'background'), ('bartint', 'background'), ('surface', 'background'),
        ('text', 'text'), ('title', 'text'), ('label', 'text'), ('placeholder', 'text'), ('font', 'text'),
        ('tint', 'tint'), ('accent', 'tint'),
        ('separator', 'line'), ('border', 'line'), ('divider', 'line'), ('shadow', 'line')
),
used_for (tree_id, name, purpose, is_seen) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, resource_uses.name, purposes.purpose, 1
    FROM resource_uses
    JOIN files ON files.id = resource_uses.file_id
    JOIN purposes ON instr(lower(resource_uses.property), purposes.part) > 0
    WHERE resource_uses.kind = 'namedColor'
    UNION
    SELECT assets.tree_id, assets.name, purposes.purpose, 0
    FROM assets
    JOIN purposes ON instr(lower(assets.name), purposes.part) > 0
    WHERE assets.kind = 'color'
),
sets AS MATERIALIZED (
    SELECT
        assets.file_id AS file_id,
        assets.tree_id AS tree_id,
        assets.name AS name,
        _asset_variants.red AS red,
        _asset_variants.green AS green,
        _asset_variants.blue AS blue,
        coalesce(_asset_variants.alpha, 1) AS alpha,
        coalesce(_asset_variants.color_space, '') = 'display-p3' AS is_wide,
        EXISTS (
            SELECT 1
            FROM _asset_variants AS others
            WHERE others.file_id = assets.file_id AND others.appearance GLOB '*dark*'
        ) AS has_dark
    FROM assets
    JOIN _asset_variants ON _asset_variants.file_id = assets.file_id
    WHERE assets.kind = 'color' AND _asset_variants.appearance IS NULL AND _asset_variants.red IS NOT NULL
)
SELECT
    files.id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    literal.object AS object,
    objects.class AS class,
    literal.property AS property,
    sets.name AS name,
    CASE
        WHEN EXISTS (
            SELECT 1
            FROM used_for
            JOIN purposes ON purposes.purpose = used_for.purpose AND instr(lower(literal.property), purposes.part) > 0
            WHERE used_for.tree_id = files.tree_id
                AND used_for.name = sets.name
                -- Black, white and gray are common, so the name alone is not enough.
                AND (used_for.is_seen OR abs(literal.red - literal.green) > 0.02 OR abs(literal.green - literal.blue) > 0.02)
        ) THEN 'likely'
        WHEN abs(literal.red - literal.green) < 0.02 AND abs(literal.green - literal.blue) < 0.02 THEN 'possible'
        WHEN EXISTS (SELECT 1 FROM used_for WHERE used_for.tree_id = files.tree_id AND used_for.name = sets.name) THEN 'possible'
        ELSE 'likely'
    END AS confidence,
    max(sets.has_dark) AS has_dark
FROM literal
JOIN files ON files.id = literal.file_id
-- Colors are equal if each component differs by less than 0.002. This is half a step of an 8-bit component.
JOIN sets ON sets.tree_id = files.tree_id
    AND abs(sets.red - literal.red) < 0.002
    AND abs(sets.green - literal.green) < 0.002
    AND abs(sets.blue - literal.blue) < 0.002
    AND abs(sets.alpha - literal.alpha) < 0.002
    AND sets.is_wide = literal.is_wide
JOIN objects ON objects.id = literal.object
-- Keep only sets that a target copies together with the nib. Files without a target are also kept.
WHERE NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = files.id)
    OR NOT EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = sets.file_id)
    OR EXISTS (
        SELECT 1
        FROM target_files
        JOIN target_files AS beside ON beside.target_id = target_files.target_id AND beside.file_id = sets.file_id
        WHERE target_files.file_id = files.id
    )
GROUP BY literal.object, literal.property, sets.name
ORDER BY files.display_path, objects.line, objects."column", literal.property, sets.name;
