-- title: Stack view with a background color
-- why: Before iOS 14, a stack view does not draw its background color.
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
    -- A clear color is not reported.
    AND objects.attributes ->> '$.backgroundColor.alpha' IS NOT '0.0'
    AND objects.attributes ->> '$.backgroundColor.alpha' IS NOT '0'
    AND objects.attributes ->> '$.backgroundColor.systemColor' IS NOT 'clearColor';
