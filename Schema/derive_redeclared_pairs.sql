-- Pairs each class in the temporary tables (affected_id) with a class in the index (class_id). The
-- temporary tables contain the classes in redeclared and their superclasses. The index already
-- contains the superclasses. An added class gets a new row id (is_new).

CREATE TEMP TABLE joined (affected_id INTEGER PRIMARY KEY, class_id INTEGER NOT NULL UNIQUE, is_new INTEGER NOT NULL);

INSERT OR IGNORE INTO joined (affected_id, class_id, is_new)
SELECT apart.id, known.id, 0
FROM temp.classes AS apart
JOIN main.classes AS known ON known.name = apart.name
    AND known.tree_id = apart.tree_id
    AND known.kind = apart.kind
    AND known.superclass IS apart.superclass
    AND known.module IS apart.module
    AND known.descends_from IS apart.descends_from
    AND known.declaration_id IS apart.declaration_id;

INSERT INTO joined (affected_id, class_id, is_new)
SELECT id, (SELECT max(id) FROM main.classes) + row_number() OVER (ORDER BY file_id, name), 1
FROM temp.classes
WHERE declaration_id IN (SELECT new_id FROM redeclared);
