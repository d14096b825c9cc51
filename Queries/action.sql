-- title: Senders of an action
-- theme: outlets and actions
-- words: ibaction, target-action, button, tap, click, handler, touchupinside, control event
-- answers: Which controls, menu items and gesture recognizers send this selector, on which event, and to which target? target_class is First Responder for an action sent up the responder chain, File's Owner for an owner without a class, Application for the Application object. sender_text is the title that the user sees (on macOS the cell's title), else the label in the document outline. The rule action-unknown lists selectors that the target does not have. The rule action-unsent lists actions that no nib sends.
-- essential: sender_class, selector, target_class
-- parameter name (action, required; also selector): Selector with its colons; GLOB pattern (* and ?); a plain selector is exact.
-- parameter target (default NULL): Class of the target, or First Responder, File's Owner or Application, as in target_class; GLOB pattern.
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
