-- title: Xibs without a File's Owner
-- theme: owners
-- words: ownerless, unowned, nil owner, without owner, files owner, placeholder, root view, nsobject
-- answers: Which xibs are meant to be loaded with owner nil? What is their root: a view with a custom class (root-view-class), a cell, or a plain view? This includes xibs whose File's Owner has no class, or has a class but no connections (owner_class then names the class). views: the number of top-level views. root_classes: all top-level objects in document order, including gesture recognizers and controllers. If owner_connections is not 0, an owner without a class has connections, so the xib still needs an owner.
-- parameter file (file, default NULL): Path, file name, nib name, or a GLOB pattern (* and ?).
-- parameter class (class, default NULL; also root): Class of a top-level object, or a GLOB pattern.
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
            -- Views have a frame. Controllers, gesture recognizers, menus and plain objects have no frame. Windows and
            -- drawers of macOS also have a frame, but are excluded.
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
