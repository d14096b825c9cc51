-- title: Control that VoiceOver cannot name
-- why: VoiceOver reads the kind of the control and nothing else, as the file gives it no title, text, placeholder or accessibility label.
-- severity: warning
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a control with a custom class, which may label itself, and for one that can have a title and that an outlet leads to.
-- fix: Give the control an accessibility label, on macOS a description or the title connection of the label beside it.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    no_accessibility_label.control AS subject,
    'VoiceOver has no words for the ' || objects.class
        || coalesce(' (' || no_accessibility_label.known_as || ')', '')
        || ', which has neither a title nor an accessibility label.' AS message,
    iif(
        objects.custom_class IS NOT NULL
        -- What has a title gets it from code more often than not.
        OR (
            no_accessibility_label.control NOT IN (
                'UISwitch', 'UISlider', 'UIStepper', 'UIColorWell', 'UITextField', 'UITextView', 'NSSwitch', 'NSSlider', 'NSStepper', 'NSColorWell',
                'NSComboBox', 'NSTextField', 'NSSecureTextField', 'NSTokenField', 'NSTextView', 'WKInterfaceSwitch', 'WKInterfaceSlider'
            )
            AND EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection') AND connections.name <> 'nextKeyView'
            )
        ),
        'possible',
        'likely'
    ) AS confidence
FROM no_accessibility_label
JOIN objects ON objects.id = no_accessibility_label.object
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.control <> 'UIImageView'
    -- Buttons with an image are told by image-button-unlabeled.
    AND NOT (
        no_accessibility_label.control IN ('UIButton', 'UIBarButtonItem', 'UITabBarItem', 'NSButton', 'NSToolbarItem', 'WKInterfaceButton')
        AND EXISTS (
            SELECT 1
            FROM resource_uses
            LEFT JOIN objects AS cell ON cell.id = resource_uses.object AND cell.key = 'cell'
            WHERE resource_uses.file_id = objects.file_id
                AND resource_uses.kind = 'image'
                AND objects.id IN (resource_uses.object, cell.parent)
        )
    );
