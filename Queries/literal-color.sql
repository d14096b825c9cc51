-- title: Literal colors that have a name
-- theme: texts and resources
-- words: hard-coded, hardcoded, rgb, hex, color, named color, dark appearance, theme, xcassets
-- answers: Which colors of nibs are written as numbers, though a color set has the same value? Such a color stays the same in dark mode, and when the set changes. names: the sets with this value; dark: 1 where one of them has another color for dark mode.
-- parameter name (color, default NULL): Name of a color set; GLOB pattern (* and ?); all when left out.
-- parameter file (file, default NULL): Path or name of the nib; GLOB pattern (* and ?, * also takes in /); all when left out.
-- example: xibdb report literal-color
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
sets AS MATERIALIZED (
    SELECT
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
        AND (:name IS NULL OR assets.name GLOB :name)
),
same AS (
    SELECT literal.object AS object, literal.property AS property, sets.name AS name, sets.has_dark AS has_dark
    FROM literal
    JOIN answered_files AS files ON files.id = literal.file_id
    -- Half of what one byte of a component tells apart.
    JOIN sets ON sets.tree_id = files.tree_id
        AND abs(sets.red - literal.red) < 0.002
        AND abs(sets.green - literal.green) < 0.002
        AND abs(sets.blue - literal.blue) < 0.002
        AND abs(sets.alpha - literal.alpha) < 0.002
        AND sets.is_wide = literal.is_wide
    WHERE :file IS NULL OR files.path GLOB :file OR files.name GLOB :file
    GROUP BY literal.object, literal.property, sets.name
)
SELECT
    files.display_path AS path,
    objects.line AS line,
    objects."column" AS "column",
    objects.class AS class,
    same.property AS property,
    (
        SELECT group_concat(listed.name, ', ')
        FROM (
            SELECT others.name AS name
            FROM same AS others
            WHERE others.object = same.object AND others.property = same.property
            ORDER BY others.name
        ) AS listed
    ) AS names,
    max(same.has_dark) AS dark
FROM same
JOIN objects ON objects.id = same.object
JOIN files ON files.id = objects.file_id
GROUP BY same.object, same.property
ORDER BY files.display_path, objects.line, objects."column", same.property;
