-- title: Storyboard reference to another bundle
-- why: The reference names a bundle by its identifier. The scene is found only while a bundle with this identifier is loaded, and the compiler does not notice a renamed bundle.
-- severity: warning
-- confidence: certain
-- fix: Instantiate the scene in code, from the module that contains it.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.attributes ->> '$.bundleIdentifier' AS subject,
    'The reference to ' || coalesce(objects.attributes ->> '$.storyboardName', 'a storyboard')
        || ' looks for it in the bundle ' || (objects.attributes ->> '$.bundleIdentifier') || '.' AS message
FROM objects
WHERE objects.role = 'storyboardReference' AND objects.attributes ->> '$.bundleIdentifier' IS NOT NULL;
