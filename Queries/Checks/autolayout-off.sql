-- title: File without Auto Layout
-- why: The views keep their frames, or follow their autoresizing masks. They do not adapt to the size of the screen, the text or the language.
-- severity: note
-- confidence: certain
-- uncertain: Files without subviews are left out, because they have nothing to lay out. Files for watchOS are left out, because watchOS does not support Auto Layout.
-- fix: Select Use Auto Layout in the File inspector, and add constraints.
-- pack: style
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    files.name || ' does not use Auto Layout.' AS message,
    'autolayout ' || files.tree_id || ' ' || files.logical_path AS defect
FROM nibs AS files
WHERE files.format IN ('document', 'archive')
    AND files.use_autolayout = 0
    AND files.platform IN ('iOS', 'tvOS', 'macOS')
    AND EXISTS (
        SELECT 1
        FROM objects
        WHERE objects.file_id = files.id AND objects.key IN ('subviews', 'NSSubviews')
    );
