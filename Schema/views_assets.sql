-- Resources that nibs name: pictures and colors, and the files that contain them.

-- Sets of asset catalogs, with the names that code and nibs use for them.
-- example: SELECT catalog, name FROM assets WHERE kind = 'color'
CREATE VIEW assets AS
SELECT
    -- Row id of the Contents.json.
    _asset_sets.file_id AS file_id,
    -- Tree of the file.
    files.tree_id AS tree_id,
    -- Kind of the set; see _asset_sets.kind. Catalogs and groups are omitted.
    _asset_sets.kind AS kind,
    -- Full name, with the names of the enclosing groups that provide a namespace, separated by slashes.
    coalesce((
        SELECT group_concat(spaces.name, '/')
        FROM (
            SELECT around.name AS name
            FROM _asset_sets AS around
            -- CROSS JOIN starts with the groups, because few catalogs have groups that provide a namespace.
            CROSS JOIN files AS own ON own.id = around.file_id AND own.tree_id = files.tree_id
            WHERE around.provides_namespace = 1
                AND around.catalog = _asset_sets.catalog
                AND substr(_asset_sets.folder, 1, length(around.folder) + 1) = around.folder || '/'
            ORDER BY length(around.folder)
        ) AS spaces
    ) || '/', '') || _asset_sets.name AS name,
    -- Path of the catalog.
    _asset_sets.catalog AS catalog,
    -- Path of the folder.
    _asset_sets.folder AS folder
FROM _asset_sets
JOIN files ON files.id = _asset_sets.file_id
WHERE _asset_sets.kind NOT IN ('catalog', 'group');

-- Pictures and colors that can be requested by name: pictures and colors in catalogs, and loose pictures. A loose picture has several names: its file name, and its name without scale and device, with and without the extension.
CREATE VIEW _available_resources AS
SELECT
    -- Row id of the Contents.json, or of the picture.
    assets.file_id AS file_id,
    -- Tree of the file.
    assets.tree_id AS tree_id,
    -- image or namedColor; see resources.kind.
    CASE assets.kind WHEN 'color' THEN 'namedColor' ELSE 'image' END AS kind,
    -- Name.
    assets.name AS name,
    -- 1 for a picture outside a catalog.
    0 AS is_file
FROM assets
WHERE assets.kind NOT IN ('data', 'complication', 'sticker', 'stickers', 'texture', 'resource', 'resources')
UNION ALL
SELECT files.id, files.tree_id, 'image', files.name, 1
FROM files
WHERE files.kind = 'image' AND files.bundle_path IS NULL
UNION ALL
SELECT files.id, files.tree_id, 'image', substr(files.path, length(files.folder) + 1), 1
FROM files
WHERE files.kind = 'image' AND files.bundle_path IS NULL
UNION ALL
-- Xcode compiles the folder X.iconset to the picture X.icns.
SELECT
    iconsets.file_id,
    iconsets.tree_id,
    'image',
    replace(iconsets.path, rtrim(iconsets.path, replace(iconsets.path, '/', '')), ''),
    1
FROM (
    SELECT min(files.id) AS file_id, files.tree_id AS tree_id, substr(files.folder, 1, length(files.folder) - length('.iconset/')) AS path
    FROM files
    WHERE files.kind = 'image' AND files.bundle_path IS NULL AND files.folder GLOB '*?.iconset/'
    GROUP BY files.tree_id, files.folder
) AS iconsets
UNION ALL
SELECT
    files.id,
    files.tree_id,
    'image',
    files.name || '.' || replace(files.path, rtrim(files.path, replace(files.path, '.', '')), ''),
    1
FROM files
WHERE files.kind = 'image' AND files.bundle_path IS NULL AND files.path GLOB '*@[123]x*';

