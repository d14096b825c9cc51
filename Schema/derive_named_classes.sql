-- Finds the class that each name means: the superclass of a class, the class of an extension, or a
-- class that a nib names. In a file, a name means the nearest class with this name
-- (class_sightings). If several classes are equally near, all are stored. For a very common name,
-- only the first of these classes are stored.

-- The names that a superclass can have. rank:
-- 0: the name of a class that is nested in the same outer class
-- 1: the name as written
-- 2: the name of a class in a module, if the name is written as Module.Name
-- 3: the part after the last dot, if the name is Outer.Inner and Outer is not a known module
CREATE TEMP TABLE spellings AS
SELECT
    id AS class_id,
    file_id,
    0 AS rank,
    rtrim(name, replace(name, '.', '')) || superclass AS name,
    NULL AS module
FROM classes
WHERE superclass IS NOT NULL AND kind = 'project' AND instr(name, '.') > 0 AND tree_id IN (SELECT id FROM derived_trees)
UNION ALL
SELECT id, file_id, 1, superclass, NULL
FROM classes
WHERE superclass IS NOT NULL AND kind = 'project' AND tree_id IN (SELECT id FROM derived_trees)
UNION ALL
SELECT id, file_id, 2, substr(superclass, instr(superclass, '.') + 1), substr(superclass, 1, instr(superclass, '.') - 1)
FROM classes
WHERE instr(superclass, '.') > 0 AND kind = 'project' AND tree_id IN (SELECT id FROM derived_trees)
UNION ALL
SELECT id, file_id, 3, replace(superclass, rtrim(superclass, replace(superclass, '.', '')), ''), NULL
FROM classes
WHERE instr(superclass, '.') > 0
    AND kind = 'project'
    AND tree_id IN (SELECT id FROM derived_trees)
    AND substr(superclass, 1, instr(superclass, '.') - 1) NOT IN (SELECT module FROM framework_modules)
    AND NOT EXISTS (
        SELECT 1
        FROM known_modules
        WHERE known_modules.tree_id = classes.tree_id
            AND known_modules.module = substr(classes.superclass, 1, instr(classes.superclass, '.') - 1)
    );

INSERT INTO asked_names (name, tree_id, file_id)
SELECT crowded_names.name, crowded_names.tree_id, spellings.file_id
FROM spellings
JOIN files ON files.id = spellings.file_id
JOIN crowded_names ON crowded_names.name = spellings.name AND crowded_names.tree_id = files.tree_id
UNION
SELECT crowded_names.name, crowded_names.tree_id, declarations.file_id
FROM declarations
JOIN files ON files.id = declarations.file_id
JOIN crowded_names ON crowded_names.name = declarations.superclass AND crowded_names.tree_id = files.tree_id
WHERE declarations.platforms IS NOT NULL;

INSERT INTO asked_names (name, tree_id, file_id, module)
SELECT nib_class_names.name, nib_class_names.tree_id, nib_class_names.file_id, nib_class_names.module
FROM nib_class_names
JOIN crowded_names ON crowded_names.name = nib_class_names.name AND crowded_names.tree_id = nib_class_names.tree_id
WHERE nib_class_names.is_used AND EXISTS (SELECT 1 FROM crowded_names);

-- The most common platform of the nibs of each tree.
CREATE TEMP TABLE usual_platforms AS
SELECT tree_id, platform
FROM (
    SELECT tree_id, platform, row_number() OVER (PARTITION BY tree_id ORDER BY count(*) DESC, platform) AS place
    FROM files
    WHERE platform IS NOT NULL AND tree_id IN (SELECT id FROM derived_trees)
    GROUP BY tree_id, platform
)
WHERE place = 1;

