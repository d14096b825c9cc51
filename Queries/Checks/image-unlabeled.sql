-- title: Image that VoiceOver visits and cannot name
-- why: The image view is marked as an accessibility element, so that VoiceOver stops at it, and has no label to read.
-- severity: warning
-- confidence: likely
-- uncertain: The finding is hidden where code may give the label: an outlet leads to the image view, or it has a custom class.
-- fix: Give the image view an accessibility label, or switch accessibility off for an image that is decoration.
-- pack: accessibility
-- verdicts: no-accessibility-label
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    (SELECT min(resource_uses.name) FROM resource_uses WHERE resource_uses.object = objects.id AND resource_uses.kind = 'image') AS subject,
    'The ' || objects.class || coalesce(' (' || no_accessibility_label.known_as || ')', '')
        || ' is an accessibility element and has no accessibility label.' AS message,
    iif(
        objects.custom_class IS NOT NULL OR EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection')
        ),
        'possible',
        'likely'
    ) AS confidence
FROM no_accessibility_label
JOIN objects ON objects.id = no_accessibility_label.object
WHERE NOT no_accessibility_label.has_placeholder AND no_accessibility_label.control = 'UIImageView';
