-- What the document outline calls objects. Parameter :objects, row ids as a JSON array.
SELECT
    objects.id AS id,
    objects.object_id AS object_id,
    coalesce(
        CASE objects.role
            WHEN 'filesOwner' THEN 'File''s Owner'
            WHEN 'firstResponder' THEN 'First Responder'
            WHEN 'application' THEN 'Application'
            WHEN 'exit' THEN 'Exit'
        END,
        objects.user_label, objects.text, objects.storyboard_identifier, objects.reuse_identifier, objects.identifier, objects.element
    ) AS label,
    nullif(objects.class, '-') AS class,
    objects.line AS line
FROM objects
WHERE objects.id IN (SELECT value FROM json_each(:objects))
ORDER BY objects.id;
