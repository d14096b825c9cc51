-- All changes of the given versions, in the order of the objects. Parameter :ids, row ids of versions as a JSON array.
SELECT version_id, kind, what, object_id, object, class, name, property, before, after, own_id, other_id, is_inside, line
FROM changes
WHERE version_id IN (SELECT value FROM json_each(:ids))
ORDER BY version_id, id;
