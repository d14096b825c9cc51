-- title: Image button that VoiceOver cannot name
-- why: A button that shows an image alone has no words. VoiceOver then reads the kind of the control, or the name of the picture's file.
-- severity: warning
-- confidence: likely
-- uncertain: What code sets is not seen. The finding is hidden for a button with a custom class, which may label itself, and for one that an outlet leads to.
-- fix: Give the button an accessibility label in the Identity inspector, or a title.
-- pack: accessibility
-- verdicts: no-accessibility-label
WITH
shown (object, name) AS (
    SELECT resource_uses.object, min(resource_uses.name)
    FROM resource_uses
    WHERE resource_uses.kind = 'image' AND resource_uses.object IS NOT NULL
    GROUP BY resource_uses.object
),
unlabeled (object, file_id, line, "column", image) AS (
    SELECT
        objects.id,
        objects.file_id,
        objects.line,
        objects."column",
        -- On macOS the image is the cell's.
        coalesce(shown.name, (SELECT of_cell.name FROM objects AS cell JOIN shown AS of_cell ON of_cell.object = cell.id WHERE cell.parent = objects.id AND cell.key = 'cell'))
    FROM no_accessibility_label
    JOIN objects ON objects.id = no_accessibility_label.object
    LEFT JOIN shown ON shown.object = objects.id
    WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.control IN ('UIButton', 'UIBarButtonItem', 'UITabBarItem', 'NSButton', 'NSToolbarItem', 'WKInterfaceButton')
)
SELECT
    unlabeled.file_id AS file_id,
    unlabeled.line AS line,
    unlabeled."column" AS "column",
    unlabeled.object AS object,
    unlabeled.image AS subject,
    'The ' || objects.class || ' shows the image "' || unlabeled.image || '" and has neither a title nor an accessibility label.' AS message,
    iif(
        objects.custom_class IS NOT NULL OR EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = unlabeled.object AND connections.kind IN ('outlet', 'outletCollection') AND connections.name <> 'nextKeyView'
        ),
        'possible',
        'likely'
    ) AS confidence
FROM unlabeled
JOIN objects ON objects.id = unlabeled.object
WHERE unlabeled.image IS NOT NULL;
