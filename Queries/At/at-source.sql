-- What the words of one line of a source refer to, one row per item. Without a match in the index, a word has no row.
-- parameter file (required): Row id of the source.
-- parameter line (required): Line, 1-based.
-- parameter words (required): The words of the line as a JSON array of objects with text, is_string (0 or 1), column and end_column.
WITH
words (text, is_string, "column", end_column) AS MATERIALIZED (
    SELECT each.value ->> '$.text', each.value ->> '$.is_string', each.value ->> '$.column', each.value ->> '$.end_column'
    FROM json_each(:words) AS each
),
own (file_id, tree_id) AS (SELECT files.id, files.tree_id FROM files WHERE files.id = :file),
-- The classes that this file declares or extends, and their superclasses.
near_classes (class_id, name) AS MATERIALIZED (
    SELECT DISTINCT class_ancestors.ancestor_id, class_ancestors.name
    FROM declarations
    JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
    JOIN class_ancestors ON class_ancestors.class_id = _declaration_classes.class_id
    WHERE declarations.file_id = :file
),
-- A member with an annotation, or one that a nib names.
mentioned_members (id, name, rank, "column", end_column) AS MATERIALIZED (
    SELECT members.id, members.name, 1, members."column", members."column" + length(coalesce(members.source_name, members.name))
    FROM members
    WHERE members.file_id = :file AND members.line = :line
        AND (
            members.kind NOT IN ('method', 'property')
            OR EXISTS (SELECT 1 FROM connections WHERE connections.name = members.name)
            OR EXISTS (SELECT 1 FROM runtime_attributes WHERE runtime_attributes.key_path = members.name)
        )
    UNION ALL
    SELECT members.id, members.name, 2, words."column", words.end_column
    FROM words
    JOIN near_classes
    JOIN members ON members.class = near_classes.name
        AND (words.text IN (members.name, members.source_name) OR substr(members.name, 1, length(words.text) + 1) = words.text || ':')
    WHERE NOT words.is_string
        AND (
            members.kind NOT IN ('method', 'property')
            OR EXISTS (SELECT 1 FROM connections WHERE connections.name = members.name)
        )
    UNION ALL
    SELECT members.id, members.name, 3, words."column", words.end_column
    FROM words
    JOIN members ON coalesce(members.source_name, members.name) = words.text
    JOIN own
    JOIN files ON files.id = members.file_id AND files.tree_id = own.tree_id
    WHERE NOT words.is_string
        AND members.kind NOT IN ('method', 'property')
        -- A name that a class of this file inherits from a framework is not the outlet of another class.
        AND NOT EXISTS (
            SELECT 1
            FROM framework_members
            JOIN near_classes ON near_classes.name = framework_members.class
            WHERE framework_members.name = words.text
        )
),
word_classes (id, name, "column", end_column, shares_target) AS MATERIALIZED (
    SELECT
        classes.id,
        classes.name,
        words."column",
        words.end_column,
        EXISTS (
            SELECT 1
            FROM _class_targets
            JOIN target_files ON target_files.target_id = _class_targets.target_id
            WHERE _class_targets.class_id = classes.id AND target_files.file_id = :file
        )
    FROM words
    JOIN own
    JOIN classes ON classes.tree_id = own.tree_id AND words.text IN (classes.name, classes.objc_name)
    WHERE NOT words.is_string AND (classes.declaration_id IS NOT NULL OR classes.object_count > 0)
),
items (rank, kind, id, name, "column", end_column, confidence) AS (
    SELECT
        1,
        'member',
        mentioned_members.id,
        mentioned_members.name,
        mentioned_members."column",
        mentioned_members.end_column,
        CASE mentioned_members.rank WHEN 1 THEN 'certain' WHEN 2 THEN 'likely' ELSE 'possible' END
    FROM mentioned_members
    WHERE mentioned_members.rank = (
            SELECT min(others.rank) FROM mentioned_members AS others WHERE others."column" = mentioned_members."column"
        )
    UNION ALL
    SELECT 2, 'class', word_classes.id, word_classes.name, word_classes."column", word_classes.end_column, 'certain'
    FROM word_classes
    -- If several programs of the repository declare the class, the one of this file's program.
    WHERE word_classes.shares_target
        OR NOT EXISTS (SELECT 1 FROM word_classes AS others WHERE others."column" = word_classes."column" AND others.shares_target)
    UNION ALL
    SELECT 3, 'load', nib_loads.id, nib_loads.nib_name, nib_loads."column", NULL, nib_loads.confidence
    FROM nib_loads
    WHERE nib_loads.file_id = :file AND nib_loads.line = :line
    UNION ALL
    SELECT 4, 'identifier', NULL, identifiers.identifier, identifiers."column", NULL, iif(identifiers.certainty = 'literal', 'certain', 'likely')
    FROM identifiers
    WHERE identifiers.file_id = :file AND identifiers.line = :line AND identifiers.identifier IS NOT NULL
        AND identifiers.kind NOT IN ('image', 'color')
    UNION ALL
    SELECT
        5,
        CASE resource_calls.kind WHEN 'namedColor' THEN 'color' WHEN 'string' THEN 'text' ELSE resource_calls.kind END,
        NULL,
        resource_calls.name,
        resource_calls."column",
        NULL,
        'certain'
    FROM resource_calls
    WHERE resource_calls.file_id = :file AND resource_calls.line = :line AND instr(resource_calls.name, '*') = 0
    UNION ALL
    SELECT 5, 'text', localized_strings.id, localized_strings.key, localized_strings."column", NULL, 'certain'
    FROM localized_strings
    WHERE localized_strings.file_id = :file AND localized_strings.line = :line
    UNION ALL
    SELECT 6, 'constant', constants.id, constants.name, constants."column", NULL, 'certain'
    FROM constants
    WHERE constants.file_id = :file AND constants.line = :line AND constants.value IS NOT NULL
    UNION ALL
    -- A string that is the name of something. The line does not say what it names.
    SELECT 7, 'nib', files.id, NULL, words."column", words.end_column, 'possible'
    FROM words
    JOIN own
    JOIN files ON files.tree_id = own.tree_id AND files.name = words.text
    WHERE words.is_string AND files.kind IN ('xib', 'storyboard', 'nib')
        AND NOT EXISTS (SELECT 1 FROM nib_loads WHERE nib_loads.file_id = :file AND nib_loads.line = :line)
    UNION ALL
    SELECT 8, 'identifier', NULL, words.text, words."column", words.end_column, 'possible'
    FROM words
    WHERE words.is_string
        AND NOT EXISTS (SELECT 1 FROM identifiers WHERE identifiers.file_id = :file AND identifiers.line = :line AND identifiers.identifier = words.text)
        AND (
            EXISTS (
                SELECT 1
                FROM objects
                WHERE words.text IN (objects.reuse_identifier, objects.storyboard_identifier, objects.restoration_identifier, objects.identifier)
            )
            OR EXISTS (SELECT 1 FROM connections WHERE connections.identifier = words.text)
        )
    UNION ALL
    SELECT 9, 'image', NULL, words.text, words."column", words.end_column, 'possible'
    FROM words
    WHERE words.is_string
        AND EXISTS (SELECT 1 FROM resource_uses WHERE resource_uses.name = words.text AND resource_uses.kind = 'image')
        AND NOT EXISTS (SELECT 1 FROM resource_calls WHERE resource_calls.file_id = :file AND resource_calls.line = :line)
)
SELECT
    items.rank AS rank,
    items.kind AS kind,
    -- The kind of a member, such as outlet or action.
    CASE
        WHEN items.kind = 'member' THEN (SELECT members.kind FROM members WHERE members.id = items.id)
        WHEN items.kind = 'load' THEN 'nib'
        ELSE items.kind
    END AS shown_kind,
    items.id AS id,
    items.name AS name,
    :line AS line,
    min(items."column") AS "column",
    max(items.end_column) AS end_column,
    CASE items.kind
        WHEN 'member' THEN (
            SELECT iif(members.kind = 'outletCollection', 'outlet collection', members.kind) || ' ' || members.name || ' of ' || members.class
            FROM members
            WHERE members.id = items.id
        )
        WHEN 'nib' THEN 'nib ' || (SELECT files.display_path FROM files WHERE files.id = items.id)
        WHEN 'load' THEN 'nib ' || coalesce(items.name, 'with an unknown name')
        ELSE items.kind || ' ' || items.name
    END AS title,
    items.confidence AS confidence
FROM items
GROUP BY items.kind, items.id, items.name
ORDER BY min(items."column"), items.rank, items.name, items.id;
