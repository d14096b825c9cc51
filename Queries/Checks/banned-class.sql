-- title: Class that the project has replaced
-- why: The project has a list of classes that nibs must no longer use, with their replacements.
-- severity: warning
-- confidence: certain
-- uncertain: If the option "classes" is not set, there are no findings.
-- fix: Use the replacement.
-- pack: style
-- option classes (text, default {}): JSON object that maps a class (Class or Module.Class) to its replacement, or to null if no replacement exists. A name without a module matches the class of any module.
SELECT
    class_usage.file_id AS file_id,
    class_usage.line AS line,
    class_usage."column" AS "column",
    class_usage.object AS object,
    class_usage.class AS subject,
    class_usage.class || ' must no longer be used' || coalesce('; use ' || banned.value || ' instead', '') || '.' AS message
FROM class_usage
JOIN json_each(:classes) AS banned ON banned.key IN (class_usage.class, class_usage.module || '.' || class_usage.class);
