-- Changes of an object, connection or constraint, including changes from before the object received its current id. Parameter :name, the id.
WITH RECURSIVE ids (id) AS (
    SELECT :name
    UNION
    SELECT r.old_object_id FROM renumbered r JOIN ids ON r.object_id = ids.id
)
SELECT version_id, kind, what, object_id, object, class, name, property, before, after, own_id, other_id, is_inside, line
FROM changes
WHERE object_id IN (SELECT id FROM ids) OR own_id IN (SELECT id FROM ids) OR (other_id IN (SELECT id FROM ids) AND kind <> 'object')
ORDER BY version_id, id;
