-- Changes that involve a class: an object or segue of the class was added or removed, a custom class was changed to or from the class, or a connection of its objects changed. Parameter :name, the class.
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
