-- title: Xibs without a File's Owner
-- theme: owners
-- words: ownerless, unowned, nil owner, without owner, files owner, placeholder, root view, nsobject
-- answers: Which xibs are meant to be loaded with owner nil, and what is at their root: a custom class (root-view-class), a cell, or a plain view? This includes xibs with a File's Owner that has no class, or a class that no connection uses (owner_class then names it). views counts the top-level views; root_classes lists all top-level objects in document order, including gesture recognizers and controllers. If owner_connections is not 0, connections use an owner without a class, so this xib needs an owner anyway.
-- parameter file (file, default NULL): Path, file name or nib name; GLOB pattern (* and ?).
-- parameter class (class, default NULL; also root): Class of a top-level object; GLOB pattern.
-- example: xibdb report no-owner class='*Cell'
WITH
unowned (file_id, class, connections) AS (
    SELECT
        owners.file_id,
        owners.class,
        (
            SELECT count(*)
            FROM connections
            WHERE connections.source = owners.object
                OR connections.destination = owners.object
        ) AS owner_connections
    FROM owners
    WHERE owners.class IS NULL OR owner_connections = 0
)
SELECT
    files.display_path AS path,
    files.platform AS platform,
    (
        SELECT count(*)
        FROM objects
        WHERE objects.file_id = files.id
            AND objects.top_level_index IS NOT NULL
            -- Views have a frame. Controllers, gesture recognizers, menus and plain objects have no frame.
            -- Windows and drawers of macOS have a frame, too, and are excluded.
            AND objects.width IS NOT NULL
            AND coalesce(objects.base_class, '') NOT IN ('NSWindow', 'NSPanel', 'NSDrawer')
    ) AS views,
    (
        SELECT group_concat(coalesce(roots.class, '?'), ', ')
        FROM (
            SELECT objects.class
            FROM objects
            WHERE objects.file_id = files.id
                AND objects.top_level_index IS NOT NULL
            ORDER BY objects.top_level_index, objects.id
        ) AS roots
    ) AS root_classes,
    unowned.class AS owner_class,
    unowned.connections AS owner_connections
FROM unowned
JOIN answered_files AS files ON files.id = unowned.file_id
WHERE (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (
        :class IS NULL
        OR EXISTS (
            SELECT 1
            FROM objects
            WHERE objects.file_id = files.id
                AND objects.top_level_index IS NOT NULL
                AND objects.class GLOB :class
        )
    )
ORDER BY files.display_path, files.id;
