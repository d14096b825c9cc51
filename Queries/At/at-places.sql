-- Where the other ends of items are, one row per item and place.
-- parameter items (required): The items as a JSON array of objects with kind, id, name. The column item is the position in this array.
WITH
items (item, kind, id, name) AS MATERIALIZED (
    SELECT each.key, each.value ->> '$.kind', each.value ->> '$.id', each.value ->> '$.name'
    FROM json_each(:items) AS each
),
class_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT
        items.item,
        iif(declarations.kind = 'class', 'declared', 'extended'),
        iif(declarations.kind = 'class', 1, 2),
        declarations.file_id,
        declarations.line,
        declarations."column",
        declarations.kind || ' ' || declarations.name || coalesce(': ' || declarations.superclass, ''),
        'certain'
    FROM items
    JOIN _declaration_classes ON _declaration_classes.class_id = items.id
    JOIN declarations ON declarations.id = _declaration_classes.declaration_id
    WHERE items.kind = 'class'
    UNION ALL
    SELECT
        items.item,
        CASE objects.role WHEN 'filesOwner' THEN 'File''s Owner' ELSE 'placed' END,
        3,
        objects.file_id,
        objects.line,
        objects."column",
        object_labels.described,
        iif(named_classes.certainty = 'declared', 'certain', 'likely')
    FROM items
    JOIN named_classes ON named_classes.class_id = items.id
    JOIN objects ON objects.file_id = named_classes.file_id
        AND objects.class = named_classes.name
        AND objects.custom_module IS named_classes.module
    JOIN object_labels ON object_labels.object = objects.id
    WHERE items.kind = 'class' AND objects.role IS NOT 'firstResponder'
    UNION ALL
    SELECT items.item, 'segue class', 3, connections.file_id, connections.line, connections."column", connections.identifier, 'likely'
    FROM items
    JOIN connections ON connections.custom_class = items.name
    WHERE items.kind = 'class'
    UNION ALL
    SELECT items.item, 'owner of', 4, nib_patterns.file_id, 1, 1, files.display_path, iif(nib_patterns.certainty = 'load', 'certain', 'likely')
    FROM items
    JOIN nib_patterns ON nib_patterns.owner_class_id = items.id
    JOIN files ON files.id = nib_patterns.file_id
    WHERE items.kind = 'class'
    UNION ALL
    SELECT items.item, 'loads', 5, nib_loads.file_id, nib_loads.line, nib_loads."column", nib_loads.call || ': ' || nib_loads.nib_name, nib_loads.confidence
    FROM items
    JOIN nib_loads ON nib_loads.class = items.name
    WHERE items.kind = 'class' AND nib_loads.nib_name IS NOT NULL
),
member_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT
        items.item,
        'declared',
        1,
        members.file_id,
        members.line,
        members."column",
        -- The name of an action contains the colons of its selector; its type is the type of the sender.
        members.kind || ' ' || members.name
            || iif(members.kind IN ('action', 'segueAction', 'method'), '', coalesce(': ' || members.type, '')) || ' of ' || members.class,
        'certain'
    FROM items
    JOIN members ON members.id = items.id
    WHERE items.kind = 'member'
    UNION ALL
    SELECT
        items.item,
        'connected',
        3,
        connections.file_id,
        connections.line,
        connections."column",
        object_labels.described || coalesce(' → ' || connection_destinations.described, ''),
        'certain'
    FROM items
    JOIN members ON members.id = items.id
    JOIN connections ON connections.name = members.name
    JOIN connection_answers ON connection_answers.connection = connections.id AND connection_answers.member_id = members.id
    LEFT JOIN object_labels ON object_labels.object = connections.source
    LEFT JOIN connection_destinations ON connection_destinations.connection = connections.id
    WHERE items.kind = 'member'
    UNION ALL
    SELECT
        items.item,
        'set at load',
        3,
        runtime_attributes.file_id,
        runtime_attributes.line,
        runtime_attributes."column",
        runtime_attributes.key_path || ' = ' || coalesce(runtime_attributes.value, 'nil'),
        'likely'
    FROM items
    JOIN members ON members.id = items.id
    JOIN runtime_attributes ON runtime_attributes.key_path = members.name
    JOIN objects ON objects.id = runtime_attributes.object AND objects.class = members.class
    WHERE items.kind = 'member'
),
nibs_of_items (item, file_id) AS (
    SELECT items.item, items.id FROM items WHERE items.kind = 'nib'
    UNION ALL
    SELECT items.item, loaded_nibs.file_id FROM items JOIN loaded_nibs ON loaded_nibs.load_id = items.id WHERE items.kind = 'load'
),
nib_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT nibs_of_items.item, 'file', 1, nibs_of_items.file_id, 1, 1, NULL, 'certain' FROM nibs_of_items
    UNION ALL
    SELECT
        nibs_of_items.item,
        'loaded by',
        4,
        nib_usage.source_file_id,
        nib_usage.source_line,
        nib_usage.source_column,
        nib_usage.call || coalesce(', owner ' || coalesce(nib_usage.owner_class, nib_usage.owner), ''),
        nib_usage.confidence
    FROM nibs_of_items
    JOIN nib_usage ON nib_usage.file_id = nibs_of_items.file_id
),
identifier_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT items.item, 'in a nib', 1, objects.file_id, objects.line, objects."column", object_labels.described, 'certain'
    FROM items
    JOIN objects ON items.name IN (objects.reuse_identifier, objects.storyboard_identifier, objects.restoration_identifier, objects.identifier)
    LEFT JOIN object_labels ON object_labels.object = objects.id
    WHERE items.kind = 'identifier'
    UNION ALL
    SELECT items.item, 'in a nib', 1, connections.file_id, connections.line, connections."column", 'segue of ' || object_labels.described, 'certain'
    FROM items
    JOIN connections ON connections.identifier = items.name
    LEFT JOIN object_labels ON object_labels.object = connections.source
    WHERE items.kind = 'identifier'
    UNION ALL
    SELECT
        items.item,
        'in code',
        3,
        identifiers.file_id,
        identifiers.line,
        identifiers."column",
        identifiers.purpose || ': ' || identifiers.call,
        iif(identifiers.certainty = 'literal', 'certain', 'likely')
    FROM items
    JOIN identifiers ON identifiers.identifier = items.name
    WHERE items.kind = 'identifier'
),
-- The symbols that Xcode generates for images and colors, in a normalized form: .iconopen for Icons/icon_open.
symbols (item, name, call_kind, symbol) AS MATERIALIZED (
    SELECT
        items.item,
        items.name,
        iif(items.kind = 'color', 'namedColor', items.kind),
        '.' || replace(replace(replace(
            lower(replace(items.name, rtrim(items.name, replace(items.name, '/', '')), '')), '_', ''), '-', ''), ' ', '')
    FROM items
    WHERE items.kind IN ('image', 'color')
),
resource_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT items.item, 'in a catalog', 1, assets.file_id, 1, 1, assets.name, 'certain'
    FROM items
    JOIN assets ON assets.name = items.name AND assets.kind LIKE items.kind || '%'
    WHERE items.kind IN ('image', 'color')
    UNION ALL
    SELECT items.item, 'in a nib', 2, resource_uses.file_id, resource_uses.line, resource_uses."column", object_labels.described, 'certain'
    FROM items
    JOIN resource_uses ON resource_uses.name = items.name
        AND resource_uses.kind = iif(items.kind = 'color', 'namedColor', items.kind)
    LEFT JOIN object_labels ON object_labels.object = resource_uses.object
    WHERE items.kind IN ('image', 'color', 'font')
    UNION ALL
    SELECT items.item, 'listed', 4, resources.file_id, resources.line, resources."column", 'copy of the name at the end of the nib', 'certain'
    FROM items
    JOIN resources ON resources.name = items.name AND resources.kind = iif(items.kind = 'color', 'namedColor', items.kind)
    WHERE items.kind IN ('image', 'color')
    UNION ALL
    SELECT items.item, 'in code', 3, resource_calls.file_id, resource_calls.line, resource_calls."column", resource_calls.name, 'certain'
    FROM items
    JOIN resource_calls ON resource_calls.name = items.name
        AND resource_calls.kind = CASE items.kind WHEN 'color' THEN 'namedColor' WHEN 'text' THEN 'string' ELSE items.kind END
    WHERE items.kind IN ('image', 'color', 'font', 'text')
    UNION ALL
    SELECT symbols.item, 'in code', 3, resource_calls.file_id, resource_calls.line, resource_calls."column", resource_calls.name, 'certain'
    FROM symbols
    JOIN resource_calls ON resource_calls.kind = symbols.call_kind
        AND substr(resource_calls.name, 1, 1) = '.'
        AND lower(replace(resource_calls.name, '_', '')) = symbols.symbol
    UNION ALL
    -- The index has no line for a member or string that can be the name of a resource. CROSS JOIN: the names are read only if they are needed.
    SELECT DISTINCT symbols.item, 'in code', 3, mentioned_names.file_id, NULL, NULL, each.value, 'possible'
    FROM symbols
    CROSS JOIN mentioned_names
    CROSS JOIN json_each(mentioned_names.names) AS each
    WHERE each.value = symbols.name OR (substr(each.value, 1, 1) = '.' AND lower(replace(each.value, '_', '')) = symbols.symbol)
    UNION ALL
    SELECT
        items.item,
        'text',
        1,
        localized_strings.file_id,
        localized_strings.line,
        localized_strings."column",
        localized_strings.language || ': ' || localized_strings.value,
        'certain'
    FROM items
    JOIN localized_strings ON localized_strings.key = items.name
    WHERE items.kind = 'text'
    UNION ALL
    SELECT items.item, 'in a nib', 2, texts.file_id, texts.line, texts."column", object_labels.described, 'certain'
    FROM items
    JOIN texts ON texts.text = items.name
    LEFT JOIN object_labels ON object_labels.object = texts.object
    WHERE items.kind = 'text'
    UNION ALL
    SELECT items.item, 'shown by', 2, objects.file_id, objects.line, objects."column", object_labels.described, 'certain'
    FROM items
    JOIN nib_translations ON nib_translations.localized_string_id = items.id
    JOIN objects ON objects.id = nib_translations.object
    LEFT JOIN object_labels ON object_labels.object = objects.id
    WHERE items.kind = 'text'
),
connection_places (item, relation, rank, file_id, line, "column", text, confidence) AS (
    SELECT items.item, each.key, 1, objects.file_id, objects.line, objects."column", object_labels.described, 'certain'
    FROM items
    JOIN connections ON connections.id = items.id
    JOIN json_each(json_object('from', connections.source, 'to', connections.destination)) AS each
    JOIN objects ON objects.id = each.value
    LEFT JOIN object_labels ON object_labels.object = objects.id
    WHERE items.kind = 'connection'
    UNION ALL
    SELECT items.item, each.key, 1, objects.file_id, objects.line, objects."column", object_labels.described, 'certain'
    FROM items
    JOIN constraints ON constraints.id = items.id
    JOIN json_each(json_object('first item', constraints.first_item, 'second item', constraints.second_item)) AS each
    JOIN objects ON objects.id = each.value
    LEFT JOIN object_labels ON object_labels.object = objects.id
    WHERE items.kind = 'constraint'
    UNION ALL
    SELECT
        items.item,
        CASE connections.kind WHEN 'outletCollection' THEN 'outlet collection' ELSE connections.kind END,
        3,
        connections.file_id,
        connections.line,
        connections."column",
        coalesce(connections.name, connections.identifier, connections.unwind_action, connections.key_path, '')
            || iif(connections.source = items.id, coalesce(' → ' || connection_destinations.described, ''), ' of ' || object_labels.described),
        'certain'
    FROM items
    JOIN connections ON items.id IN (connections.source, connections.destination)
    LEFT JOIN object_labels ON object_labels.object = connections.source
    LEFT JOIN connection_destinations ON connection_destinations.connection = connections.id
    WHERE items.kind = 'object'
    UNION ALL
    SELECT items.item, 'in code', 3, constants.file_id, constants.line, constants."column", constants.name || ' = ' || constants.value, 'certain'
    FROM items
    JOIN constants ON constants.id = items.id
    WHERE items.kind = 'constant'
),
places AS (
    SELECT class_places.* FROM class_places
    UNION ALL
    SELECT member_places.* FROM member_places
    UNION ALL
    SELECT nib_places.* FROM nib_places
    UNION ALL
    SELECT identifier_places.* FROM identifier_places
    UNION ALL
    SELECT resource_places.* FROM resource_places
    UNION ALL
    SELECT connection_places.* FROM connection_places
)
SELECT DISTINCT
    places.item AS item,
    places.relation AS relation,
    files.display_path AS path,
    places.file_id AS file_id,
    places.line AS line,
    places."column" AS "column",
    places.text AS text,
    places.confidence AS confidence,
    places.rank = 1 AS is_definition
FROM places
JOIN files ON files.id = places.file_id
ORDER BY places.item, places.rank, files.display_path, places.line, places."column", places.relation, places.text;
