-- title: Bar button with the style Done
-- why: In iOS 26, Apple deprecated the style Done and replaced it with the style Prominent.
-- iOS: Since iOS 26 the button is not grouped with the other buttons of its bar, and the system draws it as the most important button. Before iOS 26, the style only made the title bold.
-- severity: note
-- confidence: certain
-- fix: If the button finishes a task, use the style Prominent. Otherwise, choose the style Plain.
-- pack: liquid-glass
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    'The bar button has the style Done: since iOS 26 the system draws it apart from the other buttons, as a prominent button.' AS message
FROM objects
JOIN answered_files AS files ON files.id = objects.file_id AND files.platform = 'iOS'
WHERE objects.base_class = 'UIBarButtonItem' AND objects.attributes ->> '$.style' = 'done';
