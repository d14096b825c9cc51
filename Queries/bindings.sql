-- title: Cocoa bindings
-- theme: outlets and actions
-- words: kvo, kvc, keypath, array controller, nsarraycontroller, user defaults, value transformer
-- answers: Which objects are bound, by which binding, to which key path of which object? Only macOS nibs have bindings. The rule binding-key-unknown lists the key paths that the object does not have.
-- essential: class, binding, key_path
-- parameter key_path (keypath, default NULL): Key path (values.showSidebar), or a GLOB pattern (* and ?). If omitted, all key paths.
-- parameter name (default NULL): Name of the binding (value, enabled, hidden2), or a GLOB pattern (* and ?). If omitted, all bindings.
-- example: xibdb report bindings key_path='arrangedObjects.*' name=value
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    bound.class AS class,
    connections.name AS binding,
    connections.key_path AS key_path,
    observed.class AS observed_class,
    labels.name AS observed_label,
    connections.options ->> '$.NSValueTransformerName' AS value_transformer
FROM connections
JOIN answered_files AS files ON files.id = connections.file_id
LEFT JOIN objects AS bound ON bound.id = connections.source
LEFT JOIN objects AS observed ON observed.id = connections.destination
LEFT JOIN object_labels AS labels ON labels.object = connections.destination
WHERE connections.kind = 'binding'
    AND (:key_path IS NULL OR connections.key_path GLOB :key_path)
    AND (:name IS NULL OR connections.name GLOB :name)
ORDER BY files.display_path, connections.line, connections."column", connections.id;
