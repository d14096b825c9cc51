-- Images and colors that neither nibs nor code name. One row per asset set, or per picture outside a catalog.
-- column kind: image, symbol or color; file for a picture outside a catalog.
-- column file_id: The Contents.json of the set, or the picture.
-- column name: Full name of the set or picture.
-- column confidence: likely, or possible if the column because contains a reason.
-- column because: Why the resource may be used anyway: a name or part of a name in the sources, from which code can compose the resource's name; or a reason in words. NULL if no reason is known.
-- column pattern: The name, or part of a name, in the column because; NULL if that column contains a reason in words, or is NULL.
-- column defect: The tree, the catalog or folder, and the confidence. All rows with the same value are one finding.
SELECT
    unused_resources.kind AS kind,
    files.id AS file_id,
    unused_resources.name AS name,
    unused_resources.confidence AS confidence,
    unused_resources.because AS because,
    iif(
        unused_resources.because IN ('its characters', 'no source is indexed', 'a page may name it', 'almost no other image in its folder is named'),
        NULL,
        unused_resources.because
    ) AS pattern,
    files.tree_id || ' ' || coalesce(files.bundle_path, files.folder) || ' ' || unused_resources.confidence AS defect
FROM unused_resources
JOIN files ON files.id = unused_resources.file_id
ORDER BY files.display_path, unused_resources.name;
