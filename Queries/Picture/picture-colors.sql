-- The colors of the asset catalogs of one tree. :tree is the row id of the tree.
SELECT
    assets.name AS name,
    _asset_variants.appearance AS appearance,
    _asset_variants.red AS red,
    _asset_variants.green AS green,
    _asset_variants.blue AS blue,
    _asset_variants.alpha AS alpha,
    _asset_variants.system_color AS system_color
FROM assets
JOIN _asset_variants ON _asset_variants.file_id = assets.file_id
WHERE assets.tree_id = :tree AND assets.kind = 'color'
-- A variant for one device comes last.
ORDER BY assets.name, assets.folder, _asset_variants.appearance, _asset_variants.idiom IS NOT 'universal', _asset_variants.id
