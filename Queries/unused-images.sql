-- title: Unused images
-- answers: Which images do neither nibs nor the code name? Looked at are the sets of asset catalogs and the loose pictures that a target copies by themselves; icons and launch images the system takes. sureness: likely; possible where a name that the code puts together at run time may be this one (because tells it), where a text of the code begins the name, or where no source is indexed. Names that come from outside, with data or from a server, nobody can see.
-- parameter name (default NULL): Name of the image; GLOB pattern (* and ?); all when left out.
-- parameter sureness (default NULL; one of likely, possible): How sure it is; all when left out.
-- example: xibdb report unused-images
WITH
pictures AS MATERIALIZED (
    SELECT
        assets.file_id AS file_id,
        assets.tree_id AS tree_id,
        assets.name AS name,
        replace(assets.name, rtrim(assets.name, replace(assets.name, '/', '')), '') AS own_name,
        assets.kind AS kind
    FROM assets
    WHERE assets.kind IN ('image', 'symbol')
    UNION ALL
    SELECT min(files.id), files.tree_id, files.name, files.name, 'file'
    FROM files
    WHERE files.kind = 'image'
        AND files.bundle_path IS NULL
        AND files.id IN (SELECT target_files.file_id FROM target_files WHERE target_files.phase = 'resources')
        AND files.path NOT GLOB '*.bundle/*'
        AND files.path NOT GLOB '*.icns'
        AND files.name NOT GLOB 'Default*'
        AND files.name NOT GLOB 'Icon*'
        AND files.name NOT GLOB 'AppIcon*'
    GROUP BY files.tree_id, files.name
),
mentioned AS MATERIALIZED (
    SELECT DISTINCT files.tree_id AS tree_id, each.value AS name
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id
    JOIN json_each(mentioned_names.names) AS each
),
named AS MATERIALIZED (
    SELECT files.tree_id AS tree_id, places.name AS name
    FROM (
        SELECT file_id, name FROM resource_uses WHERE kind = 'image'
        UNION
        SELECT file_id, name FROM resources WHERE kind = 'image'
        UNION
        SELECT file_id, value FROM runtime_attributes WHERE type IN ('image', 'string')
        UNION
        SELECT file_id, identifier FROM identifiers WHERE kind = 'image' AND identifier IS NOT NULL
    ) AS places
    JOIN files ON files.id = places.file_id
    UNION
    SELECT tree_id, name FROM mentioned WHERE instr(name, '*') = 0 AND substr(name, 1, 1) <> '.'
),
-- Without extension and scale, as a picture may be asked for.
plain AS MATERIALIZED (
    SELECT DISTINCT
        tree_id,
        CASE
            WHEN name LIKE '%.png' OR name LIKE '%.pdf' OR name LIKE '%.jpg' OR name LIKE '%.svg' OR name LIKE '%.gif' OR name LIKE '%.tif'
            THEN replace(substr(name, 1, length(name) - 4), '@2x', '')
            WHEN name LIKE '%.jpeg' OR name LIKE '%.tiff' OR name LIKE '%.heic'
            THEN replace(substr(name, 1, length(name) - 5), '@2x', '')
            ELSE name
        END AS name
    FROM named
),
symbols AS MATERIALIZED (
    SELECT DISTINCT tree_id, replace(lower(substr(name, 2)), '_', '') AS name
    FROM mentioned
    WHERE substr(name, 1, 1) = '.'
),
glued AS MATERIALIZED (
    SELECT DISTINCT tree_id, name
    FROM mentioned
    WHERE instr(name, '*') > 0 AND length(replace(name, '*', '')) > 2
),
beginnings AS MATERIALIZED (
    SELECT DISTINCT tree_id, name
    FROM plain
    WHERE length(name) > 2 AND substr(name, -1) IN ('_', '-', '.', '/')
),
unused AS MATERIALIZED (
    SELECT
        pictures.*,
        replace(replace(replace(replace(lower(pictures.own_name), '_', ''), '-', ''), ' ', ''), '.', '') AS symbol
    FROM pictures
    WHERE (:name IS NULL OR pictures.name GLOB :name)
        AND NOT EXISTS (SELECT 1 FROM plain WHERE plain.tree_id = pictures.tree_id AND plain.name = pictures.name)
        AND NOT EXISTS (SELECT 1 FROM plain WHERE pictures.kind = 'file' AND plain.tree_id = pictures.tree_id AND plain.name GLOB '*/' || pictures.name)
),
weighed AS (
    SELECT
        unused.file_id AS file_id,
        unused.name AS name,
        unused.kind AS kind,
        CASE
            WHEN NOT EXISTS (SELECT 1 FROM mentioned WHERE mentioned.tree_id = unused.tree_id) THEN 'no source is indexed'
            ELSE coalesce(
                (
                    SELECT min(glued.name)
                    FROM glued
                    WHERE glued.tree_id = unused.tree_id AND unused.name GLOB glued.name
                ),
                (
                    SELECT min(beginnings.name)
                    FROM beginnings
                    WHERE beginnings.tree_id = unused.tree_id AND substr(unused.name, 1, length(beginnings.name)) = beginnings.name
                )
            )
        END AS because
    FROM unused
    WHERE NOT EXISTS (
        SELECT 1
        FROM symbols
        WHERE symbols.tree_id = unused.tree_id AND symbols.name IN (unused.symbol, iif(unused.symbol GLOB '*image', substr(unused.symbol, 1, length(unused.symbol) - 5), unused.symbol))
    )
)
SELECT
    files.display_path AS path,
    weighed.name AS name,
    weighed.kind AS kind,
    iif(weighed.because IS NULL, 'likely', 'possible') AS sureness,
    weighed.because AS because
FROM weighed
JOIN answered_files AS files ON files.id = weighed.file_id
WHERE :sureness IS NULL OR iif(weighed.because IS NULL, 'likely', 'possible') = :sureness
ORDER BY files.display_path, weighed.name;
