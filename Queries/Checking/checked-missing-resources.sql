-- Images and colors that nibs use and nothing has, with the first use of each, for the rules image-missing and color-missing.
-- other_name: what has the same name but for its capitals.
WITH
placed AS (
    SELECT
        missing_resources.*,
        files.platform AS platform,
        files.tree_id AS tree_id,
        (
            SELECT resource_uses.object
            FROM resource_uses
            WHERE resource_uses.file_id = files.id
                AND resource_uses.kind = missing_resources.kind
                AND resource_uses.name = missing_resources.name
            ORDER BY resource_uses.line, resource_uses."column"
            LIMIT 1
        ) AS object,
        (
            SELECT min(resource_uses."column")
            FROM resource_uses
            WHERE resource_uses.file_id = files.id
                AND resource_uses.kind = missing_resources.kind
                AND resource_uses.name = missing_resources.name
                AND resource_uses.line = missing_resources.line
        ) AS "column"
    FROM missing_resources
    JOIN answered_files AS files ON files.id = missing_resources.file_id
    -- Listed and used by nothing: Xcode drops it when it saves the file.
    WHERE missing_resources.uses > 0
)
SELECT
    placed.kind AS kind,
    placed.file_id AS file_id,
    placed.line AS line,
    placed."column" AS "column",
    placed.object AS object,
    placed.name AS name,
    placed.reason AS reason,
    placed.confidence AS confidence,
    -- Code sets another image or color on an outlet of the object.
    EXISTS (
        SELECT 1
        FROM connections
        JOIN object_classes ON object_classes.object = connections.source
        JOIN _declaration_classes ON _declaration_classes.class_id = object_classes.class_id
        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
        JOIN assignments ON assignments.file_id = declarations.file_id AND assignments.class = declarations.name
        WHERE connections.destination = placed.object
            AND connections.kind = 'outlet'
            AND assignments.object = connections.name
            AND CASE placed.kind
                WHEN 'image' THEN assignments.name IN ('image', 'setImage')
                ELSE assignments.name IN (
                    'backgroundColor', 'textColor', 'tintColor', 'fillColor', 'borderColor', 'setBackgroundColor', 'setTextColor', 'setTintColor',
                    'setFillColor', 'setBorderColor', 'setTitleColor'
                )
            END
    ) AS is_set_by_code,
    placed.found_in AS found_in,
    iif(
        placed.reason = 'case',
        (
            SELECT min(_available_resources.name)
            FROM _available_resources
            WHERE _available_resources.tree_id = placed.tree_id
                AND _available_resources.kind = placed.kind
                AND lower(_available_resources.name) IN (lower(placed.name), lower(rtrim(rtrim(placed.name, replace(placed.name, '.', '')), '.')))
        ),
        NULL
    ) AS other_name,
    placed.tree_id || ' ' || placed.kind || ' ' || placed.name || ' ' || placed.reason AS defect
FROM placed;
