-- Outlets that Interface Builder does not compile. Parameters :name (the outlet), :class and :last (the class of its source, and its
-- innermost name), :other (the class of its destination), :file (the file name of the nib, or NULL) and :id (an object id, or NULL).
-- Outlets into a cell that repeats, and outlets in the named nib, come first.
WITH RECURSIVE
outlets_of_name AS (
    SELECT
        connections.id AS id,
        connections.kind AS kind,
        connections.file_id AS file_id,
        connections.connection_id AS connection_id,
        connections.line AS line,
        connections."column" AS "column",
        connections.source AS source,
        connections.destination AS destination,
        source.class AS class,
        destination.class AS destination_class,
        destination.element AS destination_element,
        files.display_path AS path
    FROM connections
    JOIN files ON files.id = connections.file_id
    JOIN objects AS source ON source.id = connections.source
    LEFT JOIN objects AS destination ON destination.id = connections.destination
    WHERE connections.name = :name AND connections.kind IN ('outlet', 'outletCollection')
        AND (:file IS NULL OR connections.file_id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
),
-- The objects around the destination of each outlet.
around (id, object) AS (
    SELECT id, destination FROM outlets_of_name
    UNION
    SELECT around.id, objects.parent
    FROM around
    JOIN objects ON objects.id = around.object
    WHERE objects.parent IS NOT NULL
),
judged AS (
    SELECT
        outlets_of_name.*,
        class IN (:class, :last) AS has_class,
        coalesce(destination_class = :other, 0) AS has_destination,
        -- The innermost cell or reusable view that the source of the outlet is not in.
        (
            SELECT min(cells.id)
            FROM around
            JOIN objects AS cells ON cells.id = around.object
            WHERE around.id = outlets_of_name.id
                AND (cells.element IN ('tableViewCell', 'collectionViewCell', 'collectionReusableView') OR cells.reuse_identifier IS NOT NULL)
                AND cells.id <> outlets_of_name.source
                AND NOT EXISTS (
                    SELECT 1
                    FROM objects AS tables
                    WHERE tables.id IN (SELECT object FROM around AS others WHERE others.id = outlets_of_name.id)
                        AND tables.attributes ->> 'dataMode' = 'static'
                )
        ) AS cell
    FROM outlets_of_name
)
SELECT
    judged.path AS path,
    judged.line AS line,
    judged."column" AS "column",
    judged.kind || ' ' || :name AS title,
    judged.file_id AS file_id,
    judged.source AS object,
    judged.destination AS destination,
    judged.connection_id AS connection_id,
    iif(has_class AND has_destination, 'the outlet has the name and the classes in the message', 'the outlet has the name in the message, but not both classes')
        || coalesce(
            char(10) || 'it leads into the cell ' || coalesce(cells.class, cells.element) || ' in line ' || cells.line
            || ', which can exist several times or not at all', ''
        ) AS because,
    iif(
        cells.id IS NOT NULL,
        'declare the outlet in the class of the cell' || coalesce(' (' || cells.custom_class || ')', '')
        || ' and connect it there; code gets the view from the dequeued cell. For a fixed number of cells, set the content of the table to Static Cells',
        'check the type of the outlet against the class of the object, then connect it again'
    ) AS change,
    NOT (has_class AND has_destination) AS is_weak
FROM judged
LEFT JOIN objects AS cells ON cells.id = judged.cell
ORDER BY NOT (has_class AND has_destination), cells.id IS NULL, judged.path, judged.line, judged."column", judged.id
LIMIT 100;
