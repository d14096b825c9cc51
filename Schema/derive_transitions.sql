-- Finds the classes of the transitions in code: the class that shows the screen, and the class of the screen.

INSERT INTO asked_names (name, tree_id, file_id)
SELECT DISTINCT crowded_names.name, crowded_names.tree_id, _code_transitions.file_id
FROM _code_transitions
JOIN files ON files.id = _code_transitions.file_id
JOIN crowded_names ON crowded_names.name IN (_code_transitions.source, _code_transitions.destination)
    AND crowded_names.tree_id = files.tree_id;

-- The class that each name means: the nearest class with the name (class_sightings).
INSERT INTO _transition_classes (transition_id, source_class_id, destination_class_id)
WITH
transitions (id, file_id, source, destination) AS MATERIALIZED (
    SELECT _code_transitions.id, _code_transitions.file_id, _code_transitions.source, _code_transitions.destination
    FROM _code_transitions
    JOIN files ON files.id = _code_transitions.file_id
    WHERE +files.tree_id IN (SELECT id FROM derived_trees)
),
used (file_id, name) AS (
    SELECT file_id, source FROM transitions WHERE source IS NOT NULL
    UNION
    SELECT file_id, destination FROM transitions WHERE destination IS NOT NULL
),
sighted (file_id, name, class_id, place) AS (
    SELECT
        used.file_id,
        used.name,
        class_sightings.class_id,
        rank() OVER (PARTITION BY used.file_id, used.name ORDER BY class_sightings.nearness)
    FROM used
    JOIN class_sightings ON class_sightings.file_id = used.file_id AND class_sightings.name = used.name
),
meant (file_id, name, class_id) AS MATERIALIZED (
    SELECT file_id, name, min(class_id)
    FROM sighted
    WHERE place = 1
    GROUP BY file_id, name
    HAVING count(DISTINCT class_id) = 1
)
SELECT transitions.id, source.class_id, destination.class_id
FROM transitions
LEFT JOIN meant AS source ON source.file_id = transitions.file_id AND source.name = transitions.source
LEFT JOIN meant AS destination ON destination.file_id = transitions.file_id AND destination.name = transitions.destination;
