-- title: Identifier that does not exist
-- why: Code asks for a scene, a segue or a reusable view by an identifier that no storyboard, nib or registration defines. Or a storyboard reference names a scene that does not exist in its storyboard. Or no view controller implements the action of an unwind segue.
-- iOS: Asking for an unknown scene, segue or cell identifier raises an exception. If no controller implements the action of an unwind segue, the segue does nothing.
-- macOS: Asking for an unknown identifier of a scene, a segue or a collection view item raises an exception.
-- severity: error (warning for an unwind segue)
-- confidence: certain
-- uncertain: The finding is hidden in these cases: code registers identifiers that are known only at run time; no target compiles the code; the call returns nil, so code may create the cell; the code has several possible identifiers, and another one exists; the class overrides performSegue; nothing creates an object of the class; the nib, owner or class of the storyboard load is not certain. If only some callers or branches use the identifier, the confidence is likely. If a file cannot be read and may define the identifier, there are no findings.
-- fix: Use an identifier that exists, or set it on the scene, the segue or the cell.
-- pack: default
WITH
-- A file that cannot be read may define any identifier.
unread (tree_id, is_storyboard) AS MATERIALIZED (
    SELECT DISTINCT nibs.tree_id, nibs.kind = 'storyboard'
    FROM nibs
    WHERE nibs.format = 'error' AND nibs.origin <> 'test'
),
given (tree_id, kind, identifier) AS MATERIALIZED (
    SELECT files.tree_id, 'storyboard', coalesce(objects.storyboard_identifier, objects.identifier)
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE files.kind = 'storyboard'
        AND (objects.storyboard_identifier IS NOT NULL OR (objects.identifier IS NOT NULL AND files.platform = 'watchOS'))
    UNION
    SELECT files.tree_id, 'segue', connections.identifier
    FROM connections
    JOIN files ON files.id = connections.file_id
    WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION
    SELECT files.tree_id, 'segue', identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind = 'segue' AND identifiers.purpose = 'makes' AND identifiers.identifier IS NOT NULL
    UNION
    SELECT files.tree_id, 'reuse', coalesce(objects.reuse_identifier, objects.identifier)
    FROM objects
    JOIN files ON files.id = objects.file_id
    WHERE objects.reuse_identifier IS NOT NULL OR objects.identifier IS NOT NULL
    UNION
    SELECT files.tree_id, 'reuse', identifiers.identifier
    FROM identifiers
    JOIN files ON files.id = identifiers.file_id
    WHERE identifiers.kind = 'reuse' AND identifiers.purpose IN ('registers', 'makes', 'sets', 'names') AND identifiers.identifier IS NOT NULL
    UNION
    SELECT files.tree_id, 'reuse', nib_loads.identifier
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id
    WHERE nib_loads.purpose = 'registers' AND nib_loads.identifier IS NOT NULL
    UNION
    -- An AppKit collection view loads the nib whose name is equal to the identifier.
    SELECT nibs.tree_id, 'reuse', nibs.name
    FROM nibs
    WHERE nibs.platform = 'macOS' AND nibs.kind <> 'storyboard'
),
-- Classes that register an identifier that is known only at run time. If the code is outside the project's classes, the class is NULL, and the row affects all classes.
open_registrations (tree_id, class) AS MATERIALIZED (
    SELECT
        registering.tree_id,
        iif(
            EXISTS (
                SELECT 1
                FROM classes
                WHERE classes.name = registering.class AND classes.tree_id = registering.tree_id AND classes.kind = 'project'
            ),
            registering.class,
            NULL
        )
    FROM (
        SELECT files.tree_id AS tree_id, identifiers.class AS class
        FROM identifiers
        JOIN files ON files.id = identifiers.file_id
        WHERE identifiers.kind = 'reuse' AND identifiers.purpose = 'registers' AND identifiers.certainty = 'unresolved' AND files.origin <> 'test'
        UNION
        -- If a helper is passed as a value, its arguments are unknown: cells.forEach(table.register).
        SELECT files.tree_id, calls.class
        FROM identifiers
        JOIN calls ON calls.callee = identifiers.member AND calls.arguments IS NULL
        JOIN files ON files.id = calls.file_id AND files.kind = 'swift'
        JOIN files AS homes ON homes.id = identifiers.file_id AND homes.tree_id = files.tree_id
        WHERE identifiers.kind = 'reuse' AND identifiers.purpose = 'registers' AND identifiers.certainty = 'callers'
    ) AS registering
),
asked (file_id, line, "column", tree_id, kind, call, identifier, doubt, raises) AS (
    SELECT
        identifiers.file_id,
        identifiers.line,
        identifiers."column",
        files.tree_id,
        identifiers.kind,
        identifiers.call,
        identifiers.identifier,
        CASE
            WHEN identifiers.kind = 'reuse' AND EXISTS (
                SELECT 1
                FROM open_registrations
                WHERE open_registrations.tree_id = files.tree_id
                    AND (
                        coalesce(open_registrations.class, identifiers.class) IS identifiers.class
                        OR EXISTS (
                            SELECT 1
                            FROM _class_names
                            JOIN class_ancestors ON class_ancestors.class_id = _class_names.class_id
                            WHERE _class_names.name = identifiers.class
                                AND _class_names.tree_id = files.tree_id
                                AND class_ancestors.name = open_registrations.class
                        )
                    )
            ) THEN 'possible'
            -- This call returns nil for an unknown identifier. The code may then create a cell in another method.
            WHEN identifiers.kind = 'reuse' AND NOT _reuse_calls.raises THEN 'possible'
            -- The call has several possible identifiers, and another one exists. This identifier may be a default that is never used.
            WHEN EXISTS (
                SELECT 1
                FROM identifiers AS others
                JOIN given ON given.tree_id = files.tree_id AND given.kind = others.kind AND given.identifier = others.identifier
                WHERE others.identifier_use_id = identifiers.identifier_use_id
                    AND NOT others.is_caller
                    AND NOT identifiers.is_caller
                    AND others.identifier IS NOT identifiers.identifier
            ) THEN 'possible'
            -- The class overrides performSegue, so its code decides what happens for an identifier.
            WHEN identifiers.kind = 'segue' AND EXISTS (
                SELECT 1
                FROM _class_names
                JOIN _overriding_members ON _overriding_members.class_id = _class_names.class_id
                    AND _overriding_members.name = 'performSegueWithIdentifier:sender:'
                WHERE _class_names.name = identifiers.class AND _class_names.tree_id = files.tree_id
            ) THEN 'possible'
            -- An empty identifier is usually in a branch that never runs.
            WHEN identifiers.identifier = '' THEN 'possible'
            -- Nothing creates an object of the class.
            WHEN EXISTS (
                SELECT 1
                FROM _class_names
                JOIN _uncreated_classes ON _uncreated_classes.class_id = _class_names.class_id
                JOIN classes ON classes.id = _uncreated_classes.class_id AND classes.descends_from = 'viewController'
                WHERE _class_names.name = identifiers.class AND _class_names.tree_id = files.tree_id
            ) THEN 'possible'
            -- Only some callers or branches use this identifier.
            WHEN identifiers.is_caller
                OR EXISTS (
                    SELECT 1
                    FROM identifiers AS others
                    WHERE others.identifier_use_id = identifiers.identifier_use_id AND others.identifier IS NOT identifiers.identifier
                ) THEN 'likely'
            ELSE 'certain'
        END,
        identifiers.kind <> 'reuse' OR _reuse_calls.raises
    FROM identifiers
    JOIN answered_files AS files ON files.id = identifiers.file_id
    LEFT JOIN _reuse_calls ON _reuse_calls.call = identifiers.call AND _reuse_calls.purpose = 'dequeues'
    WHERE identifiers.identifier IS NOT NULL
        AND (
            identifiers.kind = 'storyboard' AND identifiers.purpose = 'instantiates'
            OR identifiers.kind = 'segue'
                AND identifiers.purpose <> 'attempts'
                AND identifiers.call
                    IN ('performSegue(withIdentifier:sender:)', 'performSegueWithIdentifier(_:sender:)', 'performSegueWithIdentifier:sender:')
            OR identifiers.kind = 'reuse'
                AND identifiers.purpose = 'dequeues'
                AND (
                    _reuse_calls.raises
                    -- The dequeue call without an index path returns nil. If a table receives nil as a cell, it raises an exception. If
                    -- the code in a file may create a cell, the file is omitted.
                    OR _reuse_calls.class = 'UITableViewCell'
                        AND identifiers.member GLOB 'tableView*'
                        AND NOT EXISTS (
                            SELECT 1
                            FROM identifiers AS made
                            WHERE made.file_id = identifiers.file_id AND made.kind = 'reuse' AND made.purpose = 'makes'
                        )
                        AND NOT EXISTS (
                            SELECT 1
                            FROM nib_loads
                            WHERE nib_loads.file_id = identifiers.file_id AND nib_loads.purpose IN ('loads', 'instantiates') AND nib_loads.kind = 'nib'
                        )
                        AND NOT EXISTS (
                            SELECT 1
                            FROM calls
                            WHERE calls.file_id = identifiers.file_id AND calls.callee = 'init' AND calls.receiver GLOB '*Cell*'
                        )
                )
        )
)
SELECT
    asked.file_id AS file_id,
    asked.line AS line,
    asked."column" AS "column",
    NULL AS object,
    asked.identifier AS subject,
    CASE asked.kind
        WHEN 'storyboard' THEN 'No scene of a storyboard has the identifier ' || asked.identifier || ': ' || asked.call || ' raises an exception.'
        WHEN 'segue' THEN 'No segue of a storyboard has the identifier ' || asked.identifier || ': ' || asked.call || ' raises an exception.'
        ELSE 'No cell or registration has the identifier ' || asked.identifier || ': ' || asked.call
            || iif(asked.raises, ' raises an exception.', ' returns nil.')
    END AS message,
    'error' AS severity,
    asked.doubt AS confidence,
    NULL AS other_file_id,
    NULL AS other_line,
    -- A missing identifier is one defect, even if several places use it.
    asked.tree_id || ' ' || asked.kind || ' ' || asked.identifier AS defect
