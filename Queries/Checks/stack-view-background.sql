-- title: Stack view with a background color
-- why: A stack view draws its background color only since iOS 14.
-- iOS: iOS 13 and earlier, and tvOS 13 and earlier, do not draw the color.
-- severity: warning
-- confidence: certain
-- fix: Put the stack view into a view that has the color, or clear the color.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.class AS subject,
    'The ' || objects.class || coalesce(' "' || objects.user_label || '"', '') || ' has a background color, which iOS 13 and earlier do not draw.' AS message
FROM objects
WHERE objects.base_class = 'UIStackView'
    AND objects.attributes ->> '$.backgroundColor' IS NOT NULL
    -- A clear color does not count.
    AND objects.attributes ->> '$.backgroundColor.alpha' IS NOT '0.0'
    AND objects.attributes ->> '$.backgroundColor.alpha' IS NOT '0'
    AND objects.attributes ->> '$.backgroundColor.systemColor' IS NOT 'clearColor';
