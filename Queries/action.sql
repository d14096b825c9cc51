-- title: Senders of an action
-- theme: outlets and actions
-- words: ibaction, target-action, button, tap, click, handler, touchupinside, control event
-- answers: Which controls, menu items and gesture recognizers send this selector, on which event, and to which target? target_class: the class of the target, or First Responder (the action goes up the responder chain), File's Owner (an owner without a class) or Application (the Application object). sender_text: the title that the user sees (on macOS, the title of the cell). If there is no title, it is the label in the document outline. The rule action-unknown lists selectors that the target does not have. The rule action-unsent lists actions that no nib sends.
-- essential: sender_class, selector, target_class
-- parameter name (action, required; also selector): Selector with its colons, or a GLOB pattern (* and ?). A selector without wildcards must match exactly.
-- parameter target (default NULL): Class of the target, First Responder, File's Owner, Application, or a GLOB pattern.
-- example: xibdb report action name=sellFruit:
-- example: xibdb report action name='*'
SELECT
    files.display_path AS path,
    connections.line AS line,
    connections."column" AS "column",
    sender.class AS sender_class,
    coalesce(sender.title, sender.label) AS sender_text,
    connections.name AS selector,
    coalesce(connections.event_type, connections."trigger") AS event,
    target.class AS target_class
FROM connections
JOIN answered_files AS files ON files.id = connections.file_id
LEFT JOIN object_labels AS sender ON sender.object = connections.source
LEFT JOIN object_labels AS target ON target.object = connections.destination
WHERE connections.kind = 'action'
    AND connections.name GLOB :name
    AND (:target IS NULL OR target.class GLOB :target)
ORDER BY files.display_path, connections.line, connections."column", files.id, connections.id;
