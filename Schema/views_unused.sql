-- Pictures and colors that nothing names, classes without objects, and lines that no target compiles.

-- Unused images, symbols and colors of asset catalogs, and unused loose pictures that a target copies: nothing in the tree names them.
-- example: SELECT name, confidence FROM unused_resources WHERE kind = 'image'
CREATE VIEW unused_resources AS
WITH
pictures (file_id, tree_id, folder, name, own_name, kind) AS MATERIALIZED (
    SELECT
        assets.file_id AS file_id,
        assets.tree_id AS tree_id,
        rtrim(assets.folder, replace(assets.folder, '/', '')) AS folder,
        assets.name AS name,
        replace(assets.name, rtrim(assets.name, replace(assets.name, '/', '')), '') AS own_name,
        assets.kind AS kind
    FROM assets
    WHERE (
            assets.kind IN ('image', 'symbol')
            -- Excludes the layers of a layered icon, because the icon names them.
            AND assets.folder NOT GLOB '*.brandassets/*'
            AND assets.folder NOT GLOB '*.complicationset/*'
            AND assets.folder NOT GLOB '*stack/*'
            AND assets.folder NOT GLOB '*stacklayer/*'
        )
        -- Excludes colors that the asset catalog compiler uses even if no code names them.
        OR (assets.kind = 'color' AND assets.name NOT IN ('AccentColor', 'WidgetBackground'))
    UNION ALL
    SELECT min(files.id), files.tree_id, min(files.folder), files.name, files.name, 'file'
    FROM files
    WHERE files.kind = 'image'
        AND files.bundle_path IS NULL
        AND files.id IN (SELECT target_files.file_id FROM target_files WHERE target_files.phase = 'resources')
        AND files.path NOT GLOB '*.bundle/*'
        -- Excludes hidden folders (.github): they contain pictures for the documentation of the repository.
        AND '/' || files.path NOT GLOB '*/.*'
        AND files.path NOT GLOB '*.icon/*'
        AND files.path NOT GLOB '*.icns'
        AND files.name NOT GLOB 'Default*'
        AND files.name NOT GLOB 'Icon*'
        AND files.name NOT GLOB 'AppIcon*'
    GROUP BY files.tree_id, files.name
),
called (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT files.tree_id, resource_calls.name
    FROM resource_calls
    JOIN files ON files.id = resource_calls.file_id
    WHERE resource_calls.kind IN ('image', 'namedColor')
),
-- is_loose: the name is in a document such as HTML or Markdown, and has no extension, so it may be an ordinary word.
mentions (tree_id, name, is_loose) AS MATERIALIZED (
    SELECT DISTINCT
        files.tree_id,
        each.value,
        files.kind = 'page' AND each.value NOT GLOB '*.[A-Za-z][A-Za-z][A-Za-z]' AND each.value NOT GLOB '*.[A-Za-z][A-Za-z][A-Za-z][A-Za-z]'
    FROM mentioned_names
    JOIN files ON files.id = mentioned_names.file_id
    JOIN json_each(mentioned_names.names) AS each
),
mentioned (tree_id, name) AS MATERIALIZED (
    SELECT mentions.tree_id, mentions.name FROM mentions WHERE NOT mentions.is_loose
    UNION
    SELECT called.tree_id, called.name FROM called
),
in_nibs (tree_id, name) AS MATERIALIZED (
    SELECT files.tree_id AS tree_id, places.name AS name
    FROM (
        SELECT file_id, name FROM resource_uses WHERE kind IN ('image', 'namedColor')
        UNION
        SELECT file_id, name FROM resources WHERE kind IN ('image', 'namedColor') AND name IS NOT NULL
        UNION
        SELECT file_id, value FROM runtime_attributes WHERE type IN ('image', 'color', 'string') AND value IS NOT NULL
        UNION
        SELECT file_id, identifier FROM identifiers WHERE kind = 'image' AND identifier IS NOT NULL
    ) AS places
    JOIN files ON files.id = places.file_id
),
named (tree_id, name) AS MATERIALIZED (
    SELECT in_nibs.tree_id, in_nibs.name FROM in_nibs
    UNION
    SELECT tree_id, name FROM mentioned WHERE instr(name, '*') = 0 AND substr(name, 1, 1) <> '.'
),
plain (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT
        tree_id,
        -- The name without extension and scale, because code can leave them out.
        CASE
            WHEN name LIKE '%.png' OR name LIKE '%.pdf' OR name LIKE '%.jpg' OR name LIKE '%.svg' OR name LIKE '%.gif'
                OR name LIKE '%.tif' OR name LIKE '%.bmp'
            THEN replace(substr(name, 1, length(name) - 4), '@2x', '')
            WHEN name LIKE '%.jpeg' OR name LIKE '%.tiff' OR name LIKE '%.heic' OR name LIKE '%.webp'
            THEN replace(substr(name, 1, length(name) - 5), '@2x', '')
            ELSE name
        END AS name
    FROM named
    UNION
    SELECT
        tree_id,
        -- The last component of a path, because code can name a picture in a copied folder by its path.
        replace(name, rtrim(name, replace(name, '/', '')), '')
    FROM named
    WHERE instr(name, '/') > 0
),
symbols (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT tree_id, replace(lower(substr(name, 2)), '_', '') AS name
    FROM mentioned
    WHERE substr(name, 1, 1) = '.'
),
glued (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT tree_id, name
    FROM mentioned
    WHERE instr(name, '*') > 0 AND length(replace(name, '*', '')) > 2
),
parts (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT tree_id, name
    FROM plain
    WHERE length(name) > 2
        -- Strings that code can combine with a suffix or prefix.
        AND (substr(name, -1) IN ('_', '-', '.', '/') OR substr(name, 1, 1) IN ('_', '-'))
),
nameless (file_id, tree_id, folder, name, own_name, kind, symbol, word) AS MATERIALIZED (
    SELECT
        pictures.*,
        replace(replace(replace(replace(lower(pictures.own_name), '_', ''), '-', ''), ' ', ''), '.', ''),
        -- Xcode removes this word from the end of the symbols that it generates.
        iif(pictures.kind = 'color', 'color', 'image')
    FROM pictures
    WHERE NOT EXISTS (SELECT 1 FROM plain WHERE plain.tree_id = pictures.tree_id AND plain.name = pictures.name)
),
unused (file_id, tree_id, folder, name, kind, stem) AS MATERIALIZED (
    SELECT
        nameless.file_id,
        nameless.tree_id,
        nameless.folder,
        nameless.name,
        nameless.kind,
        iif(nameless.symbol GLOB '*[0-9]', rtrim(nameless.symbol, '0123456789'), '')
    FROM nameless
    WHERE (nameless.tree_id, nameless.symbol) NOT IN (SELECT symbols.tree_id, symbols.name FROM symbols)
        AND (
            nameless.tree_id,
            iif(nameless.symbol GLOB '*' || nameless.word, substr(nameless.symbol, 1, length(nameless.symbol) - 5), nameless.symbol)
        ) NOT IN (SELECT symbols.tree_id, symbols.name FROM symbols)
),
series (tree_id, folder) AS MATERIALIZED (
    SELECT pictures.tree_id, pictures.folder
    FROM pictures
    WHERE pictures.kind <> 'color'
    GROUP BY pictures.tree_id, pictures.folder
    HAVING count(*) >= 8
        -- Only names in nibs and calls are counted. Elsewhere, the same text may mean something else.
        AND count(*) >= 10 * sum(
            (pictures.tree_id, pictures.name) IN (SELECT in_nibs.tree_id, in_nibs.name FROM in_nibs)
            OR (pictures.tree_id, pictures.name) IN (SELECT called.tree_id, called.name FROM called)
            OR (pictures.tree_id, '.' || replace(replace(lower(pictures.own_name), '_', ''), '-', ''))
                IN (SELECT called.tree_id, replace(lower(called.name), '_', '') FROM called)
        )
),
reasoned (file_id, name, kind, because) AS MATERIALIZED (
    SELECT
        unused.file_id,
        unused.name,
        unused.kind,
        CASE
            WHEN unused.name GLOB '*[^A-Za-z0-9_./@~+&() -]*' OR unused.name GLOB '* * * * *' THEN 'its characters'
            WHEN unused.tree_id NOT IN (SELECT files.tree_id FROM files WHERE files.kind IN ('swift', 'objc')) THEN 'no source is indexed'
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
                        AND parts.name IN (
                            substr(unused.name, 1, length(parts.name)),
                            substr(unused.name, -length(parts.name)),
                            -- Code may append the extension.
                            unused.name || '.'
                        )
                ),
                -- Animation frames have a number after the name that code uses.
                iif(
                    (unused.tree_id, rtrim(unused.name, '0123456789')) IN (SELECT plain.tree_id, plain.name FROM plain),
                    rtrim(unused.name, '0123456789'),
                    NULL
                ),
                -- Code may append -dark for the dark appearance.
                iif(
                    lower(unused.name) GLOB '*-dark'
                        AND (unused.tree_id, substr(unused.name, 1, length(unused.name) - 5)) IN (SELECT plain.tree_id, plain.name FROM plain),
                    substr(unused.name, 1, length(unused.name) - 5),
                    NULL
                ),
                -- Code may append a number to the name of a generated symbol or enumeration case.
                iif(
                    unused.stem <> '' AND (unused.tree_id, unused.stem) IN (SELECT symbols.tree_id, symbols.name FROM symbols),
                    '.' || unused.stem,
                    NULL
                ),
                iif(
                    (unused.tree_id, unused.name) IN (SELECT mentions.tree_id, mentions.name FROM mentions WHERE mentions.is_loose),
                    'a page may name it',
                    NULL
                ),
                iif(
                    unused.kind = 'file' AND (
                        '/' || unused.folder GLOB '*/web/*'
                        OR '/' || unused.folder GLOB '*/www/*'
                        OR lower('/' || unused.folder) GLOB '*/html/*'
                    ),
                    'a page may name it',
                    NULL
                ),
                -- Probably the folder contains many flags, frames or logos, and their names are in data instead of code.
                iif(
                    unused.kind <> 'color' AND (unused.tree_id, unused.folder) IN (SELECT series.tree_id, series.folder FROM series),
                    'almost no other image in its folder is named',
                    NULL
                )
            )
        END
    FROM unused
)
SELECT
    -- Row id of the Contents.json, or of the picture.
    reasoned.file_id AS file_id,
    -- Full name.
    reasoned.name AS name,
    -- image, symbol or color (see assets.kind); file for a picture outside a catalog.
    reasoned.kind AS kind,
    -- possible if the column because contains a reason, otherwise likely.
    iif(reasoned.because IS NULL, 'likely', 'possible') AS confidence,
    -- Why the resource may be used anyway: either a string in the sources from which code can compose the name, or a reason in words. NULL if there is no reason.
    reasoned.because AS because
