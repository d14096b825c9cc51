-- The image files of one tree by the names that nibs use, the best file of each name first. :tree is the row id of the tree.
SELECT
    assets.name AS name,
    assets.folder || '/' || _asset_variants.filename AS path,
    _asset_variants.appearance AS appearance,
    CASE _asset_variants.scale WHEN '2x' THEN 0 WHEN '3x' THEN 1 ELSE 2 END AS rank
FROM assets
JOIN _asset_variants ON _asset_variants.file_id = assets.file_id
WHERE assets.tree_id = :tree AND assets.kind <> 'color' AND _asset_variants.filename IS NOT NULL
UNION ALL
SELECT files.name, files.path, NULL, CASE WHEN instr(files.path, '@2x') > 0 THEN 3 ELSE 4 END
FROM files
WHERE files.tree_id = :tree AND files.kind = 'image' AND files.bundle_path IS NULL
ORDER BY 1, 4, 2
