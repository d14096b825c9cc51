-- The number of xibs and storyboards that an answer covers, and how many of them could not be read. Also the first
-- three unreadable files, with the lines of their errors.
SELECT
    count(*) FILTER (WHERE nibs.kind <> 'storyboard') AS xibs,
    count(*) FILTER (WHERE nibs.kind = 'storyboard') AS storyboards,
    count(*) FILTER (WHERE nibs.format = 'error') AS unread,
    (
        SELECT group_concat(places.place, ', ')
        FROM (
            SELECT files.display_path || coalesce(':' || files.error_line, '') AS place
            FROM answered_files
            JOIN files ON files.id = answered_files.id
            WHERE answered_files.kind IN ('xib', 'storyboard', 'nib') AND answered_files.format = 'error'
            ORDER BY files.display_path
            LIMIT 3
        ) AS places
    ) AS unread_places
FROM answered_files AS nibs
WHERE nibs.kind IN ('xib', 'storyboard', 'nib');
