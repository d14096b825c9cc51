-- The object or constraint that a message of the Interface Builder compiler names, with advice. Parameters :file (the file name of
-- the nib, or NULL), :id (the object id; global or NULL for the whole document) and :other (the text of the message).
WITH
documents AS (
    SELECT nibs.id AS id, nibs.display_path AS path
    FROM nibs
    WHERE nibs.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file)
),
places AS (
    SELECT
        documents.path AS path,
        objects.line AS line,
        objects."column" AS "column",
        coalesce(objects.user_label, objects.class, objects.element) || ' ' || objects.object_id AS title,
        documents.id AS file_id,
        objects.id AS object,
        'the message names this object' || coalesce(', in the scene of ' || controller.class, '')
            || coalesce(char(10) || 'its parent is ' || coalesce(parent.class, parent.element) || ' ' || parent.object_id, '') AS because,
        0 AS is_weak
    FROM documents
    JOIN objects ON objects.file_id = documents.id AND objects.object_id = :id
    LEFT JOIN objects AS parent ON parent.id = objects.parent
    LEFT JOIN scenes ON scenes.file_id = objects.file_id AND scenes.scene_id = objects.scene_id
    LEFT JOIN objects AS controller ON controller.id = scenes.controller AND controller.id <> objects.id
    UNION ALL
    SELECT
        documents.path,
        constraints.line,
        constraints."column",
        'constraint ' || constraints.first_attribute || coalesce(' to ' || constraints.second_attribute, ''),
        documents.id,
        constraints.first_item,
        'the message names this constraint' || coalesce(' of ' || (
            SELECT coalesce(objects.class, objects.element)
            FROM objects
            WHERE objects.id = constraints.first_item
        ) || coalesce(' to ' || (
            SELECT coalesce(objects.class, objects.element)
            FROM objects
            WHERE objects.id = constraints.second_item
        ), ''), ''),
        0
    FROM documents
    JOIN constraints ON constraints.file_id = documents.id AND constraints.constraint_id = :id
    UNION ALL
    SELECT
        documents.path,
        connections.line,
        connections."column",
        connections.kind || coalesce(' ' || connections.name, ''),
        documents.id,
        connections.source,
        'the message names this connection',
        0
    FROM documents
    JOIN connections ON connections.file_id = documents.id AND connections.connection_id = :id
),
candidates AS (
    SELECT * FROM places
    UNION ALL
    SELECT
        documents.path,
        1,
        1,
        'document',
        documents.id,
        NULL,
        iif(
            :id IS NULL OR :id = 'global',
            'the message is about the whole document',
            'the document has the name in the message, but no object with the id ' || :id
        ),
        coalesce(:id NOT IN ('global'), 0)
    FROM documents
    WHERE NOT EXISTS (SELECT 1 FROM places)
)
SELECT
    path,
    line,
    "column",
    title,
    file_id,
    object,
    NULL AS destination,
    iif(object IS NULL, NULL, :id) AS connection_id,
    because,
    CASE
        WHEN :other LIKE '%earlier than iOS 7%' OR :other LIKE '%prior to%' OR :other LIKE '%older than the deployment target%'
            THEN 'set "Builds for" of the document (File inspector) to Deployment Target, and raise the deployment target of the project'
        WHEN :other LIKE '%repeating content%'
            THEN 'declare the outlet in the class of the cell, or make the cells static: code gets views of a repeating cell from the cell'
        WHEN :other LIKE '%ambiguous%' OR :other LIKE '%needs constraints%' OR :other LIKE '%still needs%'
            THEN 'add constraints until position and size of the view follow from them'
        WHEN :other LIKE '%misplaced%' OR :other LIKE '%will be different at run time%' OR :other LIKE '%frame for%'
            THEN 'update the frame of the view from its constraints (Editor > Update Frames); the app itself uses the constraints'
        WHEN :other LIKE '%unreachable%' OR :other LIKE '%no entry points%'
            THEN 'set the Storyboard ID of the scene, add a segue to it, or delete the scene'
        WHEN :other LIKE '%must have an identifier%' OR :other LIKE '%segues initiated directly%'
            THEN 'set the identifier of the segue, so that code can perform it'
        WHEN :other LIKE '%dynamic type%' THEN 'use a text style as the font, or turn off Automatically Adjusts Font'
        WHEN :other LIKE '%prototype%' AND :other LIKE '%identifier%' THEN 'set the Identifier of the prototype cell, so that code can dequeue it'
        WHEN :other LIKE '%safe area%' OR :other LIKE '%layout guide%'
            THEN 'raise the deployment target, or turn off Use Safe Area Layout Guides in the File inspector'
        WHEN :other LIKE '%localiz%' OR :other LIKE '%fixed width%' OR :other LIKE '%clipping%'
            THEN 'replace the fixed size with a minimum size, so that longer texts fit'
        WHEN :other LIKE '%constraint%' THEN 'select the constraint in the document outline, and compare its attributes with the ends'
        WHEN :other LIKE '%unknown class%' OR :other LIKE '%class%not found%' THEN 'set the class and the module in the Identity inspector'
        WHEN :other LIKE '%color%' OR :other LIKE '%image%' THEN 'add the resource to an asset catalog of the target, or choose another one'
        ELSE 'select the object in Xcode: open the file, and search for the id in the document outline'
    END AS change,
    is_weak
FROM candidates
ORDER BY is_weak, path, line, "column"
LIMIT 100;
