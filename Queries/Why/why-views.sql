-- Nibs that a controller loads, but that do not set its outlet view. If the name belongs to a part
-- of a compiled storyboard, the query returns the scene. Parameters :name (the nib, or A-view-B for
-- a part of a compiled storyboard) and :frames (the stack, as JSON).
WITH
framed (class) AS (SELECT value ->> 'class' FROM json_each(:frames)),
judged AS (
    SELECT
        nibs.id AS file_id,
        nibs.path AS path,
        nibs.name AS name,
        owners.object AS object,
        owners.class AS owner_class,
        coalesce(owner.line, 1) AS line,
        coalesce(owner."column", 1) AS "column",
        root.class AS root_class,
        root.object_id AS tree_id,
        root.line AS root_line,
        EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.source = owners.object AND connections.kind = 'outlet' AND connections.name = 'view'
        ) AS has_view,
        (
            SELECT group_concat(loader, ', ')
            FROM (
                SELECT DISTINCT coalesce(nib_usage.owner_class, nib_loads.receiver, nib_usage.class) AS loader
                FROM nib_usage
                JOIN nib_loads ON nib_loads.id = nib_usage.load_id
                WHERE nib_usage.file_id = nibs.id
                    AND (nib_usage.purpose IN ('controller', 'windowController') OR nib_usage.certainty = 'rule')
                ORDER BY 1
            )
        ) AS loaders,
        EXISTS (SELECT 1 FROM nib_usage WHERE nib_usage.file_id = nibs.id AND nib_usage.certainty = 'rule') AS by_rule,
        EXISTS (
            SELECT 1
            FROM nib_usage
            JOIN framed ON framed.class IN (nib_usage.class, nib_usage.owner_class)
            WHERE nib_usage.file_id = nibs.id
        ) AS is_framed
    FROM nibs
    JOIN owners ON owners.file_id = nibs.id
    LEFT JOIN objects AS owner ON owner.id = owners.object
    LEFT JOIN objects AS root ON root.id = (
        SELECT min(objects.id)
        FROM objects
        WHERE objects.file_id = nibs.id AND objects.top_level_index IS NOT NULL AND objects.element LIKE '%view%'
    )
    WHERE nibs.name = CASE WHEN :name GLOB '*~ip[ah][do]*' THEN substr(:name, 1, instr(:name, '~') - 1) ELSE :name END
),
candidates AS (
    SELECT
        path,
        line,
        "column",
        'File''s Owner of ' || name AS title,
        file_id,
        object,
        NULL AS destination,
        NULL AS connection_id,
        iif(has_view, 'the File''s Owner has a view outlet in this nib, so this copy is less likely',
            'the File''s Owner has no view outlet')
            || char(10) || 'its class in the nib is ' || coalesce(owner_class, 'not set')
            || coalesce(char(10) || 'controllers that load it: ' || loaders, '')
            || iif(by_rule, char(10)
                || 'by the name rule, a controller without a nib name loads the nib with its class name, with or without "Controller"', '')
            || iif(is_framed, char(10) || 'code that loads it is in the stack', '') AS because,
        CASE
            WHEN has_view THEN 'check which copy of the nib the app contains'
            WHEN owner_class IS NULL AND loaders IS NOT NULL
                THEN 'if the nib is meant for ' || loaders || ', set that as the class of its File''s Owner and connect view'
                    || coalesce(' to the top-level view (' || tree_id || ', line ' || root_line || ')', '')
                    || '; otherwise, set another nib name for the controller, or rename the nib'
            ELSE 'connect the view outlet of the File''s Owner'
                || coalesce(' to the top-level view (' || tree_id || ', line ' || root_line || ')', '')
        END AS change,
        has_view AS is_weak
    FROM judged
    UNION ALL
    SELECT
        files.display_path,
        objects.line,
        objects."column",
        'scene of ' || coalesce(objects.user_label, objects.class, objects.element),
        files.id,
        objects.id,
        NULL,
        NULL,
        'in the compiled storyboard, the name belongs to the view of this scene',
        'check that the controller of this scene has a view',
        0
    FROM objects
    JOIN files ON files.id = objects.file_id AND files.kind = 'storyboard'
    WHERE objects.object_id = substr(:name, 1, instr(:name, '-view-') - 1)
)
SELECT *
FROM candidates
ORDER BY is_weak, path, line, "column"
LIMIT 100;
