-- The answers for the connections of the File's Owner, if the class of the owner differs from the class that the nib names. For the class that the nib names, connection_answers contains the answers. Parameters: :file, and :owner, the row id of the class.
SELECT
    connections.id AS connection,
    _class_answers.answer AS answer,
    files.display_path AS member_path,
    members.line AS member_line,
    members."column" AS member_column,
    members.class AS member_class
FROM owners
JOIN connections ON connections.file_id = owners.file_id
    AND iif(connections.kind = 'action', connections.destination, connections.source) = owners.object
JOIN _class_answers ON _class_answers.connection = connections.id AND _class_answers.class_id = :owner
LEFT JOIN members ON members.id = _class_answers.member_id
LEFT JOIN files ON files.id = members.file_id
WHERE owners.file_id = :file
ORDER BY connections.id;