FROM reasoned;

-- Classes without objects: nothing in the index creates an object of the class or of a subclass. No nib or storyboard contains an object of these classes. The code does not create such an object, call a method of the class, use the class as a value, or name it in a string.
CREATE VIEW _uncreated_classes AS
SELECT
    -- Row id of the class.
    classes.id AS class_id
FROM classes
WHERE classes.kind = 'project'
    -- Excludes classes with a superclass outside the index, because that superclass can create objects of the class.
    AND classes.descends_from IS NOT NULL
    AND NOT EXISTS (
        SELECT 1
        FROM class_ancestors
        JOIN _class_names ON _class_names.class_id = class_ancestors.class_id
        WHERE class_ancestors.ancestor_id = classes.id
            AND (
                EXISTS (
                    SELECT 1
                    FROM named_classes
                    JOIN objects ON objects.file_id = named_classes.file_id AND objects.class = named_classes.name AND objects.role IS NULL
                    WHERE named_classes.class_id = class_ancestors.class_id
                )
                OR EXISTS (SELECT 1 FROM _making_calls WHERE _making_calls.class = _class_names.name AND _making_calls.tree_id = classes.tree_id)
                OR EXISTS (
                    SELECT 1
                    FROM calls
                    JOIN files ON files.id = calls.file_id AND files.tree_id = classes.tree_id
                    WHERE calls.receiver = _class_names.name
                )
                OR EXISTS (
                    SELECT 1
                    FROM _class_values
                    JOIN files ON files.id = _class_values.file_id AND files.tree_id = classes.tree_id
                    WHERE _class_values.name = _class_names.name
                )
                OR EXISTS (
                    SELECT 1
                    FROM nib_loads
                    JOIN files ON files.id = nib_loads.file_id AND files.tree_id = classes.tree_id
                    WHERE nib_loads.owner_class = _class_names.name AND nib_loads.receiver = _class_names.name
                )
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM mentioned_names
        JOIN files ON files.id = mentioned_names.file_id AND files.tree_id = classes.tree_id
        WHERE instr(mentioned_names.names, '"' || classes.name || '"') > 0
    );

-- Lines that no target compiles, because they need a flag that neither the sources nor the build settings of their targets define.
CREATE VIEW _uncompiled_lines AS
SELECT
    -- Source file.
    _flag_regions.file_id AS file_id,
    -- First line (the directive that starts the region), 1-based.
    _flag_regions.line AS line,
    -- Last line (the directive that ends the region), 1-based.
    _flag_regions.end_line AS end_line,
    -- Name of the flag.
    _flag_regions.name AS flag
FROM _flag_regions
JOIN files ON files.id = _flag_regions.file_id
WHERE EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = _flag_regions.file_id)
    AND NOT EXISTS (
        SELECT 1
        FROM target_files
        JOIN targets ON targets.id = target_files.target_id
        WHERE target_files.file_id = _flag_regions.file_id
            AND (
                NOT targets.knows_flags
                OR EXISTS (
                    SELECT 1
                    FROM _defined_flags
                    WHERE _defined_flags.target_id = targets.id AND _defined_flags.name = _flag_regions.name
                )
            )
    )
    AND NOT EXISTS (
        SELECT 1
        FROM _defined_flags
        JOIN files AS sources ON sources.id = _defined_flags.file_id AND sources.tree_id = files.tree_id
        WHERE _defined_flags.target_id IS NULL AND _defined_flags.name = _flag_regions.name
    );
