-- Derives the loading pattern of these nibs: the nibs in changed_files, the nibs that code in these
-- files loads, and the nibs whose owner has unknown ancestry. This script runs after the loads and
-- their files are derived.

CREATE TEMP TABLE derived_nibs (file_id INTEGER PRIMARY KEY);

INSERT INTO derived_nibs (file_id)
SELECT id
FROM changed_files
UNION
SELECT loaded_nibs.file_id
FROM nib_loads
JOIN loaded_nibs ON loaded_nibs.load_id = nib_loads.id
WHERE nib_loads.file_id IN (SELECT id FROM changed_files)
UNION
-- Owners with unknown ancestry. A changed nib may contain an object of the same class. The element of
-- this object can show the kind of the class, so the nibs of these owners are derived again.
SELECT owners.file_id
FROM owners
JOIN named_classes ON named_classes.file_id = owners.file_id AND named_classes.name = owners.class AND named_classes.module IS owners.module
JOIN classes ON classes.id = named_classes.class_id
WHERE classes.descends_from IS NULL;

DELETE FROM nib_patterns WHERE file_id IN (SELECT file_id FROM derived_nibs);

-- The kind of classes with unknown ancestry, derived from the elements of their objects in nibs.
-- Custom objects do not count, because they can have any class.
CREATE TEMP TABLE placed_kinds AS
SELECT named_classes.class_id AS class_id, iif(max(bases.descends_from) = 'view', 'view', min(bases.descends_from)) AS kind
FROM classes
JOIN named_classes ON named_classes.class_id = classes.id
JOIN objects ON objects.file_id = named_classes.file_id
    AND objects.custom_class = named_classes.name
    AND objects.custom_module IS named_classes.module
    AND objects.role IS NULL
JOIN classes AS bases ON bases.name = objects.base_class AND bases.kind = 'framework' AND bases.tree_id = classes.tree_id
WHERE classes.descends_from IS NULL AND bases.descends_from <> 'object'
GROUP BY named_classes.class_id
HAVING count(DISTINCT iif(bases.descends_from = 'cell', 'view', bases.descends_from)) = 1;

CREATE UNIQUE INDEX temp.placed_kinds_by_class ON placed_kinds (class_id);

