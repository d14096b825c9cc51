-- title: Identifiers of nibs and of code, side by side
-- theme: storyboards
-- words: reuse identifier, storyboard identifier, segue identifier, dequeue, instantiate, perform segue, unused identifier, crash, mismatch
-- answers: Where is an identifier given, and where does code ask for it? Those with a finding come first. side: nib or code. finding: nothing asks (no code that is indexed names it: for a segue that a person triggers that is well), nothing gives (no nib and no code gives what is asked for). purpose: what the code does with it (registers, dequeues, makes, performs, instantiates, compares, sets); gives for a nib.
-- parameter name (identifier, default NULL): The identifier; GLOB pattern (* and ?); all when left out.
-- parameter kind (default NULL; one of reuse, storyboard, segue): What is identified; all when left out.
-- parameter finding (default NULL; one of nothing asks, nothing gives): One finding alone.
-- example: xibdb report identifier-uses FruitCell
-- example: xibdb report identifier-uses kind=storyboard finding='nothing asks'
WITH
places (side, kind, identifier, purpose, what, file_id, tree_id, line, "column") AS MATERIALIZED (
    SELECT 'nib', 'reuse', objects.reuse_identifier, 'gives', objects.class, files.id, files.tree_id, objects.line, objects."column"
    FROM objects
    JOIN answered_files AS files ON files.id = objects.file_id
    WHERE objects.reuse_identifier IS NOT NULL
    UNION ALL
    SELECT 'nib', 'storyboard', objects.storyboard_identifier, 'gives', objects.class, files.id, files.tree_id, objects.line, objects."column"
    FROM objects
    JOIN answered_files AS files ON files.id = objects.file_id
    -- A reference has it to ask by.
    WHERE objects.storyboard_identifier IS NOT NULL AND objects.role IS NULL
    UNION ALL
    SELECT
        'nib',
        'segue',
        connections.identifier,
        'gives',
        coalesce(source.class || ' → ', '') || coalesce(destination.class, connections.destination_id),
        files.id,
        files.tree_id,
        connections.line,
        connections."column"
    FROM connections
    JOIN answered_files AS files ON files.id = connections.file_id
    LEFT JOIN objects AS source ON source.id = connections.source
    LEFT JOIN objects AS destination ON destination.id = connections.destination
    WHERE connections.kind = 'segue' AND connections.identifier IS NOT NULL
    UNION ALL
    SELECT
        'code',
        identifiers.kind,
        identifiers.identifier,
        identifiers.purpose,
        coalesce(identifiers.class || '.', '') || coalesce(identifiers.member, identifiers.call),
        files.id,
        files.tree_id,
        identifiers.line,
        identifiers."column"
    FROM identifiers
    JOIN answered_files AS files ON files.id = identifiers.file_id
    WHERE identifiers.identifier IS NOT NULL AND identifiers.kind IN ('reuse', 'storyboard', 'segue')
    UNION ALL
    -- Loads of storyboards that name a scene are no uses of their own.
    SELECT
        'code',
        'storyboard',
        nib_loads.identifier,
        'instantiates',
        coalesce(nib_loads.class || '.', '') || coalesce(nib_loads.member, nib_loads.call),
        files.id,
        files.tree_id,
        nib_loads.line,
        nib_loads."column"
    FROM nib_loads
    JOIN answered_files AS files ON files.id = nib_loads.file_id
    WHERE nib_loads.kind = 'storyboard'
        AND nib_loads.identifier IS NOT NULL
        AND NOT EXISTS (
            SELECT 1
            FROM identifiers
            WHERE identifiers.file_id = nib_loads.file_id
                AND identifiers.line = nib_loads.line
                AND identifiers.identifier = nib_loads.identifier
        )
),
sides (kind, identifier, tree_id, is_given, is_asked) AS MATERIALIZED (
    SELECT
        places.kind,
        places.identifier,
        places.tree_id,
        max(places.side = 'nib' OR places.purpose IN ('registers', 'makes', 'sets')),
        max(places.side = 'code' AND places.purpose NOT IN ('registers', 'sets'))
    FROM places
    GROUP BY places.kind, places.identifier, places.tree_id
)
SELECT
    files.display_path AS path,
    places.line AS line,
    places."column" AS "column",
    places.side AS side,
    places.kind AS kind,
    places.identifier AS identifier,
    places.purpose AS purpose,
    places.what AS what,
    CASE
        WHEN NOT sides.is_asked THEN 'nothing asks'
        WHEN NOT sides.is_given AND places.purpose <> 'compares' THEN 'nothing gives'
    END AS finding
FROM places
JOIN sides ON sides.kind = places.kind AND sides.identifier = places.identifier AND sides.tree_id = places.tree_id
JOIN files ON files.id = places.file_id
WHERE (:name IS NULL OR places.identifier GLOB :name)
    AND (:kind IS NULL OR places.kind = :kind)
    AND (
        :finding IS NULL
        OR :finding = CASE
            WHEN NOT sides.is_asked THEN 'nothing asks'
            WHEN NOT sides.is_given AND places.purpose <> 'compares' THEN 'nothing gives'
        END
    )
ORDER BY finding IS NULL, places.kind, places.identifier, places.side DESC, files.display_path, places.line, places."column";