-- Pairs of a class and a framework class that does not exist on the platform of the class. If a
-- class has no platform, or more than one, the platform in usual_platforms is used. Some framework
-- classes differ by platform (MKMapView is a UIView or an NSView).
CREATE TEMP VIEW strange_frameworks AS
SELECT own.id AS class_id, framework.id AS framework_id
FROM classes AS own
JOIN classes AS framework ON framework.kind = 'framework'
WHERE EXISTS (SELECT 1 FROM _class_platforms WHERE _class_platforms.class_id = framework.id)
    AND NOT EXISTS (
        SELECT 1
        FROM _class_platforms
        WHERE _class_platforms.class_id = framework.id
            AND _class_platforms.platform = coalesce(
                (SELECT min(only.platform) FROM _class_platforms AS only WHERE only.class_id = own.id HAVING count(*) = 1),
                (SELECT usual_platforms.platform FROM usual_platforms WHERE usual_platforms.tree_id = own.tree_id)
            )
    );

-- The best of the possible superclasses. Classes that share a platform are preferred, then the lowest rank, then the
-- nearest class. If several candidates are equal, the class has several rows.
INSERT INTO _class_superclasses (class_id, superclass_id)
WITH
candidates (class_id, superclass_id, rank, nearness, shares_platform) AS MATERIALIZED (
    SELECT
        spellings.class_id,
        class_sightings.class_id,
        spellings.rank,
        -- Classes with a common target are near, even if they are declared in headers, which targets do not compile.
        min(class_sightings.nearness, iif(EXISTS (
            SELECT 1
            FROM _class_targets AS ours
            JOIN _class_targets AS theirs ON +theirs.target_id = +ours.target_id
            WHERE ours.class_id = spellings.class_id AND theirs.class_id = class_sightings.class_id
        ), 1, 9)),
        NOT EXISTS (SELECT 1 FROM _class_platforms WHERE _class_platforms.class_id = superclass.id)
            OR NOT EXISTS (SELECT 1 FROM _class_platforms WHERE _class_platforms.class_id = spellings.class_id)
            OR EXISTS (
                SELECT 1
                FROM _class_platforms AS ours
                JOIN _class_platforms AS theirs ON theirs.platform = ours.platform
                WHERE ours.class_id = spellings.class_id AND theirs.class_id = superclass.id
            )
    FROM spellings
    JOIN class_sightings ON class_sightings.file_id = spellings.file_id AND class_sightings.name = spellings.name
    JOIN classes AS superclass ON superclass.id = class_sightings.class_id
    WHERE class_sightings.class_id <> spellings.class_id
        AND (class_sightings.nearness < 6 OR spellings.module IS NOT NULL)
        AND CASE
            WHEN spellings.module IS NULL THEN 1
            WHEN spellings.module IN (SELECT module FROM framework_modules) THEN superclass.kind = 'framework'
            ELSE superclass.kind = 'project' AND superclass.module = spellings.module
        END
),
ranked (class_id, superclass_id, place) AS (
    SELECT
        class_id,
        superclass_id,
        rank() OVER (PARTITION BY class_id ORDER BY shares_platform DESC, rank, nearness)
    FROM candidates
),
usual (class_id, superclass_id, place) AS (
    SELECT
        class_id,
        superclass_id,
        rank() OVER (
            PARTITION BY class_id
            ORDER BY EXISTS (
                SELECT 1
                FROM strange_frameworks
                WHERE strange_frameworks.class_id = ranked.class_id AND strange_frameworks.framework_id = ranked.superclass_id
            )
        )
    FROM ranked
    WHERE place = 1
)
SELECT DISTINCT class_id, superclass_id
FROM usual
WHERE place = 1;

-- If the superclass of a Swift class is not found, but a protocol of the tree has its name, the class has no
-- superclass.
UPDATE classes
SET superclass = NULL
WHERE kind = 'project'
    AND tree_id IN (SELECT id FROM derived_trees)
    AND superclass IS NOT NULL
    AND (SELECT files.kind FROM files WHERE files.id = classes.file_id) = 'swift'
    AND NOT EXISTS (SELECT 1 FROM _class_superclasses WHERE _class_superclasses.class_id = classes.id)
    AND EXISTS (
        SELECT 1
        FROM declared
        WHERE declared.name = classes.superclass AND declared.kind = 'protocol' AND declared.tree_id = classes.tree_id
    );

