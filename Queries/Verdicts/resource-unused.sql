-- Images and colors that neither nibs nor the code name: a row is a set of a catalog or a picture.
-- column kind: image, symbol or color; file for a picture that lies in no catalog.
-- column file_id: The Contents.json of the set, or the picture.
-- column name: Full name.
-- column confidence: likely; possible where because says why.
-- column because: The name that is put together at run time, or the part of one, that may be this, or another reason for a doubt; NULL without one.
-- column pattern: The name, or the part of one, that is put together at run time and may be this; NULL without one.
-- column defect: The catalog or folder, with the confidence: those of one are one finding.
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
