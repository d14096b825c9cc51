-- title: Image that VoiceOver visits and cannot name
-- why: The image view is marked as an accessibility element, so that VoiceOver stops at it, and has no label to read.
-- severity: warning
-- confidence: likely
-- uncertain: The finding is hidden where code may give the label: an outlet leads to the image view, or it has a custom class.
-- fix: Give the image view an accessibility label, or switch accessibility off for an image that is decoration.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.image AS subject,
    'The ' || no_accessibility_label.class || coalesce(' (' || no_accessibility_label.known_as || ')', '')
        || ' is an accessibility element and has no accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.control = 'UIImageView';
