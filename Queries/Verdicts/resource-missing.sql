-- Images and colors that a nib names, but that no target copies together with the nib. One row per nib and name.
-- column kind: image or namedColor.
-- column file_id: The nib.
-- column line: Line of the first mention of the resource in the nib.
-- column "column": Column in that line; NULL if the nib only lists the name.
-- column object: Row id of the object that uses the resource first; NULL if the nib only lists the name.
-- column name: The name, as written in the nib.
-- column uses: Number of places in the nib that name the resource. 0 if the nib only lists it. In this case, Xcode removes the entry when it saves the file.
-- column reason: nowhere (nothing in the tree has the name), case (a name exists that differs only in case), other target (only targets that do not copy the nib contain it).
-- column confidence: certain, likely or possible.
-- column is_set_by_code: 1 if code sets another image or color on an outlet of the object.
-- column other_file_id: A resource with the name in another target; NULL if there is none.
-- column other_name: A name that differs only in case; NULL if reason is not case.
-- column defect: The tree, the kind, the name and the reason. All nibs with the same defect have this value.
WITH
placed AS (
    SELECT
        missing_resources.*,
        files.platform AS platform,
        files.tree_id AS tree_id,
        files.display_path AS path,
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
    JOIN files ON files.id = missing_resources.file_id
)
SELECT
    placed.kind AS kind,
    placed.file_id AS file_id,
    placed.line AS line,
    placed."column" AS "column",
    placed.object AS object,
    placed.name AS name,
    placed.uses AS uses,
    placed.reason AS reason,
    placed.confidence AS confidence,
    -- Code sets another image or color on an outlet of the object. The outlet may be declared in a superclass of the class
    -- in the nib. For the File's Owner, the class that loads the nib is used.
    EXISTS (
        SELECT 1
        FROM connections
        JOIN (
            SELECT object_classes.object AS object, object_classes.class_id AS class_id FROM object_classes
            UNION
            SELECT owners.object, _nib_owners.class_id FROM owners JOIN _nib_owners ON _nib_owners.file_id = owners.file_id
        ) AS sources ON sources.object = connections.source
        JOIN _class_assignments ON _class_assignments.class_id = sources.class_id
        WHERE connections.destination = placed.object
            AND connections.kind = 'outlet'
            AND _class_assignments.object IN (connections.name, '_' || connections.name)
            AND CASE placed.kind
                WHEN 'image' THEN _class_assignments.name IN ('image', 'setImage', 'setBackgroundImage', 'selectedImage', 'setSelectedImage', 'alternateImage', 'setAlternateImage')
                ELSE _class_assignments.name IN (
                    'backgroundColor', 'textColor', 'tintColor', 'fillColor', 'borderColor', 'setBackgroundColor', 'setTextColor', 'setTintColor',
                    'setFillColor', 'setBorderColor', 'setTitleColor'
                )
            END
    )
    -- The class of the object sets its own image or color.
    OR EXISTS (
        SELECT 1
        FROM object_classes
        JOIN _class_assignments ON _class_assignments.class_id = object_classes.class_id
        WHERE placed.kind = 'image'
            AND object_classes.object = placed.object
            AND coalesce(_class_assignments.object, 'self') = 'self'
            AND _class_assignments.name IN ('image', 'setImage')
            AND _class_assignments.member IN ('awakeFromNib', 'init', 'initWithCoder:', 'didMoveToSuperview', 'viewDidLoad')
    ) AS is_set_by_code,
    placed.found_in_id AS other_file_id,
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
FROM placed
-- In a build, the images may be in a compiled catalog, which is not read.
WHERE placed.reason <> 'nowhere'
    OR NOT (placed.path GLOB '*.nib' OR placed.path GLOB '*.nib/*' OR placed.path GLOB '*.storyboardc/*')
    OR placed.tree_id NOT IN (SELECT catalogs.tree_id FROM files AS catalogs WHERE catalogs.kind = 'data' AND catalogs.path GLOB '*.car')
ORDER BY placed.path, placed.line, placed.name;
