-- Objects whose id changed in a version. Parameter :ids, row ids of versions as a JSON array.
SELECT version_id, object_id, old_object_id
FROM renumbered
WHERE version_id IN (SELECT value FROM json_each(:ids));
