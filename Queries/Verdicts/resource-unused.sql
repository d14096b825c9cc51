-- Images and colors that neither nibs nor the code name: a row is a set of a catalog or a picture.
-- column kind: image, symbol or color; file for a picture outside a catalog.
-- column file_id: The Contents.json of the set, or the picture.
-- column name: Full name.
-- column confidence: likely; possible if because gives a reason.
-- column because: A name that is composed at run time, or a part of one, that can match, or another reason for doubt; NULL without one.
-- column pattern: The name that is composed at run time, or the part of one, that can match; NULL without one.
-- column defect: The catalog or folder, with the confidence. All rows with the same value are one finding.
SELECT
    unused_resources.kind AS kind,
    files.id AS file_id,
    unused_resources.name AS name,
    unused_resources.confidence AS confidence,
    unused_resources.because AS because,
    iif(
        unused_resources.because IN ('its characters', 'no source is indexed', 'a page may name it', 'hardly anything of its folder is named'),
        NULL,
        unused_resources.because
    ) AS pattern,
    files.tree_id || ' ' || coalesce(files.bundle_path, files.folder) || ' ' || unused_resources.confidence AS defect
FROM unused_resources
JOIN files ON files.id = unused_resources.file_id
ORDER BY files.display_path, unused_resources.name;
