-- Changes of connections with a given name. Parameters: :name, and :action, which is 1 for actions, and 0 for outlets and all other connections.
SELECT version_id, kind, what, object_id, object, class, name, property, before, after, own_id, other_id, is_inside, line
FROM changes
WHERE id IN (
    SELECT id FROM changes
    WHERE name = :name AND kind IN ('outlet', 'outletCollection', 'action', 'segue', 'binding', 'accessibilityConnection')
    UNION
    SELECT id FROM changes WHERE property = 'name' AND (before = :name OR after = :name)
)
    AND (kind = 'action') = :action
ORDER BY version_id, id;
