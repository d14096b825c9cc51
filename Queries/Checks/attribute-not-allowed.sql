-- title: Attribute with a value that the project does not allow
-- why: A project can require certain values for an attribute in all nibs. For example, all labels must follow the text size of the system.
-- severity: warning
-- confidence: certain
-- uncertain: If the option "attributes" is not set, there are no findings.
-- fix: In the Attributes inspector, set a value that the project allows.
-- pack: style
-- option attributes (text, default {}): JSON object that maps an element and its attribute to a list of allowed values. Join the names from the nib with slashes ("label/adjustsFontForContentSizeCategory", "label/textColor/name"). If the list contains null, a nib can omit the attribute.
WITH
agreed (element, attribute, path, allowed) AS (
    SELECT
        substr(entries.key, 1, instr(entries.key, '/') - 1),
        substr(entries.key, instr(entries.key, '/') + 1),
        '$.' || replace(substr(entries.key, instr(entries.key, '/') + 1), '/', '.'),
        iif(entries.type = 'array', entries.value, json_array(entries.value))
    FROM json_each(:attributes) AS entries
    WHERE instr(entries.key, '/') > 0
)
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    agreed.attribute AS subject,
    iif(
        objects.attributes ->> agreed.path IS NULL,
        'The ' || coalesce(objects.class, objects.element) || ' does not set ' || agreed.attribute || '.',
        'The ' || agreed.attribute || ' of the ' || coalesce(objects.class, objects.element) || ' is ' || (objects.attributes ->> agreed.path) || '.'
    ) AS message
FROM agreed
JOIN objects ON objects.element = agreed.element
JOIN files ON files.id = objects.file_id AND files.format = 'document'
WHERE objects.role IS NULL
    AND NOT EXISTS (
        SELECT 1
        FROM json_each(agreed.allowed) AS allowed
        WHERE CAST(allowed.value AS TEXT) IS (objects.attributes ->> agreed.path)
    );