-- If one file declares a class for several platforms (under #if and #else), the class has the superclass of each
-- declaration.
INSERT OR IGNORE INTO _class_superclasses (class_id, superclass_id)
SELECT classes.id, class_sightings.class_id
FROM classes
JOIN declarations ON declarations.name = classes.name
    AND declarations.file_id = classes.file_id
    AND declarations.kind = 'class'
    AND declarations.superclass IS NOT classes.superclass
    AND declarations.platforms IS NOT NULL
JOIN class_sightings ON class_sightings.file_id = classes.file_id AND class_sightings.name = declarations.superclass
WHERE classes.kind = 'project'
    AND classes.tree_id IN (SELECT id FROM derived_trees)
    AND class_sightings.class_id <> classes.id
    AND class_sightings.nearness = (
        SELECT min(nearest.nearness)
        FROM class_sightings AS nearest
        WHERE nearest.file_id = classes.file_id AND nearest.name = declarations.superclass
    )
    AND class_sightings.nearness < 6;

-- Names that can mean only one class, if this class is a framework class. Most names in nibs belong
-- to this group, and they do not need further checks.
CREATE TEMP TABLE plain_names (
    name TEXT NOT NULL, tree_id INTEGER NOT NULL, class_id INTEGER NOT NULL, PRIMARY KEY (name, tree_id)
) WITHOUT ROWID;

INSERT INTO plain_names (name, tree_id, class_id)
SELECT visible_names.name, visible_names.tree_id, min(visible_names.class_id)
FROM visible_names
JOIN classes ON classes.id = visible_names.class_id
WHERE visible_names.kind <> 'swift'
GROUP BY visible_names.name, visible_names.tree_id
HAVING count(*) = 1 AND max(visible_names.file_id) = 0 AND min(classes.kind) = 'framework';

-- All other names in nibs.
CREATE TEMP TABLE open_names AS
SELECT *
FROM nib_class_names
WHERE (is_used OR is_named)
    AND NOT EXISTS (SELECT 1 FROM plain_names WHERE plain_names.name = nib_class_names.name AND plain_names.tree_id = nib_class_names.tree_id);

-- The possible classes for the names in open_names. rank: 0 for the most likely class, 8 for an
-- unlikely class, 9 for a class that is not in the module that the nib names.
CREATE TEMP TABLE nib_candidates AS
WITH
paired (file_id, platform, name, module, is_targets, is_owners, class_id, kind, shares_target, is_objc, is_framework_name) AS MATERIALIZED (
    SELECT
        open_names.file_id,
        open_names.platform,
        open_names.name,
        open_names.module,
        open_names.is_targets,
        open_names.owners > 0 AND open_names.objects = 0,
        classes.id,
        classes.kind,
        classes.kind = 'project' AND EXISTS (
            SELECT 1
            FROM _class_targets
            JOIN own_targets ON own_targets.target_id = _class_targets.target_id
            WHERE _class_targets.class_id = classes.id AND own_targets.file_id = open_names.file_id
        ),
        -- Without a module, the runtime looks up the Objective-C name.
        classes.kind = 'project' AND coalesce(homes.kind <> 'swift' OR classes.objc_name = open_names.name, 0),
        classes.kind = 'project' AND EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = open_names.name)
    FROM open_names
    JOIN visible_names ON visible_names.name = open_names.name
        AND visible_names.tree_id = open_names.tree_id
        AND visible_names.file_id IN (0, open_names.file_id)
        AND visible_names.kind <> 'swift'
    JOIN classes ON classes.id = visible_names.class_id
    LEFT JOIN files AS homes ON homes.id = classes.file_id
    WHERE open_names.is_used
)
SELECT
    paired.file_id AS file_id,
    paired.name AS name,
    paired.module AS module,
    paired.class_id AS class_id,
    paired.kind AS kind,
    paired.platform AS platform,
    CASE
        WHEN paired.kind = 'framework' THEN 5
        WHEN paired.is_targets AND paired.shares_target THEN 0
        WHEN paired.is_targets AND EXISTS (
            SELECT 1
            FROM _file_modules
            WHERE _file_modules.file_id = paired.file_id AND _file_modules.is_own AND _file_modules.module = classes.module
        ) THEN 1
        WHEN paired.module IS NOT NULL AND (
            paired.module = classes.module
            OR EXISTS (
                SELECT 1
                FROM _class_targets
                JOIN targets ON targets.id = _class_targets.target_id
                WHERE _class_targets.class_id = paired.class_id AND targets.module = paired.module
            )
        ) THEN iif(paired.shares_target, 1, 2)
        WHEN paired.module IS NOT NULL THEN CASE
            WHEN paired.is_objc OR classes.module IS NULL THEN 6
            -- A known module has its own class with the name, so the nib does not mean this class. The module of a
            -- File's Owner may be outdated, because nib loading does not create the owner.
            WHEN NOT paired.is_owners AND EXISTS (
                SELECT 1
                FROM known_modules
                WHERE known_modules.tree_id = classes.tree_id AND known_modules.module = paired.module
            ) THEN 9
            ELSE 7
        END
        WHEN declarations.reach = 'file' AND NOT paired.is_objc THEN 8
        -- The name means the framework class, unless the sources implement an Objective-C class with this name.
        WHEN paired.is_framework_name AND (
            NOT paired.is_objc
            OR NOT EXISTS (
                SELECT 1
                FROM declared
                WHERE declared.name = classes.name
                    AND declared.tree_id = classes.tree_id
                    AND declared.kind = 'implementation'
            )
        ) THEN 8
        WHEN paired.is_objc AND paired.shares_target THEN 2
        WHEN paired.shares_target THEN 3
        WHEN paired.is_objc THEN 4
        ELSE 6
    END AS rank,
    paired.shares_target AS shares_target,
    -- A class that no target compiles is probably an abandoned copy.
    EXISTS (SELECT 1 FROM _class_targets WHERE _class_targets.class_id = paired.class_id) AS is_compiled,
    -- If a nib is not in a target, but a target compiles a class with the name, the nib means the class in its own
    -- folder. The nib and this class were probably abandoned together.
    NOT EXISTS (SELECT 1 FROM own_targets WHERE own_targets.file_id = paired.file_id)
    AND EXISTS (
        SELECT 1
        FROM _class_names
        JOIN _class_targets ON _class_targets.class_id = _class_names.class_id
        WHERE _class_names.name = paired.name AND _class_names.tree_id = classes.tree_id
    )
    AND EXISTS (
        SELECT 1
        FROM files AS nibs
        JOIN files AS homes ON homes.id = classes.file_id
        WHERE nibs.id = paired.file_id
            AND homes.folder = nibs.folder
    ) AS is_beside
