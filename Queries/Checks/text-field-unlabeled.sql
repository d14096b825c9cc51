-- title: Text field with only a placeholder as its name
-- why: VoiceOver reads the placeholder only while the field is empty. When the field has text, VoiceOver does not announce the purpose of the field.
-- severity: note
-- confidence: likely
-- uncertain: Code may set the label. xibdb does not check this. If the field has a custom class, the finding is hidden, because the class may set its own label.
-- fix: Set an accessibility label. On macOS, set a description, or connect the title outlet to the label beside the field.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    texts.text AS subject,
    'The placeholder "' || texts.text || '" is the only name of the ' || no_accessibility_label.class
        || ', and VoiceOver does not read it when the field has text.' AS message
FROM no_accessibility_label
-- On macOS, the placeholder belongs to the cell.
JOIN texts ON texts.object IN (no_accessibility_label.object, no_accessibility_label.cell)
    AND texts.property IN ('placeholder', 'placeholderString')
    AND trim(texts.text) <> '';
