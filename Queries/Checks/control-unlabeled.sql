-- title: Control without a name for VoiceOver
-- why: In the file, the control has no title, text, placeholder or accessibility label. VoiceOver reads only the type of the control.
-- severity: warning
-- confidence: likely
-- uncertain: Code may set the label. xibdb does not check this. If the control has a custom class, the finding is hidden, because the class may set its own label. If the control can have a title or an image and is connected to an outlet, the finding is also hidden.
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
