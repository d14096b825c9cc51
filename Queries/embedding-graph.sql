-- title: Graph of owners, embeddings and transitions
-- theme: reuse
-- words: dependency, dependencies, diagram, hierarchy, navigation, flow, graphviz, mermaid, relationships
-- answers: Which nibs belong to each class, and which nibs and scenes contain its objects? Which scenes does each scene lead to? One row per edge: owner (from a class to the nib whose File's Owner has the class, or to the scene whose controller has it), root (from a class to the nib with a top-level object of the class), embedding (from a nib or scene to the class of an object in it), segue, navigation (from a class to the scene or class that its code shows), reference (from a storyboard reference to the scene that it names). xibdb graph draws these edges. The id of a node contains its kind and path, so it does not change unless these change. Classes that have no nib and take part in no transition are left out unless you request them. One file represents all localized variants of a nib. Unwind segues are left out. path and line point to the first connection or object of the edge.
-- essential: kind, source, target
-- parameter class (class, default NULL): Class to show even if it has no nib, or a GLOB pattern (* and ?). A name without wildcards must match exactly.
-- parameter node (default NULL): Class, path or id of the node at either end of the edge, or a GLOB pattern (* also matches /). If omitted, all.
-- parameter kind (default NULL; one of owner, root, embedding, segue, navigation, reference): Kind of edge. If omitted, all.
-- example: xibdb report embedding-graph kind=embedding
WITH
-- The node of a file: the variant that represents all localized variants.
places (file_id, original, tree_id, path, name, kind) AS MATERIALIZED (
    SELECT
        nibs.id,
        first_value(nibs.id) OVER same_nib,
        nibs.tree_id,
        first_value(nibs.display_path) OVER same_nib,
        nibs.name,
        nibs.kind
    FROM nibs
    JOIN _localization_ranks ON _localization_ranks.file_id = nibs.id
    WHERE nibs.format IN ('document', 'archive')
    WINDOW same_nib AS (
        PARTITION BY nibs.tree_id, nibs.logical_path, nibs.kind
        ORDER BY
            _localization_ranks.rank,
            nibs.localization,
            nibs.id
    )
),
nib_nodes (file_id, id, label, path) AS MATERIALIZED (
    SELECT file_id, 'nib:' || path, path, path
    FROM places
    WHERE kind <> 'storyboard'
),
scene_nodes (file_id, scene_id, controller, id, label, path) AS MATERIALIZED (
    SELECT
        scenes.file_id,
        scenes.scene_id,
        scenes.controller,
        'scene:' || places.path || '#' || coalesce(scenes.scene_id, scenes.line),
        coalesce(
            controller.custom_class,
            CASE controller.role WHEN 'storyboardReference' THEN 'Storyboard Reference' END,
            controller.user_label,
            controller.text,
            controller.storyboard_identifier,
            nullif(controller.class, '-'),
            'Scene'
        ),
        places.path
    FROM scenes
    JOIN places ON places.file_id = scenes.file_id AND places.original = scenes.file_id
    LEFT JOIN objects AS controller ON controller.id = scenes.controller
),
class_nodes (class_id, id, label, path) AS MATERIALIZED (
    SELECT
        classes.id,
        'class:' || coalesce(nullif(classes.module, '') || '.', '') || classes.name
            || coalesce('@' || files.display_path, ''),
        classes.name,
        files.display_path
    FROM classes
    LEFT JOIN files ON files.id = classes.file_id
),
asked (class_id) AS MATERIALIZED (
    SELECT class_id FROM _class_names WHERE name GLOB :class
),
placed (object, class_id, nib_file_id) AS MATERIALIZED (
    SELECT object, class_id, nib_file_id FROM embeddings
),
-- The screens that code shows. The other rows of navigation are segues.
coded (source_class_id, scene, class_id, kind, file_id, line, "column") AS MATERIALIZED (
    SELECT from_class_id, to_object, to_class_id, kind, file_id, line, "column"
    FROM navigation
    WHERE from_object IS NULL AND from_class_id IS NOT NULL
        AND (to_object IS NOT NULL OR to_class_id IN (SELECT classes.id FROM classes WHERE classes.kind <> 'framework'))
),
shown (class_id) AS MATERIALIZED (
    SELECT class_id FROM _own_nibs
    UNION
    SELECT source_class_id FROM coded
    UNION
    SELECT coded.class_id FROM coded WHERE coded.class_id IN (SELECT classes.id FROM classes WHERE classes.kind <> 'framework')
    UNION
    SELECT class_id FROM placed
    UNION
    SELECT class_id FROM asked
),
-- The placed objects (embeddings), and the objects of the requested classes. The second SELECT leaves out placeholders,
-- the root of the class's own nib, and controllers of scenes.
uses (object, class_id) AS (
    SELECT object, class_id FROM placed
    UNION
    SELECT object_classes.object, object_classes.class_id
    FROM asked
    JOIN object_classes ON object_classes.class_id = asked.class_id
    JOIN objects ON objects.id = object_classes.object
    WHERE objects.role IS NULL
        AND objects.id NOT IN (SELECT scenes.controller FROM scenes WHERE scenes.controller IS NOT NULL)
        AND NOT EXISTS (
            SELECT 1
            FROM _own_nibs
            JOIN nib_patterns ON nib_patterns.file_id = _own_nibs.file_id
            WHERE _own_nibs.class_id = asked.class_id AND _own_nibs.is_owner = 0 AND nib_patterns.root = objects.id
        )
),
owning (kind, class_id, file_id, object, detail) AS (
    SELECT
        iif(_own_nibs.is_owner, 'owner', 'root'),
        _own_nibs.class_id,
        _own_nibs.file_id,
        iif(_own_nibs.is_owner, owners.object, nib_patterns.root),
        -- The owner class comes from the load, and the nib names a different class.
        iif(_own_nibs.is_owner AND nib_patterns.owner_class IS NOT owners.class, 'given by its load', NULL)
    FROM _own_nibs
    JOIN nib_patterns ON nib_patterns.file_id = _own_nibs.file_id
    LEFT JOIN owners ON owners.file_id = _own_nibs.file_id
    UNION
    -- A subclass inherits the nib of its superclass.
    SELECT 'owner', placed.class_id, placed.nib_file_id, owners.object, 'inherited'
    FROM placed
    JOIN owners ON owners.file_id = placed.nib_file_id
    WHERE NOT EXISTS (SELECT 1 FROM _own_nibs WHERE _own_nibs.class_id = placed.class_id AND _own_nibs.file_id = placed.nib_file_id)
    UNION
    -- Nibs that name a requested class as their File's Owner, even if the owner has no connections.
    SELECT 'owner', asked.class_id, owners.file_id, owners.object, NULL
    FROM asked
    JOIN object_classes ON object_classes.class_id = asked.class_id
    JOIN owners ON owners.object = object_classes.object
),
referring (object, file_id, scene_id, storyboard, identifier, bundle) AS (
    SELECT
        objects.id,
        objects.file_id,
        objects.scene_id,
        coalesce(objects.attributes ->> '$.storyboardName', places.name),
        objects.attributes ->> '$.referencedIdentifier',
        objects.attributes ->> '$.bundleIdentifier'
    FROM objects
    JOIN places ON places.file_id = objects.file_id AND places.original = objects.file_id
    WHERE objects.role = 'storyboardReference'
),
edges (kind, source_kind, source_id, source, source_path, target_kind, target_id, target, target_path, detail, file_id, line, "column") AS (
    SELECT
        owning.kind, 'class', class_nodes.id, class_nodes.label, class_nodes.path,
        'nib', nib_nodes.id, nib_nodes.label, nib_nodes.path, owning.detail, owning.file_id, objects.line, objects."column"
    FROM owning
    JOIN class_nodes ON class_nodes.class_id = owning.class_id
    JOIN nib_nodes ON nib_nodes.file_id = owning.file_id
    LEFT JOIN objects ON objects.id = owning.object
    UNION ALL
    SELECT
        'owner', 'class', class_nodes.id, class_nodes.label, class_nodes.path,
        'scene', scene_nodes.id, scene_nodes.label, scene_nodes.path, NULL, objects.file_id, objects.line, objects."column"
    FROM scene_nodes
    JOIN objects ON objects.id = scene_nodes.controller
    JOIN object_classes ON object_classes.object = objects.id
    JOIN class_nodes ON class_nodes.class_id = object_classes.class_id
    WHERE object_classes.class_id IN (SELECT shown.class_id FROM shown)
        AND objects.id NOT IN (SELECT placed.object FROM placed)
        AND objects.role IS NULL
    UNION ALL
    SELECT
        'embedding',
        iif(scene_nodes.id IS NULL, 'nib', 'scene'),
        coalesce(scene_nodes.id, nib_nodes.id),
        coalesce(scene_nodes.label, nib_nodes.label),
        coalesce(scene_nodes.path, nib_nodes.path),
        'class', class_nodes.id, class_nodes.label, class_nodes.path, NULL, objects.file_id, objects.line, objects."column"
    FROM uses
    JOIN objects ON objects.id = uses.object
    JOIN class_nodes ON class_nodes.class_id = uses.class_id
    LEFT JOIN nib_nodes ON nib_nodes.file_id = objects.file_id
    LEFT JOIN scene_nodes ON scene_nodes.file_id = objects.file_id AND scene_nodes.scene_id IS objects.scene_id
    WHERE nib_nodes.id IS NOT NULL OR scene_nodes.id IS NOT NULL
    UNION ALL
    SELECT
        'segue', 'scene', origin.id, origin.label, origin.path, 'scene', goal.id, goal.label, goal.path,
        connections.name || coalesce(' ' || connections.identifier, ''),
        connections.file_id, connections.line, connections."column"
    FROM connections
    JOIN objects AS source ON source.id = connections.source
    JOIN objects AS destination ON destination.id = connections.destination
    JOIN scene_nodes AS origin ON origin.file_id = source.file_id AND origin.scene_id IS source.scene_id
    JOIN scene_nodes AS goal ON goal.file_id = destination.file_id AND goal.scene_id IS destination.scene_id
    WHERE connections.kind = 'segue' AND destination.role IS NOT 'exit'
    UNION ALL
    SELECT
        'navigation', 'class', class_nodes.id, class_nodes.label, class_nodes.path, 'scene', scene_nodes.id, scene_nodes.label, scene_nodes.path,
        coded.kind, coded.file_id, coded.line, coded."column"
    FROM coded
    JOIN class_nodes ON class_nodes.class_id = coded.source_class_id
    JOIN scene_nodes ON scene_nodes.controller = coded.scene
    UNION ALL
    SELECT
        'navigation', 'class', class_nodes.id, class_nodes.label, class_nodes.path, 'class', shown_nodes.id, shown_nodes.label, shown_nodes.path,
        coded.kind, coded.file_id, coded.line, coded."column"
    FROM coded
    JOIN class_nodes ON class_nodes.class_id = coded.source_class_id
    JOIN class_nodes AS shown_nodes ON shown_nodes.class_id = coded.class_id
    WHERE coded.scene IS NULL
    UNION ALL
    SELECT
        'reference', 'scene', origin.id, origin.label, origin.path,
        iif(referred.id IS NULL, 'missing', 'scene'),
        coalesce(referred.id, 'missing:' || referring.storyboard || coalesce('#' || referring.identifier, '')),
        coalesce(referred.label, referring.storyboard || coalesce(' ' || referring.identifier, '')),
        referred.path,
        referring.bundle,
        objects.file_id, objects.line, objects."column"
    FROM referring
    JOIN objects ON objects.id = referring.object
    JOIN scene_nodes AS origin ON origin.file_id = referring.file_id AND origin.scene_id IS referring.scene_id
    LEFT JOIN _referenced_scenes ON _referenced_scenes.object = referring.object
    LEFT JOIN scene_nodes AS referred ON referred.controller = _referenced_scenes.controller
),
-- If several objects or connections produce the same edge, only the first is kept.
placed_edges AS (
    SELECT
        edges.*,
        files.display_path AS path,
        count(*) OVER same_edge AS objects,
        row_number() OVER (
            PARTITION BY edges.kind, edges.source_id, edges.target_id, edges.detail
            ORDER BY files.id <> places.original, files.path, edges.line, edges."column"
        ) AS place
    FROM edges
    JOIN answered_files AS files ON files.id = edges.file_id
    LEFT JOIN places ON places.file_id = files.id
    WINDOW same_edge AS (PARTITION BY edges.kind, edges.source_id, edges.target_id, edges.detail, edges.file_id)
)
SELECT
    path,
    line,
    "column",
    kind,
    source,
    target,
    iif(kind = 'embedding' AND objects > 1, objects || ' times', detail) AS detail,
    source_kind,
    source_id,
    source_path,
    target_kind,
    target_id,
    target_path
FROM placed_edges
WHERE place = 1
    AND (:kind IS NULL OR kind = :kind)
    AND (
        :node IS NULL
        OR source GLOB :node OR source_id GLOB :node OR source_path GLOB :node
        OR target GLOB :node OR target_id GLOB :node OR target_path GLOB :node
    )
ORDER BY
    CASE kind WHEN 'owner' THEN 0 WHEN 'root' THEN 1 WHEN 'embedding' THEN 2 WHEN 'segue' THEN 3 WHEN 'navigation' THEN 4 ELSE 5 END,
    source_id,
    target_id,
    detail;
