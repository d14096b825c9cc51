-- title: Control without an accessibility identifier
-- why: A user interface test finds an element by its accessibility identifier. Without an identifier, the test must use the text of the element, which differs between languages.
-- severity: note
-- confidence: certain
-- uncertain: Code may set the identifier. xibdb does not check this.
-- fix: Set an accessibility identifier in the Identity inspector.
-- pack: accessibility
-- option elements (text, default ["button", "textField", "textView", "secureTextField", "searchField"]): Names of the elements that need an identifier, spelled as in nib files.
-- option labels (flag, default 1): 1 to include labels that are connected to an outlet.
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.element AS subject,
    'The ' || objects.class || ' has no accessibility identifier by which a test can find it.' AS message
FROM objects
JOIN files ON files.id = objects.file_id AND files.format = 'document'
LEFT JOIN objects AS cell ON cell.parent = objects.id AND cell.key = 'cell'
WHERE (
        (
            objects.element IN (SELECT wanted.value FROM json_each(:elements) AS wanted)
            -- On macOS, a label is a text field that is not editable.
            AND (objects.base_class IS NOT 'NSTextField' OR cell.attributes ->> '$.editable' = 'YES')
        )
        OR (
            CAST(:labels AS INTEGER) = 1
            AND (objects.base_class = 'UILabel' OR (objects.base_class = 'NSTextField' AND cell.attributes ->> '$.editable' IS NOT 'YES'))
            AND EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.destination = objects.id AND connections.kind IN ('outlet', 'outletCollection')
            )
        )
    )
    AND objects.accessibility_identifier IS NULL
    -- AppKit uses the identifier of a view as its accessibility identifier.
    AND NOT (files.platform = 'macOS' AND objects.identifier IS NOT NULL)
    AND NOT EXISTS (
        SELECT 1
        FROM runtime_attributes
        WHERE runtime_attributes.object = objects.id AND runtime_attributes.key_path = 'accessibilityIdentifier'
    );
