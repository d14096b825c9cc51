-- Images and colors that nothing names, for the rules image-unused and color-unused. Those of a catalog, or of a folder, are
-- one finding.
SELECT
    unused_resources.kind AS kind,
    files.id AS file_id,
    unused_resources.name AS name,
    unused_resources.confidence AS confidence,
    CASE
        WHEN unused_resources.because IS NULL THEN '.'
        WHEN unused_resources.because IN ('its characters', 'no source is indexed', 'a page may name it', 'hardly anything of its folder is named')
            THEN ' (uncertain: ' || unused_resources.because || ').'
        ELSE ', unless ' || unused_resources.because || ' stands for it at run time.'
    END AS doubt,
    files.tree_id || ' ' || coalesce(files.bundle_path, rtrim(files.path, replace(files.path, '/', ''))) || ' ' || unused_resources.confidence AS defect
FROM unused_resources
JOIN answered_files AS files ON files.id = unused_resources.file_id;
