-- title: Image button without a name for VoiceOver
-- why: The button shows only an image. VoiceOver reads the type of the control, or the file name of the image.
-- severity: warning
-- confidence: likely
-- uncertain: Code may set the label. xibdb does not check this. If the button has a custom class or is connected to an outlet, the finding is hidden, because code may set its label.
-- fix: Set an accessibility label in the Identity inspector, or set a title.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.image AS subject,
    'The ' || no_accessibility_label.class || ' shows the image "' || no_accessibility_label.image
        || '" and has neither a title nor an accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.is_image_button;
