-- title: Unused images
-- answers: Which images do neither nibs nor the code name? Looked at are the sets of asset catalogs and the loose pictures that a target copies by themselves; icons and launch images the system takes. sureness: likely; possible where a name that the code puts together at run time may be this one, or a text of the code begins or ends it (because tells it), where the name has characters that texts are not looked through for, or no source is indexed. Names that come from outside, with data or from a server, nobody can see.
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
        AND files.path NOT GLOB '*.icon/*'
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
        SELECT file_id, name FROM resources WHERE kind = 'image' AND name IS NOT NULL
        UNION
        SELECT file_id, value FROM runtime_attributes WHERE type IN ('image', 'string') AND value IS NOT NULL
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
    UNION
    -- A picture in a folder that is copied as it is.
    SELECT tree_id, replace(name, rtrim(name, replace(name, '/', '')), '')
    FROM named
    WHERE instr(name, '/') > 0
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
-- Texts that others are put behind or before.
parts AS MATERIALIZED (
    SELECT DISTINCT tree_id, name
    FROM plain
    WHERE length(name) > 2 AND (substr(name, -1) IN ('_', '-', '.', '/') OR substr(name, 1, 1) IN ('_', '-'))
),
unused AS MATERIALIZED (
    SELECT
        pictures.*,
        replace(replace(replace(replace(lower(pictures.own_name), '_', ''), '-', ''), ' ', ''), '.', '') AS symbol
    FROM pictures
    WHERE (:name IS NULL OR pictures.name GLOB :name)
        AND (pictures.tree_id, pictures.name) NOT IN (SELECT plain.tree_id, plain.name FROM plain)
),
weighed AS (
    SELECT
        unused.file_id AS file_id,
        unused.name AS name,
        unused.kind AS kind,
        CASE
            WHEN unused.name GLOB '*[^A-Za-z0-9_./@~+&() -]*' OR unused.name GLOB '* * * * *' THEN 'its characters'
            WHEN unused.tree_id NOT IN (SELECT mentioned.tree_id FROM mentioned) THEN 'no source is indexed'
            ELSE coalesce(
                (
                    SELECT min(glued.name)
                    FROM glued
                    WHERE glued.tree_id = unused.tree_id AND unused.name GLOB glued.name
                ),
                (
                    SELECT min(parts.name)
                    FROM parts
                    WHERE parts.tree_id = unused.tree_id
                        AND parts.name IN (substr(unused.name, 1, length(parts.name)), substr(unused.name, -length(parts.name)))
                ),
                -- Pictures of an animation have numbers behind the name that is asked for.
                iif(
                    (unused.tree_id, rtrim(unused.name, '0123456789')) IN (SELECT plain.tree_id, plain.name FROM plain),
                    rtrim(unused.name, '0123456789'),
                    NULL
                )
            )
        END AS because
    FROM unused
    WHERE (unused.tree_id, unused.symbol) NOT IN (SELECT symbols.tree_id, symbols.name FROM symbols)
        -- Xcode leaves the word out at the end of its symbols.
        AND (unused.tree_id, iif(unused.symbol GLOB '*image', substr(unused.symbol, 1, length(unused.symbol) - 5), unused.symbol))
            NOT IN (SELECT symbols.tree_id, symbols.name FROM symbols)
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
