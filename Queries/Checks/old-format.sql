-- title: Nib in the format of Xcode 3 and 4
-- why: The archive format is older than Xcode 5. Today's Xcode upgrades it as soon as the file is opened, so that a small change becomes a large difference, and cannot show it in a comparison.
-- severity: note
-- confidence: certain
-- fix: Open the file in Xcode and save it (File, Upgrade), in a commit of its own.
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
