-- title: Nibs that were saved with very different versions of Xcode
-- why: When a newer version of Xcode saves an old nib, it rewrites the file. A small edit then changes many other lines.
-- severity: note
-- confidence: certain
-- fix: Open and save the old nibs, and commit this change separately.
-- pack: migration
-- option distance (integer, default 6000): Maximum distance between the Interface Builder builds that saved the oldest and the newest nib. From one major version of Xcode to the next, the build number increases by about 1500.
WITH
saved AS (
    SELECT
        files.id AS file_id,
        files.tree_id AS tree_id,
        files.path AS path,
        files.name AS name,
        files.tools_version AS tools_version,
        CAST(files.tools_version AS INTEGER) AS build
    FROM nibs AS files
    JOIN answered_files ON answered_files.id = files.id
    -- Xcode 15.3 and 15.4 write 32700.99.1234, which cannot be compared with other builds.
    WHERE files.format = 'document' AND CAST(files.tools_version AS INTEGER) BETWEEN 1 AND 32699
),
ranked AS (
    SELECT
        saved.*,
        row_number() OVER (PARTITION BY saved.tree_id ORDER BY saved.build, saved.path) AS place,
        max(saved.build) OVER (PARTITION BY saved.tree_id) AS newest,
        count(*) OVER (PARTITION BY saved.tree_id) AS files
    FROM saved
)
SELECT
    ranked.file_id AS file_id,
    2 AS line,
    1 AS "column",
    'versions' AS subject,
    ranked.name || ' was saved with tools version ' || ranked.tools_version || '. The newest tools version of the ' || ranked.files || ' nibs is ' || ranked.newest || '.' AS message
FROM ranked
WHERE ranked.place = 1 AND ranked.newest - ranked.build > CAST(:distance AS INTEGER);