-- The owner class of a nib is the class that the nib names. If the owner class of a load is
-- unrelated (not the same class, a superclass or a subclass), it replaces the class that the nib
-- names. A controller can also find the nib only by its class name. The class of this controller
-- replaces the owner class only if the nib has the full class name.
CREATE TEMP TABLE owning_classes AS
WITH
given (file_id, object, name, class_id, is_connected, has_view, has_window) AS MATERIALIZED (
    SELECT
        owners.file_id,
        owners.object,
        nullif(owners.class, 'NSObject'),
        named_classes.class_id,
        count(outgoing.id) > 0 OR EXISTS (SELECT 1 FROM connections WHERE connections.destination = owners.object),
        coalesce(max(outgoing.kind = 'outlet' AND outgoing.name = 'view'), 0),
        coalesce(max(outgoing.kind = 'outlet' AND outgoing.name = 'window'), 0)
    FROM owners
    LEFT JOIN named_classes ON named_classes.file_id = owners.file_id
        AND named_classes.name = owners.class
        AND named_classes.module IS owners.module
    LEFT JOIN connections AS outgoing ON outgoing.source = owners.object
    WHERE owners.file_id IN (SELECT file_id FROM derived_nibs)
    GROUP BY owners.file_id
),
owning AS (
    SELECT
        given.file_id AS file_id,
        nib_usage.load_id AS load_id,
        nib_usage.owner_class AS name,
        _load_classes.owner_class_id AS class_id,
        nib_usage.owner_class IS given.name
            OR EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id = _load_classes.owner_class_id AND class_ancestors.ancestor_id = given.class_id
            )
            OR EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id = given.class_id AND class_ancestors.ancestor_id = _load_classes.owner_class_id
            ) AS agrees,
        -- If the nib does not name an owner class, it still has an owner if its File's Owner has connections or if a
        -- controller loads it.
        given.name IS NULL
            AND (given.has_view OR nib_usage.certainty <> 'rule')
            AND (given.is_connected OR nib_usage.call GLOB 'init*' OR nib_usage.call GLOB '*ibName') AS is_open,
        given.name IS NOT NULL AS is_named,
        nib_usage.owner_class = files.name AS is_namesake,
        nib_usage.purpose IN ('loads', 'instantiates') AS is_loaders,
        nib_usage.call AS call,
        nib_usage.certainty AS certainty,
        nib_usage.source_path AS path,
        nib_usage.source_line AS line,
        nib_usage.source_column AS "column"
    FROM given
    JOIN files ON files.id = given.file_id
    JOIN nib_usage ON nib_usage.file_id = given.file_id
    LEFT JOIN _load_classes ON _load_classes.load_id = nib_usage.load_id
    -- A possible load by code outside the index does not count.
    WHERE nib_usage.owner_class IS NOT NULL AND nib_usage.owner_kind IS 'instance' AND nib_usage.certainty <> 'outside'
),
first_owning AS (
    SELECT
        *,
        row_number() OVER (
            PARTITION BY file_id
            ORDER BY
                agrees DESC,
                CASE certainty WHEN 'literal' THEN 0 WHEN 'resolved' THEN 1 ELSE 2 END,
                path,
                line,
                "column",
                call,
                name,
                -- Several loads of a helper can have the same place. Their row ids are in the order of path and place.
                load_id
        ) AS place
    FROM owning
    WHERE agrees OR is_open OR is_namesake OR (is_named AND certainty <> 'rule')
)
SELECT
    given.file_id AS file_id,
    given.object AS object,
    iif(first_owning.agrees, given.name, coalesce(first_owning.name, given.name)) AS name,
    iif(first_owning.agrees OR first_owning.load_id IS NULL, given.class_id, first_owning.class_id) AS class_id,
    given.name AS given_name,
    given.is_connected AS is_connected,
    given.has_view AS has_view,
    given.has_window AS has_window,
    first_owning.load_id AS load_id,
    -- 1 if a controller loads its own nib: the call that creates the controller names the nib, the name rule finds the
    -- nib, or nibName returns its name.
    first_owning.call GLOB 'init(nibName*'
        OR first_owning.call GLOB 'initWithNibName:*'
        OR first_owning.call IN ('init', 'nibName') AS is_controllers,
    -- If the ancestry of the owner is unknown, only nibName and the initializers of UIKit and AppKit count. Other calls
    -- with a nib name do not count.
    first_owning.call IN ('init(nibName:bundle:)', 'initWithNibName:bundle:', 'init', 'nibName') AS is_plain_controllers,
    first_owning.is_loaders AND (first_owning.agrees OR first_owning.is_namesake) AS is_own_load,
    first_owning.call GLOB '*indowNib*' AS is_window_controllers
FROM given
LEFT JOIN first_owning ON first_owning.file_id = given.file_id AND first_owning.place = 1;

CREATE UNIQUE INDEX temp.owning_classes_by_file ON owning_classes (file_id);

-- Top-level objects. If the ancestry of an object's class is unknown, the element of the
-- object determines the kind.
CREATE TEMP TABLE nib_tops AS
SELECT
    objects.file_id AS file_id,
    objects.id AS object,
    objects.class AS name,
    named_classes.class_id AS class_id,
    objects.custom_class IS NOT NULL AS is_custom,
    coalesce(classes.descends_from, (
        SELECT max(bases.descends_from)
        FROM classes AS bases
        WHERE bases.name = objects.base_class AND bases.kind = 'framework' AND bases.tree_id = files.tree_id
    )) AS kind,
    -- 2: the outlet view or window of the owner is set to the object; 1: the owner has another connection to the
    -- object; 0: the owner has no connection to it.
    coalesce((
        SELECT max(1 + (connections.kind = 'outlet' AND connections.name IN ('view', 'window')))
        FROM connections
        WHERE connections.destination = objects.id AND +connections.source = owning_classes.object
    ), 0) AS is_owned,
    objects.top_level_index AS place
