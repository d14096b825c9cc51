-- title: Control without a name for VoiceOver
-- why: The file gives the control no title, text, placeholder or accessibility label. VoiceOver reads only the type of the control.
-- severity: warning
-- confidence: likely
-- uncertain: Code may set the label. xibdb does not check this. The finding is hidden for a control with a custom class, which may set its own label. It is also hidden for a control that can have a title or an image, if it is connected to an outlet.
-- fix: Set an accessibility label. On macOS, set a description, or connect the title outlet to the label beside the control.
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
    -- The rule image-button-unlabeled reports these controls.
    AND NOT no_accessibility_label.is_image_button;
