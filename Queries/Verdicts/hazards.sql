-- Problems that occur when the code in the sources loads a nib. One row per defect and load.
-- column kind: Kind of problem: recursive-load, owner-nil, owner-is-class, owner-lacks-outlet, owner-lacks-action, owner-is-root, no-view-outlet, wrong-nib-by-name, unkept-object, hidden-color, wrong-object, loaded-twice, replaced-object, stays-empty, setter-calls-itself. The report hazards describes each kind.
-- column effect: Effect at run time: crash, broken (a console message, or an object that disappears), visual.
-- column severity: error or warning.
-- column confidence: certain, likely or possible.
-- column defect_number: Number of the defect. The rows of all loads with the same defect have the same number.
-- column place: Position of the row among the rows of its defect, from 1. The load with the highest confidence comes first; the other rows follow by path and line. If only some files are examined, select the first row of the defect in these files.
-- column is_of_code: 1 for a defect in the code: file_id is a source file, and other_file_id is the nib. The rows of one defect may be in several files. 0 for a defect in the nib: file_id is the nib, and other_file_id is usually the source of the load.
-- column file_id: File of the defect.
-- column line: Line in that file.
-- column "column": Column in that file.
-- column object: Row id of the object in the nib; NULL if is_of_code is 1.
-- column connection: Row id of the outlet or action; NULL if the defect involves no connection.
-- column load_id: Row id of the load; NULL if the defect involves no load.
-- column other_file_id: The other file that the defect involves, such as the nib or the source of the load; NULL if the defect involves only one file.
-- column other_line: Line in that file.
-- column message: Description of the problem, as one sentence.
-- column defect: Place and message of a defect in the code. Rows for localized variants of a nib have the same value. NULL if is_of_code is 0.
WITH RECURSIVE
-- Loads that create the objects immediately, and loads through a controller, which loads its nib later.
loads (load_id, file_id, owner_class, owner_class_id, owner_kind, is_controllers, is_registered, certainty, doubt) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        loaded_nibs.file_id,
        nib_loads.owner_class,
        _load_classes.owner_class_id,
        nib_loads.owner_kind,
        nib_loads.purpose IN ('controller', 'nibName'),
        nib_loads.purpose = 'registers',
        nib_loads.certainty,
        CASE
            -- If two helpers have the same name (an instance method and a class method), it is not known which helper
            -- is called.
            WHEN EXISTS (
                SELECT 1
                FROM nib_loads AS helpers
                JOIN nib_loads AS others ON others.file_id = helpers.file_id
                    AND others.class IS helpers.class
                    AND others.member = helpers.member
                    AND others.is_static <> helpers.is_static
                JOIN nib_loads AS beside ON beside.origin_id = others.id
                    AND beside.file_id = nib_loads.file_id
                    AND beside.line = nib_loads.line
                    AND beside."column" = nib_loads."column"
                WHERE helpers.id = nib_loads.origin_id
                    AND NOT EXISTS (SELECT 1 FROM calls WHERE calls.id = nib_loads.call_id AND calls.callee <> 'init')
            ) THEN 2
            WHEN nib_loads.confidence = 'certain' THEN 0
            WHEN nib_loads.confidence = 'likely' THEN 1
            ELSE 2
        END
    FROM nib_loads
    JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
    LEFT JOIN _load_classes ON _load_classes.load_id = nib_loads.id
    WHERE nib_loads.kind = 'nib'
        AND nib_loads.purpose IN (
            'loads', 'instantiates', 'registers', 'controller', 'windowController', 'nibName', 'windowNibName', 'object'
        )
        -- If an instance method and a class method have the same name, a call to self calls the method of the same kind
        -- as the caller.
        AND NOT EXISTS (
            SELECT 1
            FROM calls
            JOIN nib_loads AS helpers ON helpers.id = nib_loads.origin_id
            WHERE calls.id = nib_loads.call_id
                AND coalesce(calls.receiver, 'self') IN ('self', 'super')
                AND calls.callee <> 'init'
                AND helpers.class IS NOT NULL
                AND helpers.is_static <> calls.is_static
        )
),