FROM paired
JOIN classes ON classes.id = paired.class_id
LEFT JOIN declarations ON declarations.id = classes.declaration_id
-- Excludes classes that are compiled only for other platforms.
WHERE paired.platform IS NULL
    OR NOT EXISTS (SELECT 1 FROM conditional_platforms WHERE conditional_platforms.class_id = paired.class_id)
    OR EXISTS (
        SELECT 1
        FROM conditional_platforms
        WHERE conditional_platforms.class_id = paired.class_id AND conditional_platforms.platform = paired.platform
    );

CREATE INDEX temp.nib_candidates_by_name ON nib_candidates (name, file_id);

-- Undeclared classes that a nib names, or that are the superclass of a class. Each class gets the
-- superclass that most of its class descriptions name. A subquery finds this superclass, because
-- a join would compare all rows with each other.
INSERT INTO classes (tree_id, name, module, superclass, kind, object_count, owner_count)
WITH
missing_names (tree_id, name, module) AS MATERIALIZED (
    SELECT DISTINCT tree_id, name, module
    FROM open_names
    WHERE is_named
        AND CASE
            WHEN is_used THEN NOT EXISTS (
                SELECT 1
                FROM nib_candidates
                WHERE nib_candidates.name = open_names.name
                    AND nib_candidates.file_id = open_names.file_id
                    AND nib_candidates.module IS open_names.module
                    AND nib_candidates.rank < 9
            )
            ELSE NOT EXISTS (
                SELECT 1
                FROM _class_names
                WHERE _class_names.name = open_names.name
                    AND _class_names.tree_id = open_names.tree_id
                    AND _class_names.kind <> 'swift'
            )
        END
),
missing (tree_id, name, module) AS (
    SELECT tree_id, name, module
    FROM missing_names
    UNION ALL
    SELECT DISTINCT tree_id, superclass, NULL
    FROM classes
    WHERE superclass IS NOT NULL
        AND kind = 'project'
        AND tree_id IN (SELECT id FROM derived_trees)
        AND NOT EXISTS (SELECT 1 FROM _class_superclasses WHERE _class_superclasses.class_id = classes.id)
        AND NOT EXISTS (
            SELECT 1
            FROM missing_names
            WHERE missing_names.name = classes.superclass AND missing_names.tree_id = classes.tree_id
        )
)
SELECT
    missing.tree_id,
    missing.name,
    missing.module,
    (
        SELECT class_descriptions.superclass
        FROM class_descriptions
        JOIN files ON files.id = class_descriptions.file_id
        WHERE class_descriptions.class = missing.name
            AND class_descriptions.superclass IS NOT NULL
            AND files.tree_id = missing.tree_id
        GROUP BY 1
        ORDER BY count(*) DESC, 1
        LIMIT 1
    ),
    'unknown',
    0,
    0
