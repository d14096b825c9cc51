-- title: Text field with a placeholder as its only label
-- why: VoiceOver reads the placeholder while the field is empty. Once there is text in it, nothing says what the text is for.
-- severity: note
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a field with a custom class, which may label itself.
-- fix: Give the field an accessibility label, on macOS a description or the title connection of the label beside it.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    texts.text AS subject,
    'The placeholder "' || texts.text || '" is all that names the ' || no_accessibility_label.class
        || ', and VoiceOver does not read it when the field has text.' AS message
FROM no_accessibility_label
-- On macOS the placeholder is the cell's.
JOIN texts ON texts.object IN (no_accessibility_label.object, no_accessibility_label.cell)
    AND texts.property IN ('placeholder', 'placeholderString')
    AND trim(texts.text) <> '';
