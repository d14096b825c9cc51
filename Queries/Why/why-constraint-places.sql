-- Constraints as candidates. Parameter :ids (row ids, as a JSON array).
SELECT
    constraints.id AS id,
    files.display_path AS path,
    constraints.line AS line,
    constraints."column" AS "column",
    constraints.file_id AS file_id,
    constraints.constraint_id AS connection_id,
    constraints.first_item AS object,
    constraints.second_item AS destination,
    'constraint ' || coalesce(constraints.identifier || ', ', '') || constraints.first_attribute || CASE constraints.relation
        WHEN 'lessThanOrEqual' THEN ' <= '
        WHEN 'greaterThanOrEqual' THEN ' >= '
        ELSE ' = '
    END || CASE
        WHEN constraints.second_attribute IS NULL THEN printf('%g', coalesce(constraints.constant, 0))
        ELSE coalesce(constraints.multiplier || ' * ', '') || constraints.second_attribute || CASE
            WHEN constraints.attributes ->> 'symbolic' = 'YES' THEN ' + standard spacing'
            WHEN constraints.constant < 0 THEN printf(' - %g', - constraints.constant)
            WHEN constraints.constant > 0 THEN printf(' + %g', constraints.constant)
            ELSE ''
        END
    END || iif(constraints.priority IS NULL, '', printf(', priority %g', constraints.priority)) AS title,
    (
        SELECT group_concat(outlets.name, ', ')
        FROM outlets
        JOIN connections ON connections.id = outlets.connection
        WHERE outlets.file_id = constraints.file_id AND connections.destination_id = constraints.constraint_id
    ) AS outlets
FROM constraints
JOIN files ON files.id = constraints.file_id
WHERE constraints.id IN (SELECT value FROM json_each(:ids))
ORDER BY constraints.id;
