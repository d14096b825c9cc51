-- title: Nibs of very different versions of Xcode
-- why: A nib that an old Xcode saved is rewritten by the next that opens it; a change of one line then touches the whole file.
-- severity: note
-- sureness: sure
-- mend: Open and save the old nibs in a commit of their own.
-- pack: migration
-- option years (integer, default 4): How many main versions of Xcode may lie between the oldest and the newest.
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
    WHERE files.format = 'document' AND CAST(files.tools_version AS INTEGER) > 0
),
-- From the build of Interface Builder to the Xcode that has it.
versions (build, xcode) AS (
    VALUES (0, 4), (4510, 5), (6205, 6), (9059, 7), (11191, 8), (13122, 9), (14269, 10), (14868, 11), (17120, 12), (18093, 13), (20037, 14), (21678, 15), (23064, 16), (24093, 26)
),
dated AS (
    SELECT
        saved.*,
        (SELECT max(versions.xcode) FROM versions WHERE versions.build <= saved.build) AS xcode
    FROM saved
),
ranked AS (
    SELECT
        dated.*,
        row_number() OVER (PARTITION BY dated.tree_id ORDER BY dated.build, dated.path) AS place,
        min(dated.xcode) OVER (PARTITION BY dated.tree_id) AS oldest,
        max(iif(dated.xcode = 26, 17, dated.xcode)) OVER (PARTITION BY dated.tree_id) AS newest,
        count(*) OVER (PARTITION BY dated.tree_id) AS files
    FROM dated
)
SELECT
    ranked.file_id AS file_id,
    2 AS line,
    1 AS "column",
    'versions' AS subject,
    ranked.name || ' was saved by Xcode ' || ranked.oldest || ', others of the ' || ranked.files || ' nibs by Xcode ' || iif(ranked.newest = 17, 26, ranked.newest) || '.' AS message
FROM ranked
WHERE ranked.place = 1 AND ranked.newest - ranked.oldest > CAST(:years AS INTEGER);
