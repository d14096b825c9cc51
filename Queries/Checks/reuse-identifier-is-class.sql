-- title: Reuse identifier that differs from the class of the cell
-- why: If the reuse identifier is the name of the class, code does not need a constant, and a search for the class also finds the identifier.
-- severity: note
-- confidence: certain
-- uncertain: If the table or collection view has another cell of the same class, the finding is hidden, because each cell needs a different identifier. Cells without an identifier or a custom class are left out.
-- fix: Use the name of the class as the reuse identifier, in the nib and in the code that registers and dequeues the cell.
-- pack: style
SELECT
    objects.file_id AS file_id,
    objects.line AS line,
    objects."column" AS "column",
    objects.id AS object,
    objects.reuse_identifier AS subject,
    'The reuse identifier of the ' || objects.custom_class || ' is "' || objects.reuse_identifier || '".' AS message,
    iif(
        EXISTS (
            SELECT 1
            FROM objects AS others
            WHERE others.parent = objects.parent
                AND others.id <> objects.id
                AND others.custom_class = objects.custom_class
                AND others.reuse_identifier IS NOT NULL
        ),
        'possible',
        'certain'
    ) AS confidence
FROM objects
WHERE objects.reuse_identifier IS NOT NULL
    AND objects.custom_class IS NOT NULL
    -- The name from NSStringFromClass includes the module.
    AND objects.reuse_identifier NOT IN (objects.custom_class, coalesce(objects.custom_module || '.', '') || objects.custom_class)
    -- Rows of a static table are never dequeued.
    AND NOT EXISTS (
        SELECT 1
        FROM objects AS section
        JOIN objects AS "table" ON "table".id = section.parent
        WHERE section.id = objects.parent AND "table".attributes ->> '$.dataMode' = 'static'
    );
