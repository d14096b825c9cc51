-- Bindings whose key path contains a key that the object did not support at run time. Parameters
-- :name (the key), and :class, :last and :classes as in why-outlets.
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    'binding ' || connections.name || ' to ' || connections.key_path AS title,
    connections.file_id AS file_id,
    connections.source AS object,
    connections.destination AS destination,
    connections.connection_id AS connection_id,
    CASE
        WHEN object_classes.class_id IN (SELECT value FROM json_each(:classes)) OR target.class IN (:class, :last)
            THEN 'the object that it is bound to has the class that the message names, ' || target.class
        ELSE 'its key path contains the key'
    END AS because,
    'change the key path, or add the property ' || :name || ' to ' || coalesce(:class, 'the class') AS change
FROM connections
JOIN files ON files.id = connections.file_id
LEFT JOIN objects AS target ON target.id = connections.destination
LEFT JOIN object_classes ON object_classes.object = target.id
WHERE connections.kind = 'binding' AND '.' || connections.key_path || '.' GLOB '*.' || :name || '.*'
ORDER BY
    coalesce(object_classes.class_id IN (SELECT value FROM json_each(:classes)) OR target.class IN (:class, :last), 0) DESC,
    connections.key_path GLOB :name || '*' DESC,
    files.display_path, connections.line, connections."column", connections.id
LIMIT 100;
