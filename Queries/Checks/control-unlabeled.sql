-- title: Control that VoiceOver cannot name
-- why: VoiceOver reads the kind of the control and nothing else, as the file gives it no title, text, placeholder or accessibility label.
-- severity: warning
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a control with a custom class, which may label itself, and for one that can have a title and that an outlet leads to.
-- fix: Give the control an accessibility label, on macOS a description or the title connection of the label beside it.
-- pack: accessibility
-- report: no-accessibility-label
WITH
-- The report tells where a control lies.
places (path, line, "column", object) AS MATERIALIZED (
    SELECT files.display_path, objects.line, objects."column", objects.id
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.base_class IN (SELECT told.control FROM no_accessibility_label AS told)
)
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
JOIN places ON places.path = no_accessibility_label.path
    AND places.line = no_accessibility_label.line
    AND places."column" = no_accessibility_label."column"
JOIN objects ON objects.id = places.object
WHERE no_accessibility_label.control <> 'UIImageView'
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