-- Images that nibs name, with their source.
-- example: SELECT files.path, nib_images.name FROM nib_images JOIN files ON files.id = nib_images.file_id WHERE NOT is_listed
CREATE VIEW nib_images AS
WITH
listed (file_id, name, is_symbol, is_embedded) AS (
    SELECT
        resources.file_id,
        resources.name,
        max(resources.catalog = 'system'),
        max(coalesce(instr(resources.attributes, '"keyedArchiveRepresentation":') > 0, 0))
    FROM resources
    WHERE resources.kind = 'image' AND resources.name IS NOT NULL
    GROUP BY resources.file_id, resources.name
),
used (file_id, name, uses, is_symbol) AS (
    SELECT
        resource_uses.file_id,
        resource_uses.name,
        count(*),
        -- The attributes of an object identify a system symbol, even if the nib does not list it.
        max(
            instr(objects.attributes, '"catalog":"system"') > 0
            AND instr(objects.attributes, '"image":"' || resource_uses.name || '"') > 0
        )
    FROM resource_uses
    LEFT JOIN objects ON objects.id = resource_uses.object
    WHERE resource_uses.kind = 'image'
    GROUP BY resource_uses.file_id, resource_uses.name
),
in_files (file_id, name, uses, is_listed, is_symbol, is_embedded) AS (
    SELECT
        used.file_id,
        used.name,
        used.uses,
        listed.file_id IS NOT NULL,
        coalesce(listed.is_symbol, used.is_symbol),
        listed.is_embedded
    FROM used
    LEFT JOIN listed ON listed.file_id = used.file_id AND listed.name = used.name
    UNION ALL
    SELECT listed.file_id, listed.name, 0, 1, listed.is_symbol, listed.is_embedded
    FROM listed
    LEFT JOIN used ON used.file_id = listed.file_id AND used.name = listed.name
    WHERE used.file_id IS NULL
)
SELECT
    -- Row id of the nib.
    in_files.file_id AS file_id,
    -- Name of the image.
    in_files.name AS name,
    -- system (an SF Symbol or an image of AppKit), embedded (the nib contains its data) or asset (any other image: a set of a catalog, or a loose file).
    CASE
        WHEN in_files.is_symbol THEN 'system'
        WHEN in_files.is_embedded THEN 'embedded'
        -- AppKit's names: NSAddTemplate, NSApplicationIcon.
        WHEN files.platform = 'macOS' AND in_files.name GLOB 'NS[A-Z]*' THEN 'system'
        ELSE 'asset'
    END AS kind,
    -- Number of places in the nib that name the image.
    in_files.uses AS uses,
    -- 1 if the nib lists the image in its resources.
    in_files.is_listed AS is_listed
FROM in_files
JOIN files ON files.id = in_files.file_id;

