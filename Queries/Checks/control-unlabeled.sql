-- title: Control that VoiceOver cannot name
-- why: VoiceOver reads the kind of the control and nothing else, as the file gives it no title, text, placeholder or accessibility label.
-- severity: warning
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a control with a custom class, which may label itself, and for one that can have a title and that an outlet leads to.
-- fix: Give the control an accessibility label, on macOS a description or the title connection of the label beside it.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    no_accessibility_label.*,
    no_accessibility_label.control AS subject,
    'VoiceOver cannot name the ' || no_accessibility_label.class
        || coalesce(' (' || no_accessibility_label.known_as || ')', '')
        || ': it has neither a title nor an accessibility label.' AS message
FROM no_accessibility_label
WHERE NOT no_accessibility_label.has_placeholder
    AND no_accessibility_label.control <> 'UIImageView'
    -- image-button-unlabeled reports these.
    AND NOT no_accessibility_label.is_image_button;
