-- title: Nib in the format of Xcode 3 and 4
-- why: Xcode 3 and 4 wrote this archive format. Xcode converts the file when you open it, so a small edit becomes a large diff. Xcode cannot compare two versions of the file.
-- severity: note
-- confidence: certain
-- fix: Open the file in Xcode and save it (File, Upgrade). Commit this change separately.
-- pack: migration
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    'format' AS subject,
    files.name || ' has the archive format of Xcode 3 and 4.' AS message,
    'archive ' || files.tree_id AS defect
FROM nibs AS files
JOIN answered_files ON answered_files.id = files.id
WHERE files.format = 'archive' AND files.kind IN ('xib', 'storyboard');
