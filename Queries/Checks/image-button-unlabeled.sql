-- title: Image button that VoiceOver cannot name
-- why: A button that shows an image alone has no words. VoiceOver then reads the kind of the control, or the name of the picture's file.
-- severity: warning
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a button with a custom class, which may label itself, and for one that an outlet leads to.
-- fix: Give the button an accessibility label in the Identity inspector, or a title.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.image AS subject,
    'The ' || no_accessibility_label.class || ' shows the image "' || no_accessibility_label.image
        || '" and has neither a title nor an accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.is_image_button;