FROM asked
WHERE (asked.tree_id, asked.kind, asked.identifier) NOT IN (SELECT given.tree_id, given.kind, given.identifier FROM given)
    AND NOT EXISTS (SELECT 1 FROM unread WHERE unread.tree_id = asked.tree_id AND (unread.is_storyboard OR asked.kind = 'reuse'))

UNION ALL

-- Loads and references whose storyboard does not contain the identifier. If no storyboard contains it, the query above reports the load.
SELECT
    nib_loads.file_id,
    nib_loads.line,
    nib_loads."column",
    placeholders.id,
    nib_loads.identifier,
    iif(nib_loads.purpose = 'object', 'The reference asks ', nib_loads.call || ' asks ') || nib_loads.nib_name || ' for the scene ' || nib_loads.identifier
        || ', which this storyboard does not contain.',
    'error',
    CASE
        WHEN nib_loads.purpose = 'object' THEN 'certain'
        ELSE nib_loads.confidence
    END,
    min(storyboards.id),
    1,
    iif(placeholders.id IS NULL, files.tree_id || ' ' || nib_loads.nib_name || ' ' || nib_loads.identifier, NULL)
FROM nib_loads
JOIN answered_files AS files ON files.id = nib_loads.file_id
JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
JOIN files AS storyboards ON storyboards.id = loaded_nibs.file_id
LEFT JOIN objects AS placeholders ON placeholders.file_id = nib_loads.file_id
    AND placeholders.line = nib_loads.line
    AND placeholders."column" = nib_loads."column"