-- Objects that certainly load a nib while they are created.
-- is_early: 1 if the object loads the nib before the outlets of the nib that contains the object are set.
-- fails: 1 if the load fails because the nib sets outlets that the owner of the load does not have.
-- attribute: the runtime attribute that could prevent the load, but is set too late.
reloads (object, file_id, nib_file_id, load_id, is_early, fails, attribute) AS MATERIALIZED (
    SELECT
        _decoding_loads.object,
        _decoding_loads.file_id,
        _decoding_loads.nib_file_id,
        _decoding_loads.load_id,
        _decoding_loads.selector <> 'awakeFromNib',
        coalesce(nib_loads.owner_kind IN ('nil', 'class') AND owned.outlets > 0 AND files.platform IN ('iOS', 'tvOS'), 0),
        min(coalesce(runtime_attributes.key_path, ''))
    FROM _decoding_loads
    JOIN nib_loads ON nib_loads.id = _decoding_loads.load_id
    JOIN files ON files.id = _decoding_loads.file_id AND files.kind IN ('xib', 'nib')
    LEFT JOIN owned ON owned.file_id = _decoding_loads.nib_file_id
    LEFT JOIN runtime_attributes ON runtime_attributes.object = _decoding_loads.object
        AND runtime_attributes.key_path = _decoding_loads.guard
        AND _decoding_loads.selector <> 'awakeFromNib'
    WHERE _decoding_loads.is_certain
    GROUP BY 1, 2, 3, 4, 5, 6
),
steps (id, file_id, nib_file_id, is_early, fails) AS MATERIALIZED (
    SELECT row_number() OVER (), file_id, nib_file_id, is_early, fails
    FROM (SELECT DISTINCT file_id, nib_file_id, is_early, fails FROM reloads)
),
-- For each step, all later steps. A step is the load of one nib by an object of another nib. is_stopped: 1 if a load
-- fails before the later step.
reached (first, last, is_stopped) AS (
    SELECT id, id, 0 FROM steps
    UNION
    SELECT reached.first, next.id, max(reached.is_stopped, last.fails AND NOT next.is_early)
    FROM reached
    JOIN steps AS last ON last.id = reached.last
    JOIN steps AS next ON next.file_id = last.nib_file_id
),
-- Steps that are repeated. A step is repeated if its later steps lead to the same step again.
circles (file_id, nib_file_id, is_early, fails, is_stopped) AS MATERIALIZED (
    SELECT
        steps.file_id,
        steps.nib_file_id,
        steps.is_early,
        steps.fails,
        min(max(reached.is_stopped, last.fails AND NOT steps.is_early))
    FROM steps
    JOIN reached ON reached.first = steps.id
    JOIN steps AS last ON last.id = reached.last AND last.nib_file_id = steps.file_id
    GROUP BY steps.id
),

-- For each nib, the number of connections of the File's Owner, and the first connection.
owned (file_id, object, outlets, actions, first, names) AS MATERIALIZED (
    SELECT
        owners.file_id,
        owners.object,
        count(*) FILTER (WHERE connections.source = owners.object),
        count(*) FILTER (WHERE connections.source <> owners.object),
        min(connections.id),
        group_concat(DISTINCT connections.name)
    FROM owners
    JOIN connections ON (connections.source = owners.object AND connections.kind IN ('outlet', 'outletCollection'))
        OR (connections.destination = owners.object AND connections.kind = 'action')
    GROUP BY owners.file_id
),

-- Owner classes whose superclasses are all known, so that all their members are known.
known_owners (class_id) AS MATERIALIZED (
    SELECT classes.id
    FROM classes
    WHERE classes.id IN (SELECT loads.owner_class_id FROM loads)
        AND classes.kind = 'project'
        AND EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = classes.id AND class_ancestors.name = 'NSObject'
        )
),

-- Outlets to top-level objects of a controller's nib, if all declarations of the outlet are weak.
weak_outlets (connection) AS MATERIALIZED (
    SELECT connections.id
    FROM nib_patterns
    JOIN objects ON objects.file_id = nib_patterns.file_id AND objects.top_level_index IS NOT NULL AND objects.id <> nib_patterns.root
    JOIN connections ON connections.destination = objects.id AND connections.kind = 'outlet'
    JOIN object_classes ON object_classes.object = connections.source
    JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id
    JOIN _class_keys ON _class_keys.class_id = class_ancestors.ancestor_id AND _class_keys.key = connections.name
    JOIN members ON members.id = _class_keys.member_id
    WHERE nib_patterns.pattern = 'view-controller'
    GROUP BY connections.id
    HAVING min(members.is_weak) = 1
),

-- Messages to a view that make it load its own nib (pattern owner-view) and add the content to itself. Only nibs that
-- nothing else loads. is_direct: 1 if the methods load the nib themselves, without a helper that other code may call.
fills (class_id, file_id, selector, load_id, is_direct) AS MATERIALIZED (
    SELECT
        nib_patterns.owner_class_id,
        nib_patterns.file_id,
        _load_entry_points.selector,
        _load_entry_points.load_id,
        min(_load_entry_points.callee IS NULL) OVER (PARTITION BY nib_patterns.file_id)
    FROM nib_patterns
    JOIN loaded_nibs ON loaded_nibs.file_id = nib_patterns.file_id
    JOIN _load_entry_points ON _load_entry_points.load_id = loaded_nibs.load_id
    WHERE nib_patterns.pattern = 'owner-view'
        AND nib_patterns.certainty = 'load'
        AND NOT EXISTS (
            SELECT 1
            FROM loaded_nibs AS others
            WHERE others.file_id = nib_patterns.file_id
                AND others.load_id NOT IN (SELECT _load_entry_points.load_id FROM _load_entry_points)
        )
),

-- The objects that nib loading returns, in order.
made_at_top (file_id, object, class, line, place, from_end) AS MATERIALIZED (
    SELECT
        objects.file_id,
        objects.id,
        objects.class,
        objects.line,
        row_number() OVER (PARTITION BY objects.file_id ORDER BY objects.top_level_index) - 1,
        row_number() OVER (PARTITION BY objects.file_id ORDER BY objects.top_level_index DESC)
    FROM objects
    WHERE objects.top_level_index IS NOT NULL
        AND objects.parent IS NULL
        AND objects.role IS NULL
        AND objects.file_id IN (
            SELECT loads.file_id FROM loads JOIN _load_uses ON _load_uses.load_id = loads.load_id
        )
),

