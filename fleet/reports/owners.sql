-- The rows of `xibdb report owners`: the File's Owner of each xib, with the number of its outlets and connections.
CREATE TEMPORARY VIEW report_owners AS
SELECT
    files.repository,
    files.display_path AS path,
    placeholder.line AS line,
    placeholder.column AS column,
    owners.class AS owner_class,
    owners.module AS module,
    coalesce(counts.outlets, 0) AS outlets,
    coalesce(counts.connections, 0) AS connections
FROM owners
JOIN files ON files.id = owners.file_id
LEFT JOIN objects AS placeholder ON placeholder.id = owners.object
LEFT JOIN (
    SELECT
        ends.object,
        count(*) FILTER (WHERE ends.is_source = 1 AND ends.kind IN ('outlet', 'outletCollection')) AS outlets,
        count(DISTINCT ends.id) AS connections
    FROM (
        SELECT source AS object, id, kind, 1 AS is_source FROM connections
        UNION ALL
        SELECT destination, id, kind, 0 FROM connections
    ) AS ends
    GROUP BY ends.object
) AS counts ON counts.object = owners.object
WHERE files.origin = 'own';
