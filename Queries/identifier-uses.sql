-- title: Identifiers of nibs and of code, side by side
-- theme: storyboards
-- words: reuse identifier, storyboard identifier, segue identifier, dequeue, instantiate, perform segue, unused identifier, crash, mismatch
-- answers: Where is an identifier defined, and where does code ask for it? Rows with a finding come first. side: nib or code. finding: nothing asks (no code in the index asks for the identifier; a segue that a control triggers needs no code), nothing gives (the code asks for the identifier, but no nib and no code in the index defines it). confidence: likely; possible in these cases: code uses an identifier that is known only at run time, and that might be this one; the sources contain the identifier elsewhere as a string or as a generated accessor; the identifier is the value of a runtime attribute; the request returns nil for an unknown identifier; code outside the index can use it. purpose: what the code does with the identifier (registers, dequeues, makes, performs, attempts, instantiates, compares, sets). For a row of a nib, purpose is "gives". For a view or column that a macOS table can find, purpose is "names".
-- essential: side, identifier, finding
-- parameter name (identifier, default NULL): The identifier, or a GLOB pattern (* and ?). If omitted, all.
-- parameter kind (default NULL; one of reuse, storyboard, segue): Kind of identifier. If omitted, all.
-- parameter finding (default NULL; one of nothing asks, nothing gives): Kind of finding. If omitted, all.
-- parameter confidence (default NULL; one of likely, possible, any): The confidence of the findings. If omitted, likely.
-- example: xibdb report identifier-uses FruitCell
-- example: xibdb report identifier-uses kind=storyboard finding='nothing asks'
WITH
places (side, kind, identifier, purpose, what, file_id, tree_id, line, "column") AS MATERIALIZED (
    SELECT
        'nib',
        'reuse',
        coalesce(objects.reuse_identifier, objects.identifier),
        iif(objects.reuse_identifier IS NULL AND files.platform = 'macOS', 'names', 'gives'),
        objects.class,
        files.id,
        files.tree_id,
        objects.line,
        objects."column"
    FROM objects
    JOIN answered_files AS files ON files.id = objects.file_id
    WHERE objects.reuse_identifier IS NOT NULL
        OR (
            objects.identifier IS NOT NULL
            AND CASE files.platform
                -- A watchOS table has rows with identifiers.
                WHEN 'watchOS' THEN objects.element = 'tableRow'
                -- A macOS table finds a view by its identifier. If the view has no identifier, the table uses the
                -- identifier of the column.
                WHEN 'macOS' THEN objects.element IN ('tableCellView', 'tableRowView', 'tableColumn') OR objects.key = 'prototypeCellViews'
            END
        )
    UNION ALL
    SELECT
        'nib',
        'storyboard',
        coalesce(objects.storyboard_identifier, objects.identifier),
        'gives',
        objects.class,
        files.id,
        files.tree_id,
        objects.line,
        objects."column"
    FROM objects
    JOIN answered_files AS files ON files.id = objects.file_id
    -- A storyboard reference uses the identifier to find a scene. A watchOS storyboard has controllers with
    -- identifiers.
    WHERE objects.role IS NULL
        AND (
            objects.storyboard_identifier IS NOT NULL
            OR (files.platform = 'watchOS' AND objects.element GLOB '*[cC]ontroller' AND objects.identifier IS NOT NULL)
        )
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
    -- Loads that instantiate a scene by its identifier. If the table identifiers has a row for the identifier on the
    -- same line, the load is left out.
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
-- A macOS collection view finds a nib by the identifier of its item.
named_nibs (tree_id, name) AS MATERIALIZED (
    SELECT DISTINCT nibs.tree_id, nibs.name
    FROM nibs
    WHERE nibs.platform = 'macOS' AND nibs.kind <> 'storyboard'
),
sides (kind, identifier, tree_id, is_given, is_asked) AS MATERIALIZED (
    SELECT
        places.kind,
        places.identifier,
        places.tree_id,
        max(
            places.side = 'nib'
            OR places.purpose IN ('registers', 'makes', 'sets', 'names')
            OR (places.kind = 'reuse' AND (places.tree_id, places.identifier) IN (SELECT named_nibs.tree_id, named_nibs.name FROM named_nibs))
        ),
        max(places.side = 'code' AND places.purpose NOT IN ('registers', 'sets', 'names'))
    FROM places
    GROUP BY places.kind, places.identifier, places.tree_id
),
open_uses (tree_id, kind, gives, certainty, class_id, is_controller) AS MATERIALIZED (
    SELECT
        _open_identifiers.tree_id,
        _open_identifiers.kind,
        _open_identifiers.purpose IN ('registers', 'makes'),
        _open_identifiers.certainty,
        _open_identifiers.class_id,
        _open_identifiers.is_controller
    FROM _open_identifiers
),
mentioned (tree_id, text) AS MATERIALIZED (
    SELECT DISTINCT _source_texts.tree_id, _source_texts.text
    FROM _source_texts
    WHERE _source_texts.text IN (SELECT identifier FROM sides WHERE NOT (is_given AND is_asked))
    UNION
    -- A runtime attribute of an object may contain the identifier that the object asks for.
    SELECT files.tree_id, runtime_attributes.value
    FROM runtime_attributes
    JOIN files ON files.id = runtime_attributes.file_id
    WHERE runtime_attributes.value IN (SELECT identifier FROM sides WHERE NOT (is_given AND is_asked))
),
-- Identifiers that code uses through a generated accessor (R.segue.shop.showFruit), in lowercase and without underscores.
accessed (tree_id, kind, name) AS MATERIALIZED (
    SELECT DISTINCT
        files.tree_id,
        iif(calls.receiver GLOB '*.segue.*', 'segue', 'reuse'),
        lower(replace(calls.callee, '_', ''))
    FROM calls
    JOIN files ON files.id = calls.file_id AND files.kind = 'swift'
    WHERE calls.receiver GLOB '?*.segue.?*' OR calls.receiver GLOB '?*.reuseIdentifier'
),
-- Requests that return nil for an unknown identifier. If the result is nil, code can create the view and set its
-- identifier.
quiet (file_id, line, "column") AS MATERIALIZED (
    SELECT identifiers.file_id, identifiers.line, identifiers."column"
    FROM identifiers
    JOIN _reuse_calls ON _reuse_calls.call = identifiers.call AND _reuse_calls.purpose = 'dequeues' AND NOT _reuse_calls.raises
    WHERE identifiers.kind = 'reuse'
),
-- Nibs that code can reach through their objects: the class of an object, or a superclass, uses an identifier that is
-- known only at run time.
reached_nibs (file_id, kind, gives) AS MATERIALIZED (
    SELECT DISTINCT objects.file_id, open_uses.kind, open_uses.gives
    FROM open_uses
    JOIN class_ancestors ON class_ancestors.ancestor_id = open_uses.class_id
    JOIN object_classes ON object_classes.class_id = class_ancestors.class_id
    JOIN objects ON objects.id = object_classes.object
    WHERE open_uses.certainty = 'unresolved'
),
-- Trees in which code can reach every nib, because it uses an identifier that is known only at run time. If
-- only_classes is 1, the identifier is always the name of a class.
reached_trees (tree_id, kind, gives, only_classes) AS MATERIALIZED (
    SELECT open_uses.tree_id, open_uses.kind, open_uses.gives, min(open_uses.certainty <> 'unresolved')
    FROM open_uses
    WHERE open_uses.class_id IS NULL OR (open_uses.certainty = 'unresolved' AND NOT open_uses.is_controller)
    GROUP BY open_uses.tree_id, open_uses.kind, open_uses.gives
),
-- Trees with code that uses an identifier that is known only at run time.
unresolved_trees (tree_id, kind, gives) AS MATERIALIZED (
    SELECT DISTINCT open_uses.tree_id, open_uses.kind, open_uses.gives
    FROM open_uses
    WHERE open_uses.certainty = 'unresolved'
),
found AS MATERIALIZED (
    SELECT
        places.*,
        CASE
            WHEN NOT sides.is_asked AND places.purpose <> 'names' THEN 'nothing asks'
            WHEN NOT sides.is_given AND places.purpose NOT IN ('compares', 'attempts') THEN 'nothing gives'
        END AS finding,
        CASE
            WHEN places.purpose = 'names' OR sides.is_asked AND (sides.is_given OR places.purpose = 'compares') THEN NULL
            WHEN (places.file_id, places.kind) IN (SELECT _outside_used_files.file_id, _outside_used_files.kind FROM _outside_used_files) THEN 'possible'
            -- The sources also contain the identifier as a string.
            WHEN NOT sides.is_asked AND (places.tree_id, places.identifier) IN (SELECT tree_id, text FROM mentioned) THEN 'possible'
            WHEN NOT sides.is_asked
                AND (places.tree_id, places.kind, lower(replace(replace(replace(places.identifier, '_', ''), '-', ''), ' ', '')))
                IN (SELECT accessed.tree_id, accessed.kind, accessed.name FROM accessed) THEN 'possible'
            WHEN places.side = 'code'
                AND (places.file_id, places.line, places."column") IN (SELECT quiet.file_id, quiet.line, quiet."column" FROM quiet) THEN 'possible'
            WHEN (places.file_id, places.kind, sides.is_asked) IN (SELECT file_id, kind, gives FROM reached_nibs) THEN 'possible'
            WHEN places.side = 'code' AND (places.tree_id, places.kind, sides.is_asked) IN (SELECT * FROM unresolved_trees) THEN 'possible'
            WHEN EXISTS (
                SELECT 1
                FROM reached_trees
                WHERE reached_trees.tree_id = places.tree_id
                    AND reached_trees.kind = places.kind
                    AND reached_trees.gives = sides.is_asked
                    AND (NOT reached_trees.only_classes OR places.identifier = places.what)
            ) THEN 'possible'
            ELSE 'likely'
        END AS confidence
    FROM places
    JOIN sides ON sides.kind = places.kind AND sides.identifier = places.identifier AND sides.tree_id = places.tree_id
),
-- is_shown: 1 if the finding has the requested confidence. Other findings are hidden, but their rows are kept.
shown AS MATERIALIZED (
    SELECT
        found.*,
        CASE
            WHEN :confidence = 'any' THEN 1
            ELSE found.confidence = coalesce(:confidence, 'likely')
        END AS is_shown
    FROM found
)
SELECT
    files.display_path AS path,
    shown.line AS line,
    shown."column" AS "column",
    shown.side AS side,
    shown.kind AS kind,
    shown.identifier AS identifier,
    shown.purpose AS purpose,
    shown.what AS what,
    iif(shown.is_shown, shown.finding, NULL) AS finding,
    iif(shown.is_shown, shown.confidence, NULL) AS confidence
FROM shown
JOIN files ON files.id = shown.file_id
WHERE (:name IS NULL OR shown.identifier GLOB :name)
    AND (:kind IS NULL OR shown.kind = :kind)
    AND (:finding IS NULL OR (shown.is_shown AND shown.finding = :finding))
    AND (:confidence IS NULL OR shown.is_shown)
ORDER BY
    NOT shown.is_shown OR shown.finding IS NULL, shown.kind, shown.identifier, shown.side DESC, files.display_path, shown.line, shown."column";