WHERE nib_loads.kind = 'storyboard'
    AND nib_loads.identifier IS NOT NULL
    AND (nib_loads.knows_nib OR nib_loads.purpose = 'object')
    AND (
        nib_loads.purpose = 'object'
        OR (files.tree_id, 'storyboard', nib_loads.identifier) IN (SELECT given.tree_id, given.kind, given.identifier FROM given)
    )
    AND NOT EXISTS (
        SELECT 1
        FROM loaded_nibs AS loaded
        JOIN files AS read ON read.id = loaded.file_id
        LEFT JOIN objects ON objects.file_id = loaded.file_id AND nib_loads.identifier IN (objects.storyboard_identifier, objects.identifier)
        WHERE loaded.load_id = nib_loads.id AND (objects.id IS NOT NULL OR read.format = 'error')
    )
GROUP BY nib_loads.id

UNION ALL

-- An unwind segue returns to a controller that implements the action. The controller can be in any storyboard.
SELECT
    connections.file_id,
    connections.line,
    connections."column",
    connections.source,
    connections.unwind_action,
    'No view controller implements ' || connections.unwind_action || ', the action of the unwind segue of ' || coalesce(object_labels.described, 'the scene')
        || ': the segue does nothing.',
    'warning',
    'certain',
    NULL,
    NULL,
    NULL
FROM connections
JOIN answered_files AS files ON files.id = connections.file_id
LEFT JOIN object_labels ON object_labels.object = connections.source
WHERE connections.kind = 'segue'
    AND connections.unwind_action IS NOT NULL
    AND EXISTS (SELECT 1 FROM files AS sources WHERE sources.tree_id = files.tree_id AND sources.kind IN ('swift', 'objc'))
    AND NOT EXISTS (
        SELECT 1
        FROM _responder_methods
        WHERE _responder_methods.file_id = connections.file_id
            AND _responder_methods.selector = connections.unwind_action
            AND _responder_methods.visibility <> 'hidden'
    );
