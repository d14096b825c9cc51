-- title: Image that nothing names
-- why: An image that neither a nib nor the code names only makes the app bigger.
-- severity: note
-- sureness: likely
-- unsure: A name that the code puts together at run time may be this one, or it may come with data.
-- mend: Remove the image, or name it in the baseline where its name comes with data.
-- pack: default
-- report: unused-images
SELECT
    found.path AS path,
    1 AS line,
    1 AS "column",
    found.name AS subject,
    found.sureness AS sureness,
    'No nib and no source names the image ' || found.name || CASE
        WHEN found.because IS NULL THEN '.'
        WHEN found.because IN ('its characters', 'no source is indexed', 'a page may name it', 'hardly anything of its folder is named') THEN ' (not sure: ' || found.because || ').'
        ELSE ', unless ' || found.because || ' stands for it at run time.'
    END AS message,
    -- Those of a catalog, or of a folder, are one finding.
    files.tree_id || ' ' || coalesce(files.bundle_path, rtrim(files.path, replace(files.path, '/', ''))) || ' ' || found.sureness AS defect
FROM unused_images AS found
JOIN files ON files.display_path = found.path;
