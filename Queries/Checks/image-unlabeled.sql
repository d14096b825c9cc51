-- title: Accessible image without a name for VoiceOver
-- why: The image view is an accessibility element, so VoiceOver stops at it. But VoiceOver has no label to read.
-- severity: warning
-- confidence: likely
-- uncertain: If the image view is connected to an outlet or has a custom class, the finding is hidden, because code may set the label.
-- fix: Set an accessibility label. If the image is only decoration, switch Accessibility off.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.image AS subject,
    'The ' || no_accessibility_label.class || coalesce(' (' || no_accessibility_label.known_as || ')', '')
        || ' is an accessibility element and has no accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.control = 'UIImageView';