-- doubt: 0 if the problem is certain, 1 if it is likely, 2 if it is possible. If the load is less certain than the problem,
-- the table `placed` increases this value.
found (kind, effect, doubt, file_id, line, "column", object, connection, load_id, other_file_id, other_line, message) AS (
    SELECT
        'recursive-load',
        'crash',
        2 * circles.is_stopped,
        reloads.file_id,
        objects.line,
        objects."column",
        objects.id,
        NULL,
        reloads.load_id,
        NULL,
        NULL,
        objects.class || ' loads ' || files.name || ' while a nib creates it'
            || iif(reloads.nib_file_id = reloads.file_id, ', and this nib creates an object of the class again.', ', and that nib leads back to this one.')
            || iif(reloads.attribute = '', '', ' The attribute ' || reloads.attribute || ' is set too late to stop it.')
            || iif(circles.is_stopped, ' If the owner is nil, the load fails before that.', '')
    FROM reloads
    JOIN circles ON circles.file_id = reloads.file_id
        AND circles.nib_file_id = reloads.nib_file_id
        AND circles.is_early = reloads.is_early
        AND circles.fails = reloads.fails
    JOIN objects ON objects.id = reloads.object
    JOIN files ON files.id = reloads.nib_file_id

    UNION

    SELECT
        'owner-nil',
        CASE WHEN files.platform = 'macOS' OR owned.outlets = 0 THEN 'broken' ELSE 'crash' END,
        CASE
            -- On macOS, this is harmless if the code only reads the objects, and other code loads the nib with its
            -- owner.
            WHEN files.platform = 'macOS' THEN
                2 * EXISTS (SELECT 1 FROM loads AS others WHERE others.file_id = loads.file_id AND others.owner_kind IS 'instance' AND others.doubt < 2)
            -- If only actions are connected, another object in the responder chain may receive them.
            WHEN owned.outlets = 0 THEN 1
            ELSE 0
        END,
        owned.file_id,
        connections.line,
        connections."column",
        owned.object,
        connections.id,
        loads.load_id,
        NULL,
        NULL,
        'Loaded without an owner, but the File''s Owner' || coalesce(', ' || owners.class || ',', '') || ' has connections: '
            || replace(owned.names, ',', ', ') || CASE
                WHEN owned.outlets = 0 THEN '; its actions are sent to an object that does not implement them.'
                WHEN files.platform = 'macOS' THEN '; no object receives the outlets.'
                ELSE '; a plain NSObject takes its place and is not key value coding-compliant for them.'
            END
    FROM loads
    JOIN owned ON owned.file_id = loads.file_id
    JOIN connections ON connections.id = owned.first
    JOIN owners ON owners.file_id = owned.file_id
    JOIN files ON files.id = owned.file_id
    WHERE loads.owner_kind IS 'nil'
        -- If other code loads the nib with an owner, a registration is not treated as a load without an owner.
        AND NOT (loads.is_registered AND EXISTS (
            SELECT 1 FROM loads AS others WHERE others.file_id = loads.file_id AND others.owner_kind IS 'instance' AND others.doubt < 2
        ))

    UNION

    SELECT
        'owner-is-class',
        CASE WHEN files.platform = 'macOS' THEN 'broken' ELSE 'crash' END,
        0,
        owned.file_id,
        connections.line,
        connections."column",
        owned.object,
        connections.id,
        loads.load_id,
        NULL,
        NULL,
        'The load passes the class ' || coalesce(loads.owner_class || ' ', '') || 'itself as owner (self in a class method), but only an instance has the outlets '
            || replace(owned.names, ',', ', ') || '.'
    FROM loads
    JOIN owned ON owned.file_id = loads.file_id AND owned.outlets > 0
    JOIN connections ON connections.id = owned.first
    JOIN files ON files.id = owned.file_id
    WHERE loads.owner_kind IS 'class'

    UNION

    SELECT
        iif(connections.kind = 'action', 'owner-lacks-action', 'owner-lacks-outlet'),
        -- A missing action has an effect only when a control sends it.
        CASE WHEN files.platform = 'macOS' OR connections.kind = 'action' THEN 'broken' ELSE 'crash' END,
        0,
        owners.file_id,
        connections.line,
        connections."column",
        owners.object,
        connections.id,
        loads.load_id,
        NULL,
        NULL,
        loads.owner_class || ', which loads the nib, has no ' || connections.name || CASE
            WHEN owners.class IS NULL OR owners.class = loads.owner_class THEN ''
            ELSE '; the nib names ' || owners.class || ' as its owner'
        END || CASE
            WHEN connections.kind = 'action' THEN iif(files.platform IN ('iOS', 'tvOS'), '; the app crashes when it is sent.', '; the control does nothing.')
            WHEN files.platform IN ('iOS', 'tvOS') THEN '; the app crashes when it loads the nib.'
            ELSE '; no object receives the outlet.'
        END
    FROM loads
    -- The join starts with the loads and continues with the connections of their owners. Any other join order would
    -- check all connections.
    CROSS JOIN known_owners ON known_owners.class_id = loads.owner_class_id
    CROSS JOIN owners ON owners.file_id = loads.file_id
    CROSS JOIN connections ON connections.file_id = owners.file_id
        AND connections.kind IN ('outlet', 'action')
        AND iif(connections.kind = 'action', connections.destination, connections.source) = owners.object
    CROSS JOIN _class_answers ON _class_answers.connection = connections.id AND _class_answers.class_id = loads.owner_class_id
    JOIN files ON files.id = owners.file_id
    WHERE loads.owner_kind IS 'instance'
        AND _class_answers.answer IN ('no', 'hidden')
        -- Excludes nibs that name a subclass of the class that contains the load: at run time, the owner can be an
        -- object of the subclass.
        AND NOT EXISTS (
            SELECT 1
            FROM object_classes
            JOIN class_ancestors ON class_ancestors.class_id = object_classes.class_id
            WHERE object_classes.object = owners.object
                AND class_ancestors.ancestor_id = loads.owner_class_id
                AND class_ancestors.distance > 0
        )

    UNION

    SELECT
        'owner-is-root',
        'broken',
        coalesce(
            (SELECT min(loads.doubt) FROM loads WHERE loads.file_id = nib_patterns.file_id AND loads.owner_class_id = nib_patterns.owner_class_id),
            2
        ),
        nib_patterns.file_id,
        owner.line,
        owner."column",
        owner.id,
        NULL,
        NULL,
        nib_patterns.file_id,
        root.line,
        'The File''s Owner and a top-level object are both ' || root.class
            || ': loading creates a second object, which does not have the connections of the owner.'
    FROM nib_patterns
    JOIN owners ON owners.file_id = nib_patterns.file_id
    JOIN objects AS owner ON owner.id = owners.object
    JOIN objects AS root ON root.file_id = nib_patterns.file_id AND root.top_level_index IS NOT NULL
    JOIN object_classes ON object_classes.object = root.id AND object_classes.class_id = nib_patterns.owner_class_id
    WHERE nib_patterns.owner_connected = 1
        -- Excludes nibs if every known load passes the class itself or nil as owner: such a load creates only one
        -- object of the class.
        AND (
            NOT EXISTS (SELECT 1 FROM loads WHERE loads.file_id = nib_patterns.file_id AND loads.owner_kind IS NOT NULL)
            OR EXISTS (SELECT 1 FROM loads WHERE loads.file_id = nib_patterns.file_id AND loads.owner_kind IS 'instance')
        )
        -- The application owns a nib with a main menu, even if the nib names a different class.
        AND nib_patterns.pattern <> 'main-nib'
        AND nib_patterns.menu_count = 0
        -- A collection view uses the top-level item, and ignores the owner.
        AND root.base_class IS NOT 'NSCollectionViewItem'

    UNION

    SELECT
        'no-view-outlet',
        'crash',
        0,
        nib_patterns.file_id,
        owner.line,
        owner."column",
        owner.id,
        NULL,
        nib_patterns.load_id,
        NULL,
        NULL,
        nib_patterns.owner_class || ' loads the nib as its own, but the outlet view is not connected.'
    FROM nib_patterns
    JOIN classes ON classes.id = nib_patterns.owner_class_id AND classes.descends_from = 'viewController'
    JOIN owners ON owners.file_id = nib_patterns.file_id
    JOIN objects AS owner ON owner.id = owners.object
    WHERE nib_patterns.pattern = 'view-controller'
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.source = owners.object
                AND (
                    connections.name = 'view'
                    -- The table of a UITableViewController is its view.
                    OR EXISTS (
                        SELECT 1
                        FROM class_ancestors
                        WHERE class_ancestors.class_id = nib_patterns.owner_class_id
                            AND (connections.name, class_ancestors.name)
                                IN (VALUES ('tableView', 'UITableViewController'), ('collectionView', 'UICollectionViewController'))
                    )
                )
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = nib_patterns.owner_class_id
                AND class_ancestors.name IN (SELECT _container_controllers.name FROM _container_controllers)
        )
        -- Excludes controllers whose own code creates or sets the view.
        AND NOT EXISTS (
            SELECT 1
            FROM _overriding_members
            WHERE _overriding_members.class_id = nib_patterns.owner_class_id AND _overriding_members.name IN ('loadView', 'setView:', 'view')
        )
        AND NOT EXISTS (
            SELECT 1
            FROM _class_assignments
            WHERE _class_assignments.class_id = nib_patterns.owner_class_id
                AND (_class_assignments.member GLOB 'init*' OR _class_assignments.member = 'awakeFromNib')
                AND _class_assignments.name IN ('view', 'setView')
                AND coalesce(_class_assignments.object, 'self') = 'self'
        )
        -- Excludes a controller if another nib contains an object of its class or of a subclass, and connects the outlet
        -- view of this object.
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN named_classes ON named_classes.class_id = class_ancestors.class_id
            JOIN objects ON objects.file_id = named_classes.file_id
                AND objects.class = named_classes.name
                AND objects.custom_module IS named_classes.module
                AND objects.role IS NULL
            JOIN connections ON connections.source = objects.id AND connections.name = 'view'
            WHERE class_ancestors.ancestor_id = nib_patterns.owner_class_id
        )

    UNION

    SELECT
        'wrong-nib-by-name',
        'crash',
        0,
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        loads.load_id,
        nib_patterns.file_id,
        root.line,
        loads.owner_class || ' is created without a nib name and loads ' || files.name || ' by its name, but that nib belongs to '
            || coalesce(iif(nib_patterns.owner_connected, nib_patterns.owner_class, NULL), nib_patterns.root_class, 'another class') || '.'
    FROM loads
    JOIN nib_patterns ON nib_patterns.file_id = loads.file_id
    JOIN files ON files.id = loads.file_id
    JOIN objects AS root ON root.id = nib_patterns.root
    WHERE loads.certainty = 'rule'
        AND loads.is_controllers
        AND loads.owner_class_id IS NOT NULL
        AND (nib_patterns.pattern <> 'view-controller' OR nib_patterns.owner_class_id IS NOT NULL)
        -- Excludes nibs with the full class name of the controller: they belong to it, even if they name a different
        -- owner.
        AND files.name <> loads.owner_class
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = loads.owner_class_id AND class_ancestors.ancestor_id = nib_patterns.owner_class_id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            WHERE class_ancestors.class_id = nib_patterns.owner_class_id AND class_ancestors.ancestor_id = loads.owner_class_id
        )
        AND NOT EXISTS (
            SELECT 1
            FROM _overriding_members
            WHERE _overriding_members.class_id = loads.owner_class_id AND _overriding_members.name = 'loadView'
        )

    UNION

    SELECT
        'unkept-object',
        'broken',
        iif(
            weak.id IN (SELECT weak_outlets.connection FROM weak_outlets),
            -- Code that runs immediately after the load may retain the object.
            2,
            coalesce((SELECT min(loads.doubt) FROM loads WHERE loads.load_id = nib_patterns.load_id), 1)
        ),
        objects.file_id,
        objects.line,
        objects."column",
        objects.id,
        weak.id,
        iif(weak.id IS NULL, nib_patterns.load_id, NULL),
        weak.file_id,
        weak.line,
        iif(weak.id IS NULL, 'No outlet', 'Only the weak outlet ' || weak.name) || ' holds the top-level ' || coalesce(objects.class, objects.element)
            || iif(
                weak.id IN (SELECT weak_outlets.connection FROM weak_outlets),
                ', so it is deallocated after the nib is loaded unless code immediately keeps it.',
                ', so it is deallocated right after the nib is loaded.'
            )
    FROM nib_patterns
    JOIN files ON files.id = nib_patterns.file_id
    JOIN objects ON objects.file_id = nib_patterns.file_id AND objects.top_level_index IS NOT NULL AND objects.id <> nib_patterns.root
    LEFT JOIN connections AS weak ON weak.id = (
        SELECT min(connections.id)
        FROM connections
        WHERE connections.destination = objects.id AND connections.kind = 'outlet'
    )
    WHERE nib_patterns.pattern = 'view-controller'
        AND files.platform IN ('iOS', 'tvOS')
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            LEFT JOIN objects AS source ON source.id = connections.source
            WHERE connections.destination = objects.id
                AND connections.kind IN ('outlet', 'outletCollection')
                AND NOT (
                    (connections.name GLOB '*elegate' OR connections.name GLOB '*ataSource')
                    AND source.custom_class IS NULL
                )
                AND connections.id NOT IN (SELECT weak_outlets.connection FROM weak_outlets)
        )

    UNION

    SELECT
        'hidden-color',
        'visual',
        coalesce((SELECT min(loads.doubt) FROM loads WHERE loads.load_id = nib_patterns.load_id), 1),
        embeddings.file_id,
        objects.line,
        objects."column",
        objects.id,
        NULL,
        NULL,
        embeddings.nib_file_id,
        coalesce((
            SELECT min(resource_uses.line)
            FROM resource_uses
            WHERE resource_uses.object = root.id AND resource_uses.property = 'backgroundColor'
        ), root.line),
        'The background color set on this ' || objects.class || ' is covered by the container in ' || nibs.name || ', which is opaque.'
    FROM embeddings
    JOIN nib_patterns ON nib_patterns.file_id = embeddings.nib_file_id AND nib_patterns.certainty = 'load'
    JOIN objects ON objects.id = embeddings.object
    JOIN objects AS root ON root.id = nib_patterns.root
    JOIN files AS nibs ON nibs.id = embeddings.nib_file_id
    WHERE embeddings.kind = 'owner-view'
        AND embeddings.file_id <> embeddings.nib_file_id
        -- Excludes cells, because the table view or collection view inserts them.
        AND root.base_class NOT IN ('UITableViewCell', 'UITableViewHeaderFooterView', 'UICollectionViewCell', 'UICollectionReusableView')
        -- Keep only nibs whose owner can add the container to itself: through an outlet, or from the returned objects.
        AND (
            EXISTS (
                SELECT 1
                FROM owners
                JOIN connections ON connections.source = owners.object
                WHERE owners.file_id = embeddings.nib_file_id AND connections.kind = 'outlet' AND connections.destination = root.id
            )
            OR EXISTS (SELECT 1 FROM _load_uses WHERE _load_uses.load_id = nib_patterns.load_id AND _load_uses.kind <> 'replaces')
        )
        AND coalesce(root.attributes ->> '$.backgroundColor.alpha', '1') = '1'
        AND root.attributes ->> '$.backgroundColor' IS NOT NULL
        AND coalesce(root.attributes ->> '$.backgroundColor.systemColor', root.attributes ->> '$.backgroundColor.cocoaTouchSystemColor', '')
            NOT GLOB '*clearColor'
        AND coalesce(root.attributes ->> '$.alpha', '1') = '1'
        AND objects.attributes ->> '$.backgroundColor' IS NOT NULL
        AND objects.attributes ->> '$.backgroundColor' IS NOT root.attributes ->> '$.backgroundColor'
        AND coalesce(objects.attributes ->> '$.backgroundColor.alpha', '1') <> '0.0'
        -- Excludes the default colors of a new view in Interface Builder, and clear colors.
        AND coalesce(objects.attributes ->> '$.backgroundColor.systemColor', objects.attributes ->> '$.backgroundColor.white', '')
            NOT IN ('systemBackgroundColor', 'clearColor', '1')
        -- Excludes loads in functions that set a background color, because it may be the color of the container.
        AND NOT EXISTS (
            SELECT 1
            FROM nib_loads
            -- Checks both the function that contains the load and the helper that it calls.
            JOIN nib_loads AS functions ON functions.id IN (nib_loads.id, nib_loads.origin_id)
            JOIN assignments ON assignments.file_id = functions.file_id AND assignments.member = functions.member
            WHERE nib_loads.id = nib_patterns.load_id AND assignments.name IN ('backgroundColor', 'setBackgroundColor')
        )

    UNION

    SELECT
        'wrong-object',
        iif(_load_uses.kind = 'casts', 'crash', 'broken'),
        -- If code does not cast the object, the wrong class is harmless until code uses a member that only the expected
        -- class has. The usual overrides of view methods are ignored.
        iif(
            _load_uses.kind = 'takes'
                AND EXISTS (
                    SELECT 1
                    FROM _class_names
                    JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
                    WHERE _class_names.name = _load_uses.class AND _class_names.tree_id = files.tree_id
                )
                AND NOT EXISTS (
                    SELECT 1
                    FROM _class_names
                    JOIN class_members ON class_members.class_id = _class_names.class_id
                    JOIN members ON members.id = class_members.member_id AND members.is_static = 0
                    WHERE _class_names.name = _load_uses.class
                        AND _class_names.tree_id = files.tree_id
                        AND class_members.name NOT GLOB 'init[A-Z(]*'
                        AND class_members.name NOT IN ('init', 'awakeFromNib', 'dealloc', 'drawRect:', 'layoutSubviews', 'prepareForReuse')
                ),
            2,
            loads.doubt
        ),
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        loads.load_id,
        loads.file_id,
        made.line,
        'The code takes ' || CASE _load_uses.place WHEN -1 THEN 'the last object' ELSE 'object ' || _load_uses.place END || ' of ' || files.name || ' as a '
            || _load_uses.class || ', but it is a ' || made.class || CASE _load_uses.kind
                WHEN 'casts' THEN '.'
                WHEN 'asks' THEN ', so the result is nil.'
                ELSE ', which does not have the members of ' || _load_uses.class || '.'
            END
    FROM loads
    JOIN _load_uses ON _load_uses.load_id = loads.load_id AND _load_uses.class IS NOT NULL
    JOIN files ON files.id = loads.file_id AND files.platform IN ('iOS', 'tvOS')
    JOIN made_at_top AS made ON made.file_id = loads.file_id
        AND iif(_load_uses.place < 0, made.from_end = -_load_uses.place, made.place = _load_uses.place)
    JOIN object_classes ON object_classes.object = made.object
    WHERE EXISTS (SELECT 1 FROM class_ancestors WHERE class_ancestors.class_id = object_classes.class_id AND class_ancestors.name = 'NSObject')
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _class_names ON _class_names.class_id = class_ancestors.ancestor_id
            WHERE class_ancestors.class_id = object_classes.class_id AND _class_names.name = _load_uses.class
        )
        -- Check only class names, not protocols or aliases of classes.
        AND (
            EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = _load_uses.class)
            OR EXISTS (
                SELECT 1
                FROM _class_names
                JOIN classes ON classes.id = _class_names.class_id AND classes.kind = 'project'
                WHERE _class_names.name = _load_uses.class AND _class_names.tree_id = files.tree_id
            )
        )

    UNION

    SELECT
        'wrong-object',
        'crash',
        loads.doubt,
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        loads.load_id,
        loads.file_id,
        made.line,
        'The code takes object ' || _load_uses.place || ' of ' || files.name || ', which has only ' || (made.place + 1) || '.'
    FROM loads
    JOIN _load_uses ON _load_uses.load_id = loads.load_id AND _load_uses.place > 0
    JOIN files ON files.id = loads.file_id AND files.platform IN ('iOS', 'tvOS')
    JOIN made_at_top AS made ON made.file_id = loads.file_id AND made.from_end = 1
    WHERE _load_uses.place > made.place

    UNION

    -- An object receives two messages, and both load the nib. If code creates the object, they are initWithFrame: and
    -- init. If a nib creates it, they are initWithCoder: and awakeFromNib.
    SELECT
        'loaded-twice',
        'broken',
        iif(one.selector = 'awakeFromNib', 0, 1),
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        one.load_id,
        nibs.file_id,
        root.line,
        classes.name || ' loads ' || files.name || ' twice: ' || one.selector || ' comes after ' || other.selector || ', and both load it.'
    FROM _load_entry_points AS one
    JOIN _load_entry_points AS other ON other.class_id = one.class_id
        AND other.is_conditional = 0
        AND other.selector = iif(one.selector = 'init', 'initWithFrame:', 'initWithCoder:')
    JOIN classes ON classes.id = one.class_id AND classes.descends_from IN ('view', 'cell')
    JOIN loaded_nibs AS nibs ON nibs.load_id = one.load_id
    JOIN loaded_nibs AS others ON others.load_id = other.load_id AND others.file_id = nibs.file_id
    JOIN files ON files.id = nibs.file_id
    JOIN nib_patterns ON nib_patterns.file_id = nibs.file_id
    JOIN objects AS root ON root.id = nib_patterns.root
    WHERE one.selector IN ('init', 'awakeFromNib')
        AND one.is_conditional = 0
        -- Requires that init calls init of the superclass, which calls initWithFrame:. If an init returns another object,
        -- it may omit this call.
        AND (
            one.selector <> 'init'
            OR EXISTS (
                SELECT 1
                FROM _declaration_classes
                JOIN declarations ON declarations.id = _declaration_classes.declaration_id
                JOIN _super_calls ON _super_calls.file_id = declarations.file_id AND _super_calls.class = declarations.name
                WHERE _declaration_classes.class_id = one.class_id
                    AND _super_calls.member = 'init'
                    AND _super_calls.name = 'init'
                    AND _super_calls.argument_count = 0
            )
        )
        -- Excludes loads through another initializer, because the object then runs the load only once.
        AND (one.callee IS NULL OR one.callee NOT GLOB 'init*')

    UNION

    -- A nib creates a view, but the class of the view loads its content only in methods that nib loading does not call
    -- on this view.
    SELECT
        'stays-empty',
        'broken',
        iif(min(fills.is_direct), 0, 2),
        objects.file_id,
        objects.line,
        objects."column",
        objects.id,
        NULL,
        min(fills.load_id),
        NULL,
        NULL,
        objects.class || ' loads ' || nibs.name || ' only in ' || group_concat(DISTINCT fills.selector)
            || ', but the nib creates this object with ' || _made_objects.initializer || ', so it stays empty.'
    FROM fills
    JOIN files AS nibs ON nibs.id = fills.file_id
    JOIN object_classes ON object_classes.class_id = fills.class_id
    -- Excludes objects in the loaded nib itself, because they are part of the content.
    JOIN objects ON objects.id = object_classes.object AND objects.role IS NULL AND objects.file_id <> fills.file_id
    JOIN _made_objects ON _made_objects.object = objects.id AND _made_objects.initializer IS NOT NULL
    WHERE objects.id NOT IN (SELECT _unfound_objects.object FROM _unfound_objects)
        -- Excludes classes with an initializer that does not call super: it ends the program, or creates the object
        -- differently.
        AND NOT EXISTS (
            SELECT 1
            FROM class_ancestors
            JOIN _method_bodies ON _method_bodies.class_id = class_ancestors.ancestor_id
            WHERE class_ancestors.class_id = fills.class_id
                AND _method_bodies.name = _made_objects.initializer
                AND _method_bodies.goes_on IS NOT 1
        )
    GROUP BY objects.id, nibs.id
    HAVING max(
        fills.selector IN ('awakeFromNib', _made_objects.initializer)
        OR (fills.selector = 'awakeAfterUsingCoder:' AND _made_objects.initializer = 'initWithCoder:')
    ) = 0

    UNION

    -- Code creates a view, but the class of the view loads its content only in methods that nib loading calls.
    SELECT
        'stays-empty',
        'broken',
        0,
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        min(fills.load_id),
        nibs.id,
        owner.line,
        classes.name || ' loads ' || nibs.name || ' only in ' || group_concat(DISTINCT fills.selector)
            || ', but code creates the object at ' || min(sources.display_path || ':' || calls.line) || ' in another way, so it stays empty.'
    FROM fills
    JOIN classes ON classes.id = fills.class_id
    JOIN files AS nibs ON nibs.id = fills.file_id
    JOIN owners ON owners.file_id = nibs.id
    JOIN objects AS owner ON owner.id = owners.object
    JOIN calls ON calls.receiver = classes.name AND calls.callee = 'init'
    JOIN files AS sources ON sources.id = calls.file_id AND sources.tree_id = nibs.tree_id AND sources.kind IN ('swift', 'objc')
    WHERE fills.is_direct
        -- The call certainly refers to this class: no other class has the name, and the file with the call shares a
        -- target with the class.
        AND (
            SELECT count(*) FROM _class_names WHERE _class_names.name = classes.name AND _class_names.tree_id = classes.tree_id
        ) = 1
        AND (
            NOT EXISTS (SELECT 1 FROM _class_targets WHERE _class_targets.class_id = classes.id)
            OR EXISTS (
                SELECT 1
                FROM target_files
                JOIN _class_targets ON _class_targets.target_id = target_files.target_id
                WHERE target_files.file_id = calls.file_id AND _class_targets.class_id = classes.id
            )
        )
    GROUP BY fills.class_id, nibs.id
    HAVING max(fills.selector NOT IN ('awakeFromNib', 'initWithCoder:', 'awakeAfterUsingCoder:')) = 0

    UNION

    -- If a query uses min(), SQLite reads the other columns from the row with the minimum.
    SELECT
        'setter-calls-itself',
        'crash',
        iif(max(setters.is_sent), 0, 1),
        setters.file_id,
        setters.line,
        setters."column",
        min(setters.object),
        NULL,
        NULL,
        setters.source_id,
        setters.source_line,
        setters.name || ' of ' || setters.class || ' sets its own property, and therefore calls itself until the app crashes.'
    FROM (
        SELECT
            functions.id AS function_id,
            functions.file_id AS source_id,
            functions.line AS source_line,
            functions.name AS name,
            functions.class AS class,
            objects.id AS object,
            objects.file_id AS file_id,
            objects.line AS line,
            objects."column" AS "column",
            EXISTS (
                SELECT 1
                FROM runtime_attributes
                WHERE runtime_attributes.object = objects.id
                    AND 'set' || upper(substr(runtime_attributes.key_path, 1, 1)) || substr(runtime_attributes.key_path, 2) || ':' = functions.name
            ) OR EXISTS (
                SELECT 1
                FROM connections
                WHERE connections.source = objects.id
                    AND connections.kind = 'outlet'
                    AND 'set' || upper(substr(connections.name, 1, 1)) || substr(connections.name, 2) || ':' = functions.name
            ) AS is_sent
        FROM functions
        JOIN declarations ON declarations.file_id = functions.file_id AND declarations.name = functions.class
        JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
        JOIN object_classes ON object_classes.class_id = _declaration_classes.class_id
        JOIN objects ON objects.id = object_classes.object
        WHERE functions.is_endless_setter = 1
            -- Excludes a setter whose property declares a different setter.
            AND NOT EXISTS (
                SELECT 1
                FROM members
                JOIN _declaration_classes AS beside ON beside.declaration_id = members.declaration_id
                WHERE beside.class_id = _declaration_classes.class_id
                    AND members.setter IS NOT NULL
                    AND members.setter <> functions.name
                    AND 'set' || upper(substr(members.name, 1, 1)) || substr(members.name, 2) || ':' = functions.name
            )
    ) AS setters
    GROUP BY setters.function_id

    UNION

    SELECT
        'replaced-object',
        'crash',
        1 - min(_decoding_loads.is_certain),
        NULL,
        NULL,
        NULL,
        NULL,
        NULL,
        _decoding_loads.load_id,
        _decoding_loads.file_id,
        min(objects.line),
        'initWithCoder: of ' || objects.class || ' returns another object, which a nib does not allow.'
    FROM _load_uses
    JOIN _decoding_loads ON _decoding_loads.load_id = _load_uses.load_id AND _decoding_loads.selector = 'initWithCoder:'
    JOIN objects ON objects.id = _decoding_loads.object
    JOIN files ON files.id = _decoding_loads.file_id AND files.platform IN ('iOS', 'tvOS')
    WHERE _load_uses.kind = 'replaces'
    GROUP BY _decoding_loads.load_id, _decoding_loads.file_id, objects.class
),

