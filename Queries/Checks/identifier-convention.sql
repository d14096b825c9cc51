-- title: Identifier that does not follow the convention of the project
-- why: If all identifiers of one kind follow one pattern, you can search code and nibs for this pattern.
-- severity: note
-- confidence: certain
-- uncertain: If the option "patterns" is not set, there are no findings.
-- fix: Rename the identifier in the nib and in the code that uses it.
-- pack: style
-- option patterns (text, default {}): JSON object that maps a kind of identifier (segue, storyboard, reuse, restoration, accessibility) to a pattern or a list of patterns with *, ? and [a-z] ({"segue": "show*", "reuse": ["*Cell", "*Header"]}).
WITH
agreed (kind, pattern) AS (
    SELECT entries.key, patterns.value
    FROM json_each(:patterns) AS entries
    JOIN json_each(iif(entries.type = 'array', entries.value, json_array(entries.value))) AS patterns
),
used (kind, file_id, object, identifier, line, "column") AS (
    SELECT 'segue', connections.file_id, connections.source, connections.identifier, connections.line, connections."column"
    FROM connections
    WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION ALL
    SELECT 'storyboard', objects.file_id, objects.id, objects.storyboard_identifier, objects.line, objects."column"
    FROM objects
    WHERE objects.storyboard_identifier IS NOT NULL
    UNION ALL
    SELECT 'reuse', objects.file_id, objects.id, objects.reuse_identifier, objects.line, objects."column"
    FROM objects
    WHERE objects.reuse_identifier IS NOT NULL
    UNION ALL
    SELECT 'restoration', objects.file_id, objects.id, objects.restoration_identifier, objects.line, objects."column"
    FROM objects
    WHERE objects.restoration_identifier IS NOT NULL
    UNION ALL
    SELECT 'accessibility', objects.file_id, objects.id, objects.accessibility_identifier, objects.line, objects."column"
    FROM objects
    WHERE objects.accessibility_identifier IS NOT NULL
)
SELECT
    used.file_id AS file_id,
    used.line AS line,
    used."column" AS "column",
    used.object AS object,
    used.kind || ' ' || used.identifier AS subject,
    'The ' || used.kind || ' identifier "' || used.identifier || '" does not match '
        || (SELECT group_concat(listed.pattern, ' or ') FROM agreed AS listed WHERE listed.kind = used.kind) || '.' AS message
FROM used
WHERE used.kind IN (SELECT agreed.kind FROM agreed)
    AND NOT EXISTS (SELECT 1 FROM agreed WHERE agreed.kind = used.kind AND used.identifier GLOB agreed.pattern);
