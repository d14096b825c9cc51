-- Objects of findings, and the objects that enclose them: one row per enclosing object. The first row is the object
-- itself. kind: the custom class. If there is no custom class: the element, or the kind of the placeholder.
-- Parameter :objects, row ids as a JSON array.
WITH RECURSIVE
asked (object) AS (
    SELECT value
    FROM json_each(:objects)
),
chain (object, link, place) AS (
    SELECT asked.object, asked.object, 0
    FROM asked
    UNION ALL
    SELECT chain.object, objects.parent, chain.place + 1
    FROM chain
    JOIN objects ON objects.id = chain.link
    WHERE objects.parent IS NOT NULL
)
SELECT
    chain.object AS object,
    objects.object_id AS object_id,
    objects.line AS line,
    CASE
        WHEN link.role = 'filesOwner' THEN 'File''s Owner'
        WHEN link.role = 'firstResponder' THEN 'First Responder'
        WHEN link.role = 'application' THEN 'Application'
        WHEN link.role = 'exit' THEN 'Exit'
        WHEN link.custom_class IS NOT NULL THEN link.custom_class
        ELSE link.element
    END AS kind,
    CASE
        WHEN link.role IN ('filesOwner', 'firstResponder', 'application', 'exit') THEN link.custom_class
        ELSE object_labels.name
    END AS name,
    objects.file_id || ':' || objects.scene_id AS scene
FROM chain
JOIN objects ON objects.id = chain.object
JOIN objects AS link ON link.id = chain.link
JOIN object_labels ON object_labels.object = chain.link
ORDER BY chain.object, chain.place;