FROM missing
ORDER BY missing.tree_id, missing.name, missing.module;

INSERT INTO _class_names (tree_id, name, class_id, kind)
SELECT tree_id, name, id, 'name'
FROM classes
WHERE kind = 'unknown' AND tree_id IN (SELECT id FROM derived_trees);

INSERT INTO visible_names (name, tree_id, file_id, class_id, kind)
SELECT name, tree_id, 0, id, 'name'
FROM classes
WHERE kind = 'unknown'
    AND tree_id IN (SELECT id FROM derived_trees)
    AND (name, tree_id) NOT IN (SELECT name, tree_id FROM crowded_names);

-- Superclasses of framework classes and of undeclared classes, and undeclared superclasses of project classes.
INSERT INTO _class_superclasses (class_id, superclass_id)
WITH
candidates (class_id, superclass_id, place) AS (
    SELECT
        own.id,
        superclass.id,
        rank() OVER (
            PARTITION BY own.id
            ORDER BY
                superclass.kind = 'unknown',
                superclass.kind = 'framework',
                EXISTS (
                    SELECT 1
                    FROM strange_frameworks
                    WHERE strange_frameworks.class_id = own.id AND strange_frameworks.framework_id = superclass.id
                ),
                -- If several undeclared classes have the name, the class without a module comes first, then the first
                -- class by module.
                CASE WHEN superclass.kind = 'unknown' THEN coalesce(superclass.module, '') END
        )
    FROM classes AS own
    JOIN _class_names ON _class_names.name = own.superclass AND _class_names.tree_id = own.tree_id AND _class_names.kind <> 'swift'
    JOIN classes AS superclass ON superclass.id = _class_names.class_id
    WHERE own.tree_id IN (SELECT id FROM derived_trees)
        AND superclass.id <> own.id
        AND CASE own.kind
            WHEN 'framework' THEN superclass.kind = 'framework'
            WHEN 'project' THEN superclass.kind = 'unknown'
            ELSE 1
        END
        AND (own.kind <> 'project' OR NOT EXISTS (SELECT 1 FROM _class_superclasses WHERE _class_superclasses.class_id = own.id))
)
SELECT DISTINCT class_id, superclass_id
FROM candidates
WHERE place = 1;

UPDATE classes
SET superclass_id = found.superclass_id
FROM (
    SELECT class_id, min(superclass_id) AS superclass_id
    FROM _class_superclasses
    GROUP BY class_id
    HAVING count(*) = 1
) AS found
WHERE found.class_id = classes.id AND classes.tree_id IN (SELECT id FROM derived_trees);

