-- Changes that added or removed an object or segue of a class, changed a custom class from or to it, or changed a connection of its objects. Parameter :name, the class.
SELECT version_id, kind, what, object_id, object, class, name, property, before, after, own_id, other_id, is_inside, line
FROM changes
WHERE id IN (
    SELECT id FROM changes
    WHERE class = :name
        AND (
            kind IN ('object', 'segue') AND what IN ('added', 'removed')
            OR kind IN ('outlet', 'outletCollection', 'action', 'binding', 'accessibilityConnection')
        )
    UNION
    SELECT id FROM changes WHERE property = 'custom_class' AND (before = :name OR after = :name)
)
ORDER BY version_id, id;
