-- title: Class that is not to be used any more
-- why: The project has a list of classes that another one replaces.
-- severity: warning
-- confidence: certain
-- uncertain: Nothing is found without the option classes.
-- fix: Use the class that replaces it.
-- pack: style
-- option classes (text, default {}): JSON object: Class or Module.Class to the class that replaces it; null for none. A name without a module stands for the class of any module.
SELECT
    class_usage.file_id AS file_id,
    class_usage.line AS line,
    class_usage."column" AS "column",
    class_usage.object AS object,
    class_usage.class AS subject,
    class_usage.class || ' must not be used any more' || coalesce('; use ' || banned.value || ' instead', '') || '.' AS message
FROM class_usage
JOIN json_each(:classes) AS banned ON banned.key IN (class_usage.class, class_usage.module || '.' || class_usage.class);
