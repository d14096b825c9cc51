-- Names in the index that are similar to a name in a message. Parameters :what (class,
-- action, outlet, nib, identifier, image), :name and :last (the innermost name of a class).
WITH
sought (name) AS (SELECT CASE :what WHEN 'class' THEN :last WHEN 'nib' THEN coalesce(:name, :file) ELSE :name END),
names (name) AS (
    SELECT classes.name FROM classes WHERE :what = 'class' AND classes.kind = 'project'
    UNION
    SELECT objects.custom_class FROM objects WHERE :what = 'class' AND objects.custom_class IS NOT NULL
    UNION
    SELECT _class_selectors.selector FROM _class_selectors WHERE :what = 'action'
    UNION
    SELECT connections.name FROM connections WHERE :what = iif(connections.kind = 'action', 'action', 'outlet') AND connections.name IS NOT NULL
    UNION
    SELECT _class_keys."key" FROM _class_keys WHERE :what = 'outlet'
    UNION
    SELECT files.name FROM files WHERE :what = 'nib' AND files.kind IN ('xib', 'nib', 'storyboard')
    UNION
    SELECT _available_resources.name FROM _available_resources WHERE :what = 'image' AND _available_resources.kind = 'image'
    UNION
    SELECT identifiers.identifier FROM identifiers WHERE :what = 'identifier' AND identifiers.identifier IS NOT NULL
    UNION
    SELECT objects.storyboard_identifier FROM objects WHERE :what = 'identifier' AND objects.storyboard_identifier IS NOT NULL
    UNION
    SELECT objects.reuse_identifier FROM objects WHERE :what = 'identifier' AND objects.reuse_identifier IS NOT NULL
    UNION
    SELECT connections.identifier FROM connections WHERE :what = 'identifier' AND connections.identifier IS NOT NULL
)
SELECT names.name AS name
FROM names
JOIN sought
WHERE names.name <> sought.name
    AND nearness(names.name, sought.name) IS NOT NULL
    -- A setter has two keys, with an uppercase and a lowercase first letter. If both exist, the uppercase key is left out.
    AND NOT (
        :what = 'outlet'
        AND names.name GLOB '[A-Z]*'
        AND (lower(substr(names.name, 1, 1)) || substr(names.name, 2)) IN (SELECT names.name FROM names UNION SELECT sought.name FROM sought)
    )
ORDER BY nearness(names.name, sought.name), names.name
LIMIT 3;