-- All superclasses of each class. The search stops after 64 levels, because a class can inherit
-- from itself by mistake. A real tree has 3 or 4 rows per class. ancestor_room limits the number of
-- rows. If a tree exceeds the limit, the most distant superclasses are left out: the rows of a
-- distance are stored only if all of them fit.
CREATE TEMP TABLE ancestor_room AS
SELECT 50000 * (SELECT count(*) FROM derived_trees) + 8 * count(*) AS most
FROM classes
WHERE tree_id IN (SELECT id FROM derived_trees);

CREATE TEMP TABLE ancestry AS
WITH RECURSIVE
chain (class_id, ancestor_id, distance) AS (
    SELECT id, id, 0
    FROM classes
    WHERE tree_id IN (SELECT id FROM derived_trees)
    UNION
    SELECT chain.class_id, _class_superclasses.superclass_id, chain.distance + 1
    FROM chain
    JOIN _class_superclasses ON _class_superclasses.class_id = chain.ancestor_id
    WHERE chain.distance < 64
    ORDER BY 3
    LIMIT (SELECT most + 1 FROM ancestor_room)
)
SELECT class_id, ancestor_id, distance
FROM chain;

CREATE TEMP TABLE ancestor_levels AS
SELECT iif(count(*) > most, max(distance), 65) AS past
FROM ancestry, ancestor_room;

INSERT INTO shortened (what)
SELECT 'the classes in the sources have more than ' || most || ' superclasses in total; the most distant ones are left out'
FROM ancestor_levels, ancestor_room
WHERE past < 65;

INSERT INTO class_ancestors (class_id, ancestor_id, name, distance)
SELECT ancestry.class_id, ancestry.ancestor_id, classes.name, min(ancestry.distance)
FROM ancestry
JOIN classes ON classes.id = ancestry.ancestor_id
WHERE ancestry.distance < (SELECT past FROM ancestor_levels)
GROUP BY ancestry.class_id, ancestry.ancestor_id;

DROP TABLE ancestor_levels;
DROP TABLE ancestry;
DROP TABLE ancestor_room;

-- The base kind of each class. Subclasses inherit it from the framework classes in this list. If a
-- known class has no superclass and is not in the list, its kind is object. An unknown kind is ''
-- here, so that it differs from the known kinds.
CREATE TEMP TABLE bases (class_id INTEGER PRIMARY KEY, kind TEXT NOT NULL);

INSERT INTO bases (class_id, kind)
WITH
kinds (name, kind) AS (
    VALUES
    ('UIApplication', 'application'), ('NSApplication', 'application'),
    ('UIDocument', 'document'), ('NSDocument', 'document'),
    ('NSWindowController', 'windowController'),
    ('UIViewController', 'viewController'), ('NSViewController', 'viewController'),
    ('WKInterfaceController', 'interfaceController'),
    ('UIWindow', 'window'), ('NSWindow', 'window'),
    ('UITableViewCell', 'cell'), ('UICollectionReusableView', 'cell'), ('UITableViewHeaderFooterView', 'cell'),
    ('NSTableCellView', 'cell'), ('NSTableRowView', 'cell'),
    ('UIView', 'view'), ('NSView', 'view'),
    ('UIGestureRecognizer', 'gestureRecognizer'), ('NSGestureRecognizer', 'gestureRecognizer'),
    ('NSMenu', 'menu'), ('UIMenu', 'menu'), ('NSMenuItem', 'menuItem'), ('UIBarItem', 'barItem'),
    ('NSToolbarItem', 'toolbarItem'), ('UIStoryboardSegue', 'segue'), ('NSStoryboardSegue', 'segue'),
    ('NSLayoutConstraint', 'constraint'), ('NSCell', 'controlCell')
)
SELECT classes.id, kinds.kind
FROM kinds
JOIN classes ON classes.name = kinds.name
WHERE classes.kind = 'framework' AND classes.tree_id IN (SELECT id FROM derived_trees);

