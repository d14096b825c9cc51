-- title: Runtime attribute that the project does not allow
-- why: A runtime attribute is set by its name when the nib is loaded, and the compiler does not check it. A project can list the attributes that it allows.
-- severity: warning
-- confidence: certain
-- uncertain: If the option "attributes" is not set, there are no findings.
-- fix: Set the value in code, or add the key path to the option.
-- pack: style
-- option attributes (text, default {}): JSON object that maps a pattern of class names (* and ?) to a list of patterns for the key paths that these objects may have ({"*": ["localizationKey"], "UIView": ["layer.*"]}). The pattern must match the class of the object itself, not a superclass.
SELECT
    runtime_attributes.file_id AS file_id,
    runtime_attributes.line AS line,
    runtime_attributes."column" AS "column",
    runtime_attributes.object AS object,
    runtime_attributes.key_path AS subject,
    'The runtime attribute ' || runtime_attributes.key_path || ' of the ' || coalesce(objects.class, objects.element) || ' is not allowed in this project.' AS message
FROM runtime_attributes
JOIN objects ON objects.id = runtime_attributes.object
WHERE :attributes <> '{}'
    AND runtime_attributes.key_path IS NOT NULL
    AND NOT EXISTS (
        SELECT 1
        FROM json_each(:attributes) AS entries
        JOIN json_each(iif(entries.type = 'array', entries.value, json_array(entries.value))) AS allowed
        WHERE coalesce(objects.class, objects.element) GLOB entries.key AND runtime_attributes.key_path GLOB allowed.value
    );
