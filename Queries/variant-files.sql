-- title: Files of asset catalogs
-- theme: texts and resources
-- words: xcassets, imageset, colorset, contents.json, dangling, orphan, scale, 2x, image set
-- answers: Which variants of an asset set name a file that does not exist? Which files of a set are not named by any variant? finding: missing file, unused file. Variants without a file name are left out, because a script can add the file.
-- essential: name, finding
-- parameter name (default NULL): Full name of the set, or a GLOB pattern (* and ?). If omitted, all.
-- parameter finding (default NULL; one of missing file, unused file): Kind of problem. If omitted, all.
-- example: xibdb report variant-files
WITH
found AS (
    SELECT
        assets.file_id AS set_id,
        assets.file_id AS file_id,
        _asset_variants.line AS line,
        _asset_variants."column" AS "column",
        _asset_variants.filename AS filename,
        'missing file' AS finding
    FROM assets
    JOIN _asset_variants ON _asset_variants.file_id = assets.file_id
    WHERE _asset_variants.filename IS NOT NULL
        AND NOT EXISTS (
            SELECT 1
            FROM files
            WHERE files.tree_id = assets.tree_id
                AND files.path = assets.folder || '/' || _asset_variants.filename
        )
        -- The name may belong to a folder, such as a layer. In ASCII, 0 follows /.
        AND NOT EXISTS (
            SELECT 1
            FROM files
            WHERE files.tree_id = assets.tree_id
                AND files.path > assets.folder || '/' || _asset_variants.filename || '/'
                AND files.path < assets.folder || '/' || _asset_variants.filename || '0'
        )
        -- Most Macs ignore the case of a path.
        AND NOT EXISTS (
            SELECT 1
            FROM files
            WHERE files.tree_id = assets.tree_id
                AND files.path > assets.folder || '/'
                AND files.path < assets.folder || '0'
                AND lower(files.path) = lower(assets.folder || '/' || _asset_variants.filename)
        )
    UNION ALL
    SELECT
        assets.file_id,
        files.id,
        NULL,
        NULL,
        substr(files.path, length(assets.folder) + 2),
        'unused file'
    FROM assets
    JOIN files ON files.tree_id = assets.tree_id
        AND files.path > assets.folder || '/'
        AND files.path < assets.folder || '0'
    WHERE files.kind IN ('image', 'data')
        AND instr(substr(files.path, length(assets.folder) + 2), '/') = 0
        AND NOT EXISTS (
            SELECT 1
            FROM _asset_variants
            WHERE _asset_variants.file_id = assets.file_id
                AND lower(_asset_variants.filename) = lower(substr(files.path, length(assets.folder) + 2))
        )
)
SELECT
    files.display_path AS path,
    found.line AS line,
    found."column" AS "column",
    assets.name AS name,
    assets.kind AS kind,
    found.filename AS filename,
    found.finding AS finding
FROM found
JOIN assets ON assets.file_id = found.set_id
JOIN answered_files AS files ON files.id = found.file_id
WHERE (:name IS NULL OR assets.name GLOB :name)
    AND (:finding IS NULL OR found.finding = :finding)
ORDER BY files.display_path, found.line, found."column", found.filename, found.finding;