-- Adds the position of the load. If the load is less certain than the problem, increases `doubt`. If
-- several loads at one position have the same defect, they become one row.
placed (kind, effect, severity, doubt, is_of_code, file_id, line, "column", object, connection, load_id, other_file_id, other_line, message, path, other_path)
AS MATERIALIZED (
    SELECT
        found.kind,
        found.effect,
        CASE
            WHEN found.kind IN ('owner-lacks-outlet', 'owner-lacks-action') THEN iif(files.platform IN ('iOS', 'tvOS'), 'error', 'warning')
            WHEN found.effect = 'crash' OR found.kind = 'wrong-object' THEN 'error'
            ELSE 'warning'
        END,
        max(found.doubt, CASE nib_loads.confidence WHEN 'possible' THEN 2 WHEN 'likely' THEN 1 ELSE 0 END) AS doubt,
        found.file_id IS NULL,
        files.id,
        coalesce(found.line, nib_loads.line) AS line,
        coalesce(found."column", nib_loads."column") AS "column",
        min(found.object),
        min(found.connection),
        min(found.load_id),
        coalesce(others.id, sources.id) AS other_file_id,
        coalesce(found.other_line, nib_loads.line) AS other_line,
        found.message,
        files.display_path,
        coalesce(others.display_path, sources.display_path)
    FROM found
    LEFT JOIN nib_loads ON nib_loads.id = found.load_id
    JOIN files ON files.id = coalesce(found.file_id, nib_loads.file_id)
    LEFT JOIN files AS sources ON sources.id = nib_loads.file_id
    LEFT JOIN files AS others ON others.id = found.other_file_id
    GROUP BY
        found.kind,
        found.effect,
        max(found.doubt, CASE nib_loads.confidence WHEN 'possible' THEN 2 WHEN 'likely' THEN 1 ELSE 0 END),
        files.id,
        coalesce(found.line, nib_loads.line),
        coalesce(found."column", nib_loads."column"),
        coalesce(others.id, sources.id),
        coalesce(found.other_line, nib_loads.line),
        found.message
),
-- A defect in code is identified by its message and the nib. A defect in a nib is identified by its message and position.
numbered AS (
    SELECT
        *,
        dense_rank() OVER (
            ORDER BY
                kind,
                message,
                iif(is_of_code, other_file_id, file_id),
                iif(is_of_code, other_line, line),
                iif(is_of_code, NULL, "column")
        ) AS defect_number
    FROM placed
)
SELECT
    numbered.kind AS kind,
    numbered.effect AS effect,
    numbered.severity AS severity,
    CASE numbered.doubt WHEN 0 THEN 'certain' WHEN 1 THEN 'likely' ELSE 'possible' END AS confidence,
    numbered.defect_number AS defect_number,
    row_number() OVER (
        PARTITION BY numbered.defect_number
        ORDER BY numbered.doubt, numbered.path, numbered.line, numbered."column", numbered.other_path, numbered.other_line
    ) AS place,
    numbered.is_of_code AS is_of_code,
    numbered.file_id AS file_id,
    numbered.line AS line,
    numbered."column" AS "column",
    numbered.object AS object,
    numbered.connection AS connection,
    numbered.load_id AS load_id,
    numbered.other_file_id AS other_file_id,
    numbered.other_line AS other_line,
    numbered.message AS message,
    iif(numbered.is_of_code, numbered.file_id || ':' || numbered.line || ':' || numbered."column" || ' ' || numbered.message, NULL) AS defect
FROM numbered
ORDER BY
    numbered.path,
    numbered.line,
    numbered."column",
    numbered.kind,
    numbered.other_path,
    numbered.other_line,
    numbered.message;
