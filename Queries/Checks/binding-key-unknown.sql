-- title: Binding to a key that the object does not have
-- why: A Cocoa binding reads its key path with key-value coding. An unknown key raises an exception inside AppKit. AppKit usually catches the exception and logs it. The control then shows nothing.
-- severity: warning
-- confidence: certain
-- uncertain: The confidence is likely in these cases: the class can be different at run time, because the object is the File's Owner or the key belongs to the content of a controller; the class comes from a framework; the target depends on code outside the repository, which may add the key. If both of the last two cases apply, the confidence is possible. The confidence is also possible if the object comes from a property or from the content of a controller, because it may be an instance of a subclass.
-- fix: Correct the model key path in the Bindings inspector, or add a property with that name to the class (in Swift with @objc dynamic).
-- pack: default
-- verdicts: key-unknown
SELECT
    key_unknown.*,
    connections.name || ' ' || key_unknown.key_path AS subject,
    'The binding ' || connections.name || ' of ' || coalesce(objects.class, 'the object') || coalesce(' "' || object_labels.name || '"', '')
        || ' to ' || key_unknown.key_path || ' shows nothing: ' || CASE key_unknown.answer
        WHEN 'hidden' THEN members.class || '.' || members.name || ' is visible only to Swift.'
        ELSE key_unknown.step_class || ' has no key ' || key_unknown."key" || coalesce(' (it has ' || key_unknown.near || ')', '')
            || ', which raises an exception that AppKit logs.'
    END AS message
FROM key_unknown
JOIN connections ON connections.id = key_unknown.id
JOIN objects ON objects.id = key_unknown.object
LEFT JOIN object_labels ON object_labels.object = key_unknown.object
LEFT JOIN members ON members.id = key_unknown.member_id
WHERE key_unknown.kind = 'binding';