-- Images and colors that nibs name, but that no target copies together with the nib. One row per nib and name.
-- example: SELECT files.path, missing_resources.name, reason FROM missing_resources JOIN files ON files.id = missing_resources.file_id
CREATE VIEW missing_resources AS
WITH
named (file_id, kind, name, uses) AS (
    SELECT nib_images.file_id, 'image', nib_images.name, nib_images.uses
    FROM nib_images
    WHERE nib_images.kind = 'asset'
    UNION ALL
    SELECT places.file_id, 'namedColor', places.name, sum(places.uses)
    FROM (
        SELECT resource_uses.file_id AS file_id, resource_uses.name AS name, 1 AS uses FROM resource_uses WHERE resource_uses.kind = 'namedColor'
        UNION ALL
        SELECT resources.file_id, resources.name, 0 FROM resources WHERE resources.kind = 'namedColor' AND resources.name IS NOT NULL
    ) AS places
    GROUP BY places.file_id, places.name
),
asked (file_id, tree_id, platform, kind, name, uses, has_target, asked_name) AS (
    SELECT
        named.file_id,
        files.tree_id,
        files.platform,
        named.kind,
        named.name,
        named.uses,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = named.file_id),
        -- A nib can name a picture with or without the extension. This is the name without the extension.
        CASE
            WHEN named.kind = 'image'
                AND replace(named.name, rtrim(named.name, replace(named.name, '.', '')), '') COLLATE NOCASE
                    IN ('png', 'jpg', 'jpeg', 'pdf', 'svg', 'gif', 'tif', 'tiff', 'icns', 'heic')
            THEN rtrim(rtrim(named.name, replace(named.name, '.', '')), '.')
            ELSE named.name
        END
    FROM named
    JOIN files ON files.id = named.file_id
),
available (file_id, tree_id, path, kind, name, is_file, has_target, has_application) AS MATERIALIZED (
    SELECT
        _available_resources.file_id,
        _available_resources.tree_id,
        files.display_path,
        _available_resources.kind,
        _available_resources.name,
        _available_resources.is_file,
        EXISTS (SELECT 1 FROM target_files WHERE target_files.file_id = _available_resources.file_id),
        EXISTS (
            SELECT 1
            FROM target_files
            JOIN targets ON targets.id = target_files.target_id AND targets.kind = 'application'
            WHERE target_files.file_id = _available_resources.file_id
        )
    FROM _available_resources
    JOIN files ON files.id = _available_resources.file_id
),
-- Possible spellings of a requested name. If is_of_files is 1, the spelling matches only a picture outside a catalog.
spellings (file_id, tree_id, platform, kind, name, has_target, spelling, is_of_files) AS MATERIALIZED (
    SELECT asked.file_id, asked.tree_id, asked.platform, asked.kind, asked.name, asked.has_target, asked.name, 0
    FROM asked
    UNION ALL
    SELECT asked.file_id, asked.tree_id, asked.platform, asked.kind, asked.name, asked.has_target, asked.asked_name, 0
    FROM asked
    WHERE asked.asked_name <> asked.name
    UNION ALL
    SELECT
        asked.file_id,
        asked.tree_id,
        asked.platform,
        asked.kind,
        asked.name,
        asked.has_target,
        replace(asked.asked_name, rtrim(asked.asked_name, replace(asked.asked_name, '/', '')), ''),
        1
    FROM asked
    WHERE instr(asked.asked_name, '/') > 0
),
found (file_id, kind, name, is_here) AS MATERIALIZED (
    SELECT
        asked.file_id,
        asked.kind,
        asked.name,
        -- 1 if one target contains both the nib and the resource, or if the nib or the resource does not belong to any target.
        max(
            NOT asked.has_target
            OR NOT available.has_target
            -- For nibs of plug-ins and frameworks, AppKit also searches the main bundle.
            OR (asked.platform IS 'macOS' AND available.has_application)
            OR EXISTS (
                SELECT 1
                FROM target_files
                -- A target has many files, but a file has few targets.
                CROSS JOIN target_files AS beside ON beside.file_id = available.file_id AND +beside.target_id = target_files.target_id
                WHERE target_files.file_id = asked.file_id
            )
        )
    FROM spellings AS asked
    JOIN available ON available.tree_id = asked.tree_id
        AND available.kind = asked.kind
        AND available.name = asked.spelling
        AND available.is_file >= asked.is_of_files
    GROUP BY asked.file_id, asked.kind, asked.name
),
absent (file_id, tree_id, platform, has_target, kind, name, uses, found_in_id, reason) AS (
    SELECT
        asked.file_id,
        asked.tree_id,
        asked.platform,
        asked.has_target,
        asked.kind,
        asked.name,
        asked.uses,
        (
            SELECT available.file_id
            FROM spellings
            JOIN available ON available.tree_id = spellings.tree_id
                AND available.kind = spellings.kind
                AND available.name = spellings.spelling
                AND available.is_file >= spellings.is_of_files
            WHERE spellings.file_id = found.file_id AND spellings.kind = found.kind AND spellings.name = found.name
            ORDER BY available.path
            LIMIT 1
        ),
        CASE
            WHEN found.file_id IS NOT NULL THEN 'other target'
            WHEN EXISTS (
                SELECT 1
                FROM available
                WHERE available.tree_id = asked.tree_id AND available.kind = asked.kind AND lower(available.name) = lower(asked.asked_name)
            ) THEN 'case'
            ELSE 'nowhere'
        END
    FROM asked
    LEFT JOIN found ON found.file_id = asked.file_id AND found.kind = asked.kind AND found.name = asked.name
    WHERE coalesce(found.is_here, 0) = 0
)
SELECT
    -- Row id of the nib.
    absent.file_id AS file_id,
    -- image or namedColor; see resources.kind.
    absent.kind AS kind,
    -- Name, as written in the nib.
    absent.name AS name,
    -- Number of places in the nib that name the resource; 0 if the nib only lists it.
    absent.uses AS uses,
    -- Line of the first place, 1-based.
    coalesce(
        (
            SELECT min(resource_uses.line)
            FROM resource_uses
            WHERE resource_uses.file_id = absent.file_id AND resource_uses.name = absent.name AND resource_uses.kind = absent.kind
        ),
        (SELECT min(resources.line) FROM resources WHERE resources.file_id = absent.file_id AND resources.name = absent.name AND resources.kind = absent.kind)
    ) AS line,
    -- nowhere (nothing in the tree has the name), case (only a name with different capitals exists), other target (only targets that do not copy the nib contain it).
    absent.reason AS reason,
    -- certain: a target copies the nib, and no dependency outside the tree can contain the resource. likely: a dependency can contain it;
    -- or no target copies the nib; or only the case differs on macOS, where most disks ignore case. possible: another target of the tree
    -- contains it; or the tree has an application but no pictures and colors, so they are elsewhere; or a constant has this name as its
    -- value, so code on macOS can create a picture with this name (setName:).
    CASE
        WHEN absent.reason = 'other target' THEN 'possible'
        WHEN absent.reason = 'nowhere'
            AND absent.tree_id NOT IN (SELECT available.tree_id FROM available)
            AND absent.tree_id IN (
                SELECT files.tree_id FROM targets JOIN files ON files.id = targets.file_id WHERE targets.kind = 'application'
            ) THEN 'possible'
        WHEN absent.reason = 'nowhere' AND absent.platform IS 'macOS' AND EXISTS (
            SELECT 1
            FROM constants
            JOIN files ON files.id = constants.file_id AND files.tree_id = absent.tree_id
            WHERE constants.value = absent.name
        ) THEN 'possible'
        WHEN NOT absent.has_target THEN 'likely'
        WHEN absent.reason = 'case' THEN iif(absent.platform = 'macOS', 'likely', 'certain')
        WHEN EXISTS (SELECT 1 FROM _outside_dependents WHERE _outside_dependents.file_id = absent.file_id) THEN 'likely'
        ELSE 'certain'
    END AS confidence,
    -- Row id of a file with this name that only another target contains; NULL if there is no such file.
    absent.found_in_id AS found_in_id,
    -- Path of that file.
    (SELECT files.display_path FROM files WHERE files.id = absent.found_in_id) AS found_in
FROM absent;