UPDATE classes
SET descends_from = found.kind
FROM (
    WITH RECURSIVE
    descents (class_id, kind) AS (
        SELECT class_id, kind
        FROM bases
        UNION
        SELECT classes.id, iif(classes.kind = 'unknown' OR classes.superclass IS NOT NULL, '', 'object')
        FROM classes
        WHERE classes.tree_id IN (SELECT id FROM derived_trees)
            -- An undeclared class without a superclass and without subclasses keeps NULL.
            AND (classes.kind <> 'unknown' OR EXISTS (SELECT 1 FROM _class_superclasses WHERE _class_superclasses.superclass_id = classes.id))
            AND NOT EXISTS (SELECT 1 FROM _class_superclasses WHERE _class_superclasses.class_id = classes.id)
            AND NOT EXISTS (SELECT 1 FROM bases WHERE bases.class_id = classes.id)
        UNION
        SELECT _class_superclasses.class_id, descents.kind
        FROM descents
        JOIN _class_superclasses ON _class_superclasses.superclass_id = descents.class_id
        WHERE NOT EXISTS (SELECT 1 FROM bases WHERE bases.class_id = _class_superclasses.class_id)
    )
    SELECT class_id, nullif(min(kind), '') AS kind
    FROM descents
    GROUP BY class_id
    HAVING count(*) = 1
) AS found
WHERE found.class_id = classes.id;

-- If neither a target nor an #if determines the platforms of a class, it has the platforms of its nearest framework
-- superclass.
INSERT INTO _class_platforms (class_id, platform)
WITH
nearest (class_id, ancestor_id, place) AS (
    SELECT
        classes.id,
        class_ancestors.ancestor_id,
        rank() OVER (PARTITION BY classes.id ORDER BY class_ancestors.distance)
    FROM classes
    JOIN class_ancestors ON class_ancestors.class_id = classes.id
    JOIN classes AS ancestor ON ancestor.id = class_ancestors.ancestor_id AND ancestor.kind = 'framework'
    WHERE classes.kind = 'project'
        AND classes.tree_id IN (SELECT id FROM derived_trees)
        AND NOT EXISTS (SELECT 1 FROM _class_platforms WHERE _class_platforms.class_id = classes.id)
)
SELECT DISTINCT nearest.class_id, _class_platforms.platform
FROM nearest
JOIN _class_platforms ON _class_platforms.class_id = nearest.ancestor_id
WHERE nearest.place = 1;

-- The class that a declaration declares or extends: a class in the same file, else the nearest
-- class with the name. If several classes are equally near, the class in the same folder is
-- preferred. If several classes are left, there is no row.
INSERT INTO _declaration_classes (declaration_id, class_id)
SELECT declarations.id, classes.id
FROM declarations
JOIN classes ON classes.name = declarations.name AND classes.file_id = declarations.file_id
WHERE declarations.kind NOT IN ('protocol', 'alias') AND classes.tree_id IN (SELECT id FROM derived_trees);

INSERT INTO _declaration_classes (declaration_id, class_id)
WITH
nearest (declaration_id, class_id, is_near, place) AS (
    SELECT
        declarations.id,
        class_sightings.class_id,
        files.folder IS homes.folder,
        rank() OVER (PARTITION BY declarations.id ORDER BY class_sightings.nearness)
    FROM declarations
    JOIN files ON files.id = declarations.file_id
    JOIN class_sightings ON class_sightings.file_id = declarations.file_id AND class_sightings.name = declarations.name
    JOIN classes ON classes.id = class_sightings.class_id
    LEFT JOIN files AS homes ON homes.id = classes.file_id
    WHERE declarations.kind NOT IN ('protocol', 'alias')
        AND files.tree_id IN (SELECT id FROM derived_trees)
        AND class_sightings.nearness <> 6
        AND NOT EXISTS (SELECT 1 FROM _declaration_classes WHERE _declaration_classes.declaration_id = declarations.id)
),
chosen (declaration_id, class_id, place) AS (
    SELECT declaration_id, class_id, rank() OVER (PARTITION BY declaration_id ORDER BY is_near DESC)
    FROM nearest
    WHERE place = 1
)
SELECT declaration_id, min(class_id)
FROM chosen
WHERE place = 1
GROUP BY declaration_id
HAVING count(DISTINCT class_id) = 1;

