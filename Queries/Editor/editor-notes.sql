-- What the index knows about the declarations of a source, or about a nib: one row per note. An editor shows the notes above the lines.
-- parameter file (required): Row id of the source or nib.
WITH
own_members (id, name, kind, line, "column") AS MATERIALIZED (
    SELECT members.id, members.name, members.kind, members.line, members."column"
    FROM members
    WHERE members.file_id = :file AND members.kind IN ('outlet', 'outletCollection', 'action')
),
connected (member_id, connection, file_id) AS MATERIALIZED (
    SELECT own_members.id, connections.id, connections.file_id
    FROM own_members
    JOIN connections ON connections.name = own_members.name
    JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.member_id = own_members.id
),
own_classes (id, name, line, "column") AS MATERIALIZED (
    SELECT _declaration_classes.class_id, declarations.name, declarations.line, declarations."column"
    FROM declarations
    JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
    WHERE declarations.file_id = :file AND declarations.kind = 'class'
),
notes (line, "column", kind, name, uses, files) AS (
    SELECT own_members.line, own_members."column", 'connected', own_members.name, count(connected.connection), count(DISTINCT connected.file_id)
    FROM own_members
    LEFT JOIN connected ON connected.member_id = own_members.id
    GROUP BY own_members.id
    UNION ALL
    SELECT own_classes.line, own_classes."column", 'placed', own_classes.name, count(*), count(DISTINCT objects.file_id)
    FROM own_classes
    JOIN named_classes ON named_classes.class_id = own_classes.id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
    WHERE objects.role IS NULL OR objects.role NOT IN ('firstResponder', 'filesOwner')
    GROUP BY own_classes.id, own_classes.line
    UNION ALL
    SELECT own_classes.line, own_classes."column", 'owner', own_classes.name, count(*), count(DISTINCT nib_patterns.file_id)
    FROM own_classes
    JOIN nib_patterns ON nib_patterns.owner_class_id = own_classes.id
    GROUP BY own_classes.id, own_classes.line
    UNION ALL
    SELECT 1, 1, 'loaded', files.name, count(DISTINCT nib_usage.load_id), count(DISTINCT nib_usage.source_file_id)
    FROM files
    LEFT JOIN nib_usage ON nib_usage.file_id = files.id
    WHERE files.id = :file AND files.kind IN ('xib', 'storyboard', 'nib')
    GROUP BY files.id
)
SELECT notes.line AS line, notes."column" AS "column", notes.kind AS kind, notes.name AS name, notes.uses AS uses, notes.files AS files
FROM notes
ORDER BY notes.line, notes."column", notes.kind DESC, notes.name;
