-- title: Class that the project has replaced
-- why: The project has a list of classes that must not be used any more, and their replacements.
-- severity: warning
-- confidence: certain
-- uncertain: Without the option classes there are no findings.
-- fix: Use the replacement.
-- pack: style
-- option classes (text, default {}): JSON object: Class or Module.Class to the class that replaces it; null for none. A name without a module means the class of any module.
SELECT
    class_usage.file_id AS file_id,
    class_usage.line AS line,
    class_usage."column" AS "column",
    class_usage.object AS object,
    class_usage.class AS subject,
    class_usage.class || ' must not be used any more' || coalesce('; use ' || banned.value || ' instead', '') || '.' AS message
FROM class_usage
JOIN json_each(:classes) AS banned ON banned.key IN (class_usage.class, class_usage.module || '.' || class_usage.class);
