-- title: Segues and storyboard references
-- theme: storyboards
-- words: navigation, transition, flow, push, modal, popover, performsegue, uistoryboardsegue, exits, screen flow
-- answers: Which scenes does each scene lead to, and by which segue? Which storyboard does each storyboard reference name? One row per segue, including relationships and embeds. A storyboard reference that no segue leads to also has one row (kind reference). destination is the class of the controller, Exit for an unwind segue, or Storyboard Reference. For a reference, storyboard, referenced_identifier and bundle describe its destination. If referenced_identifier is NULL, the destination is the initial controller of the storyboard. If bundle is NULL, the storyboard is in the bundle of the app. The rule destination-missing lists segues to objects that are not in the file.
-- essential: source_controller, kind, destination
-- parameter file (file, default NULL): Path, file name or nib name of the storyboard, or a GLOB pattern (* and ?).
-- parameter identifier (identifier, default NULL): Identifier of the segue, or a GLOB pattern.
-- parameter class (class, default NULL; also controller): Class of the controller at either end, or a GLOB pattern.
-- parameter storyboard (file, default NULL): Storyboard that a reference names, or a GLOB pattern.
-- example: xibdb report segues file=Main
WITH
leads (
    id, file_id, line, "column", kind, identifier, source_controller, destination, unwind_action
) AS (
    SELECT
        connections.id,
        connections.file_id,
        connections.line,
        connections."column",
        connections.name,
        connections.identifier,
        scenes.controller,
        connections.destination,
        connections.unwind_action
    FROM connections
    LEFT JOIN objects AS source ON source.id = connections.source
    -- The source may be nested in its scene: a button, a cell, a container view.
    LEFT JOIN scenes ON scenes.file_id = source.file_id
        AND scenes.scene_id = source.scene_id
    WHERE connections.kind = 'segue'
    UNION ALL
    SELECT
        objects.id,
        objects.file_id,
        objects.line,
        objects."column",
        'reference',
        NULL,
        NULL,
        objects.id,
        NULL
    FROM objects
    WHERE objects.role = 'storyboardReference'
        AND NOT EXISTS (
            SELECT 1
            FROM connections
            WHERE connections.destination = objects.id
                AND connections.kind = 'segue'
        )
)
SELECT
    files.display_path AS path,
    leads.line AS line,
    leads."column" AS "column",
    controller.class AS source_controller,
    leads.kind AS kind,
    leads.identifier AS identifier,
    labels.class AS destination,
    leads.unwind_action AS unwind_action,
    destination.attributes ->> '$.storyboardName' AS storyboard,
    destination.attributes ->> '$.referencedIdentifier' AS referenced_identifier,
    destination.attributes ->> '$.bundleIdentifier' AS bundle
FROM leads
JOIN answered_files AS files ON files.id = leads.file_id
LEFT JOIN objects AS controller ON controller.id = leads.source_controller
LEFT JOIN objects AS destination ON destination.id = leads.destination
LEFT JOIN object_labels AS labels ON labels.object = leads.destination
WHERE (:file IS NULL OR files.id IN (SELECT file_id FROM _file_names WHERE _file_names.name GLOB '*/' || :file))
    AND (:identifier IS NULL OR leads.identifier GLOB :identifier)
    AND (
        :class IS NULL
        OR controller.class GLOB :class
        OR destination.class GLOB :class
    )
    AND (:storyboard IS NULL OR destination.attributes ->> '$.storyboardName' GLOB :storyboard)
ORDER BY files.display_path, leads.line, leads."column", files.id, leads.id;
