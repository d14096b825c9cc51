-- Notes in nibs and storyboards that suppress findings. A note is the field Notes of an object in the Identity
-- inspector, or an XML comment, which applies to the element after it. Parameter :files, row ids as a JSON array.
SELECT
    objects.file_id AS file_id,
    objects.id AS object,
    NULL AS line,
    note.atom AS text
FROM json_each(:files) AS file
JOIN objects ON objects.file_id = file.value
JOIN json_tree(objects.attributes, '$.userComments') AS note
WHERE instr(objects.attributes, 'xibdb:ignore') > 0 AND instr(note.atom, 'xibdb:ignore') > 0
UNION ALL
SELECT
    files.id,
    NULL,
    note.value ->> '$.line',
    note.value ->> '$.text'
FROM json_each(:files) AS file
JOIN files ON files.id = file.value
JOIN json_each(files.attributes, '$.ignoredFindings') AS note
WHERE instr(files.attributes, 'xibdb:ignore') > 0;
