-- title: Text field with a placeholder as its only label
-- why: VoiceOver reads the placeholder while the field is empty. Once there is text in it, nothing says what the text is for.
-- severity: note
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a field with a custom class, which may label itself.
-- fix: Give the field an accessibility label, on macOS a description or the title connection of the label beside it.
-- pack: accessibility
-- report: no-accessibility-label placeholders=1
WITH
-- The report tells where a control lies.
places (path, line, "column", object) AS MATERIALIZED (
    SELECT files.display_path, objects.line, objects."column", objects.id
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.base_class IN (SELECT told.control FROM no_accessibility_label AS told)
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    texts.text AS subject,
    'The placeholder "' || texts.text || '" is all that names the ' || objects.class || ', and VoiceOver does not read it when the field has text.' AS message,
    iif(objects.custom_class IS NULL, 'likely', 'possible') AS confidence
FROM no_accessibility_label
JOIN places ON places.path = no_accessibility_label.path
    AND places.line = no_accessibility_label.line
    AND places."column" = no_accessibility_label."column"
JOIN objects ON objects.id = places.object
-- On macOS the placeholder is the cell's.
LEFT JOIN objects AS cell ON cell.parent = objects.id AND cell.key = 'cell'
JOIN texts ON texts.object IN (objects.id, cell.id)
    AND texts.property IN ('placeholder', 'placeholderString')
    AND trim(texts.text) <> '';