FROM objects
JOIN owning_classes ON owning_classes.file_id = objects.file_id
JOIN files ON files.id = objects.file_id
LEFT JOIN named_classes ON named_classes.file_id = objects.file_id
    AND named_classes.name = objects.class
    AND named_classes.module IS objects.custom_module
LEFT JOIN classes ON classes.id = named_classes.class_id
WHERE objects.parent IS NULL AND objects.top_level_index IS NOT NULL;

INSERT INTO nib_patterns (
    file_id, pattern, certainty, evidence, owner_class, owner_class_id, owner_connected, root, root_class, root_class_id,
    view_count, window_count, menu_count, controller_count, load_id
)
WITH
-- The root (the top-level object with the lowest rank, then the lowest index), and the number of top-level objects of
-- each kind. With min(), SQLite returns the other columns from the row with the minimum.
roots AS MATERIALIZED (
    SELECT
        file_id,
        object,
        name,
        class_id,
        is_custom,
        kind,
        count(*) FILTER (WHERE kind IN ('view', 'cell')) AS view_count,
        count(*) FILTER (WHERE kind = 'window') AS window_count,
        count(*) FILTER (WHERE kind = 'menu') AS menu_count,
        count(*) FILTER (WHERE kind IN ('viewController', 'windowController')) AS controller_count,
        min((rank << 32) + place)
    FROM (
        SELECT
            *,
            CASE
                WHEN is_owned = 2 AND kind IN ('view', 'cell') THEN 0
                WHEN is_owned = 2 AND kind IS NOT NULL THEN 10
                WHEN is_owned = 2 THEN 20
                WHEN is_owned AND kind IN ('view', 'cell') THEN 30
                WHEN NOT is_owned OR kind IS NOT NULL THEN 40
                ELSE 50
            END + CASE
                WHEN kind = 'cell' THEN 0
                WHEN kind = 'view' AND is_custom THEN 1
                WHEN kind = 'view' THEN 2
                WHEN kind = 'window' THEN 3
                WHEN kind = 'menu' THEN 4
                WHEN kind IN ('viewController', 'windowController') THEN 5
                ELSE 6
            END AS rank
        FROM nib_tops
    )
    GROUP BY file_id
),
-- The load that best describes how the nib is used. The order of preference is: a load as the main nib, a load by the
-- owner, a registration, a load by code outside tests, a load without an owner, and the first load by path and line.
uses AS MATERIALIZED (
    SELECT
        loaded_nibs.file_id AS file_id,
        nib_loads.id AS load_id,
        nib_loads.call AS call,
        row_number() OVER (
            PARTITION BY loaded_nibs.file_id
            ORDER BY
                nib_loads.call GLOB '*NSMainNibFile*' DESC,
                nib_loads.id IS owning_classes.load_id DESC,
                nib_loads.call GLOB 'register*' DESC,
                EXISTS (
                    SELECT 1
                    FROM target_files
                    JOIN targets ON targets.id = target_files.target_id
                    WHERE target_files.file_id = nib_loads.file_id AND targets.kind LIKE '%test%'
                ),
                nib_loads.owner IS 'nil' DESC,
                nib_loads.origin_id IS NOT NULL OR nib_loads.load_call_id IS NULL,
                files.path,
                nib_loads.line,
                nib_loads."column",
                nib_loads.call,
                nib_loads.owner_class,
                nib_loads.id
        ) AS place
    FROM loaded_nibs
    JOIN nib_loads ON nib_loads.id = loaded_nibs.load_id
    JOIN files ON files.id = nib_loads.file_id
    JOIN owning_classes ON owning_classes.file_id = loaded_nibs.file_id
    -- A load by the name rule counts only if it determines the owner. A possible load by code outside the index does
    -- not count.
    WHERE nib_loads.id IS owning_classes.load_id OR nib_loads.certainty NOT IN ('rule', 'outside')
),
judged AS MATERIALIZED (
    SELECT
        owning_classes.*,
        kinds.kind AS owner_kind,
        kinds.is_placed AS is_placed,
        roots.object AS root,
        roots.name AS root_name,
        roots.class_id AS root_class_id,
        roots.kind AS root_kind,
        roots.is_custom AS root_is_custom,
        coalesce(roots.view_count, 0) AS view_count,
        coalesce(roots.window_count, 0) AS window_count,
        coalesce(roots.menu_count, 0) AS menu_count,
        coalesce(roots.controller_count, 0) AS controller_count,
        uses.load_id AS first_use,
        uses.call AS first_call,
        CASE
            WHEN kinds.kind = 'application' OR uses.call GLOB '*NSMainNibFile*' THEN 'main-nib'
            WHEN owning_classes.has_window AND kinds.kind = 'document' THEN 'document'
            WHEN owning_classes.has_window AND kinds.kind = 'windowController' THEN 'window-controller'
            WHEN owning_classes.has_window AND kinds.kind IS NULL AND owning_classes.is_window_controllers
                THEN 'window-controller'
            WHEN (owning_classes.has_view OR owning_classes.is_controllers) AND kinds.kind = 'viewController'
                THEN 'view-controller'
            WHEN owning_classes.is_plain_controllers AND kinds.kind IS NULL THEN 'view-controller'
            -- If a view loads a nib with itself as the owner, and the root of the nib is a view without a custom class,
            -- the owner adds the root to itself.
            WHEN owning_classes.is_own_load
                AND kinds.kind IN ('view', 'cell')
                AND roots.kind = 'view'
                AND NOT roots.is_custom THEN 'owner-view'
            WHEN NOT owning_classes.is_connected OR owning_classes.name IS NULL THEN CASE
                WHEN roots.kind = 'cell' OR uses.call GLOB 'register*' THEN 'cell'
                WHEN coalesce(roots.view_count + roots.window_count + roots.menu_count + roots.controller_count, 0) = 0 THEN 'no-view'
                WHEN roots.is_custom THEN 'root-view-class'
                ELSE 'plain-view'
            END
            WHEN kinds.kind IN ('view', 'cell') THEN 'owner-view'
            WHEN kinds.kind IS NOT NULL THEN 'owner-object'
            -- If the ancestry of the owner is unknown, its outlets and the end of its name determine the pattern.
            WHEN owning_classes.has_window AND files.platform IS 'macOS' AND owning_classes.name GLOB '*Document' THEN 'document'
            WHEN owning_classes.has_window AND files.platform IS 'macOS'
                AND NOT (owning_classes.name GLOB '*Delegate' OR owning_classes.name GLOB '*App') THEN 'window-controller'
            WHEN owning_classes.name GLOB '*View' OR owning_classes.name GLOB '*Cell' OR owning_classes.name GLOB '*Control'
                OR owning_classes.name GLOB '*Button' OR owning_classes.name GLOB '*Label' OR owning_classes.name GLOB '*Field'
                OR owning_classes.name GLOB '*Bar' OR owning_classes.name GLOB '*Header' OR owning_classes.name GLOB '*Footer'
                OR owning_classes.name GLOB '*Picker' OR owning_classes.name GLOB '*Banner' THEN 'owner-view'
            WHEN owning_classes.has_view THEN 'view-controller'
            ELSE 'owner-object'
        END AS pattern
    FROM owning_classes
    JOIN files ON files.id = owning_classes.file_id
    LEFT JOIN (
        SELECT classes.id AS class_id, coalesce(classes.descends_from, placed_kinds.kind) AS kind, classes.descends_from IS NULL AS is_placed
        FROM classes
        LEFT JOIN placed_kinds ON placed_kinds.class_id = classes.id
    ) AS kinds ON kinds.class_id = owning_classes.class_id
    LEFT JOIN roots ON roots.file_id = owning_classes.file_id
    LEFT JOIN uses ON uses.file_id = owning_classes.file_id AND uses.place = 1
),
decided AS (
    SELECT
        judged.*,
        CASE
            WHEN judged.pattern IN ('cell', 'root-view-class', 'plain-view', 'no-view') THEN iif(judged.first_use IS NULL, 'ancestry', 'load')
            WHEN judged.pattern = 'main-nib' THEN iif(judged.first_call GLOB '*NSMainNibFile*', 'load', 'ancestry')
            WHEN judged.load_id IS NOT NULL THEN 'load'
            WHEN judged.owner_kind IS NOT NULL THEN 'ancestry'
            WHEN judged.pattern = 'owner-view' OR judged.pattern = 'document' THEN 'name'
            ELSE 'outlets'
        END AS certainty
    FROM judged
)
SELECT
    decided.file_id,
    decided.pattern,
    decided.certainty,
    CASE
        WHEN decided.pattern IN ('cell', 'root-view-class', 'plain-view', 'no-view') THEN
            CASE
                WHEN decided.name IS NULL THEN 'No File''s Owner class'
                ELSE 'The owner ' || decided.name || ' has no connection'
            END
            || CASE
                WHEN decided.root IS NULL THEN '; nothing at the top'
                ELSE '; at the top ' || iif(decided.root_is_custom, 'the class ', 'a plain ') || coalesce(decided.root_name, '?')
            END
            || iif(decided.pattern = 'cell' AND decided.root_kind IS NOT 'cell', ', registered for reuse', '')
        WHEN decided.pattern = 'main-nib' THEN
            iif(decided.owner_kind = 'application', 'File''s Owner is the application, ' || decided.name, 'The application loads it')
        ELSE
            decided.name || CASE
                WHEN decided.owner_kind IS NULL AND decided.is_plain_controllers AND decided.pattern = 'view-controller'
                    THEN ' is created with the nib, like a view controller'
                WHEN decided.owner_kind IS NULL AND decided.is_window_controllers AND decided.pattern = 'window-controller'
                    THEN ' is created with the nib, like a window controller'
                WHEN decided.owner_kind IS NULL AND decided.pattern IN ('owner-view', 'document') THEN ' is identified only by its name'
                WHEN decided.owner_kind IS NULL THEN ' is identified only by its outlets'
                WHEN decided.owner_kind = 'viewController' THEN ' is a view controller'
                WHEN decided.owner_kind = 'windowController' THEN ' is a window controller'
                WHEN decided.owner_kind IN ('document', 'window', 'menu') THEN ' is a ' || decided.owner_kind
                WHEN decided.owner_kind IN ('view', 'cell') THEN ' is a ' || decided.owner_kind || ' and the File''s Owner'
                ELSE ' is the File''s Owner, but not a view or a controller of the nib'
            END
            || iif(decided.owner_kind IS NOT NULL AND decided.is_placed, ', according to an object in another nib', '')
            || CASE
                WHEN decided.pattern IN ('window-controller', 'document') THEN '; its window is connected'
                WHEN decided.pattern = 'view-controller' AND decided.has_view THEN '; its view is connected'
                WHEN decided.pattern = 'view-controller' THEN '; its view is not connected, but it loads the nib'
                WHEN NOT decided.is_connected THEN '; it is not connected, but loads the nib with itself as owner'
                ELSE '; it is connected'
            END
            || CASE
                WHEN decided.load_id IS NULL OR decided.given_name IS decided.name THEN ''
                WHEN decided.given_name IS NULL THEN '; the load determines the owner, because the nib does not name it'
                ELSE '; the nib names ' || decided.given_name || ', but the class in the load takes precedence'
            END
    END,
    decided.name,
    decided.class_id,
    decided.is_connected,
    decided.root,
    decided.root_name,
    decided.root_class_id,
    decided.view_count,
    decided.window_count,
    decided.menu_count,
    decided.controller_count,
    CASE
        WHEN decided.certainty <> 'load' THEN NULL
        WHEN decided.pattern IN ('cell', 'root-view-class', 'plain-view', 'no-view', 'main-nib') THEN decided.first_use
        ELSE decided.load_id
    END
FROM decided;

DROP TABLE nib_tops;
DROP TABLE owning_classes;
DROP TABLE placed_kinds;
DROP TABLE derived_nibs;
