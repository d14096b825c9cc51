-- The nibs that show the screens of classes on the map of the app: a nib whose File's Owner has the class.
SELECT _own_nibs.class_id AS class_id, files.id AS file_id, files.display_path AS path
FROM _own_nibs
JOIN answered_files AS files ON files.id = _own_nibs.file_id
WHERE _own_nibs.is_owner
ORDER BY _own_nibs.class_id, files.display_path
