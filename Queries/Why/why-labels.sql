-- Names of objects as the document outline shows them. Parameter :objects, row ids as a JSON array.
SELECT
    objects.id AS id,
    objects.object_id AS object_id,
    coalesce(object_labels.name, objects.element) AS label,
    nullif(objects.class, '-') AS class,
    objects.line AS line
FROM objects
JOIN object_labels ON object_labels.object = objects.id
WHERE objects.id IN (SELECT value FROM json_each(:objects))
ORDER BY objects.id;