-- The classes that the class names in a nib mean. Classes for other platforms come last, even after
-- classes in the wrong module (rank 9). If all candidates are in the wrong module, the name gets no
-- class.
CREATE TEMP TABLE meant AS
WITH
ranked (file_id, name, module, class_id, kind, shares_target, least, place) AS (
    SELECT
        file_id,
        name,
        module,
        class_id,
        kind,
        shares_target,
        min(rank) OVER (PARTITION BY name, file_id, module),
        rank() OVER (
            PARTITION BY name, file_id, module
            ORDER BY
                CASE
                    WHEN platform IS NULL THEN 0
                    WHEN EXISTS (
                        SELECT 1
                        FROM _class_platforms
                        WHERE _class_platforms.class_id = nib_candidates.class_id
                            AND _class_platforms.platform = nib_candidates.platform
                    ) THEN 0
                    ELSE EXISTS (SELECT 1 FROM _class_platforms WHERE _class_platforms.class_id = nib_candidates.class_id)
                END,
                rank,
                shares_target DESC,
                is_beside DESC,
                is_compiled DESC
        )
    FROM nib_candidates
)
SELECT DISTINCT file_id, name, module, class_id, kind, shares_target
FROM ranked
WHERE place = 1 AND least < 9;

CREATE INDEX temp.meant_by_name ON meant (name, file_id);

INSERT INTO _named_class_candidates (file_id, name, module, class_id)
WITH
counted (file_id, name, module, class_id, fits) AS (
    SELECT file_id, name, module, class_id, count(*) OVER (PARTITION BY name, file_id, module)
    FROM meant
)
SELECT file_id, name, module, class_id
FROM counted
WHERE fits > 1;

INSERT INTO named_classes (file_id, name, module, class_id, certainty)
SELECT
    file_id,
    name,
    module,
    CASE WHEN count(*) = 1 THEN class_id END,
    CASE
        WHEN count(*) = 1 AND kind = 'framework' THEN 'framework'
        WHEN count(*) = 1 THEN 'declared'
        -- Each of these classes is compiled by a target that copies the file, and no target compiles two of these
        -- classes.
        WHEN min(shares_target) AND NOT EXISTS (
            SELECT 1
            FROM meant AS others
            JOIN _class_targets ON _class_targets.class_id = others.class_id
            JOIN own_targets ON own_targets.target_id = _class_targets.target_id AND own_targets.file_id = others.file_id
            WHERE others.file_id = meant.file_id AND others.name = meant.name AND others.module IS meant.module
            GROUP BY _class_targets.target_id
            HAVING count(DISTINCT others.class_id) > 1
        ) THEN 'byTarget'
        ELSE 'ambiguous'
    END
FROM meant
GROUP BY name, file_id, module
UNION ALL
SELECT nib_class_names.file_id, nib_class_names.name, nib_class_names.module, plain_names.class_id, 'framework'
FROM nib_class_names
CROSS JOIN plain_names ON plain_names.name = nib_class_names.name AND plain_names.tree_id = nib_class_names.tree_id
WHERE nib_class_names.is_used
UNION ALL
SELECT open_names.file_id, open_names.name, open_names.module, classes.id, 'named'
FROM open_names
JOIN classes ON classes.name = open_names.name
    AND classes.tree_id = open_names.tree_id
    AND classes.module IS open_names.module
    AND classes.kind = 'unknown'
WHERE open_names.is_used
    AND NOT EXISTS (
        SELECT 1
        FROM nib_candidates
        WHERE nib_candidates.name = classes.name
            AND nib_candidates.file_id = open_names.file_id
            AND nib_candidates.module IS classes.module
            AND nib_candidates.rank < 9
    );

DROP TABLE meant;
DROP TABLE bases;
DROP TABLE nib_candidates;
DROP TABLE open_names;
DROP TABLE plain_names;
DROP VIEW strange_frameworks;
DROP TABLE usual_platforms;
DROP TABLE spellings;
DROP TABLE conditional_platforms;
DROP TABLE declared;
DROP TABLE known_modules;
