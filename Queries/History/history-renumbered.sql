-- Objects with a new id in some versions; :ids is a JSON list of versions.
SELECT version_id, object_id, old_object_id
FROM renumbered
WHERE version_id IN (SELECT value FROM json_each(:ids));
