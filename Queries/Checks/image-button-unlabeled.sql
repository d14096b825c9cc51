-- title: Image button without a name for VoiceOver
-- why: The button shows only an image. VoiceOver reads the type of the control, or the file name of the image.
-- severity: warning
-- confidence: likely
-- uncertain: Code may set the label. xibdb does not check this. The finding is hidden for a button with a custom class, which may set its own label, and for a button that is connected to an outlet.
-- fix: Set an accessibility label in the Identity inspector, or a title.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.image AS subject,
    'The ' || no_accessibility_label.class || ' shows the image "' || no_accessibility_label.image
        || '" and has neither a title nor an accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.is_image_button;
