-- Finds the classes in the table redeclared that something else mentions (table mentioned_classes).
-- Also collects the names of all classes in redeclared and of their superclasses (table
-- affected_names). If nothing else mentions the added and removed classes, only these classes are
-- derived again.

-- The names of the classes in redeclared, of all their superclasses and of their protocols, with and without the outer class.
CREATE TEMP TABLE affected_names (name TEXT PRIMARY KEY) WITHOUT ROWID;

INSERT INTO affected_names (name)
WITH RECURSIVE
above (name) AS (
    SELECT name
    FROM redeclared
    UNION
    SELECT superclass
    FROM redeclared
    WHERE superclass IS NOT NULL
    UNION
    SELECT declarations.superclass
    FROM above
    JOIN declarations ON declarations.name = above.name
    WHERE declarations.superclass IS NOT NULL
    UNION
    -- A superclass of Outer.Inner may be nested in Outer.
    SELECT rtrim(declarations.name, replace(declarations.name, '.', '')) || declarations.superclass
    FROM above
    JOIN declarations ON declarations.name = above.name
    WHERE declarations.superclass IS NOT NULL AND instr(declarations.name, '.') > 0
    UNION
    SELECT _declaration_protocols.name
    FROM above
    JOIN declarations ON declarations.name = above.name
    JOIN _declaration_protocols ON _declaration_protocols.declaration_id = declarations.id
    UNION
    SELECT substr(name, instr(name, '.') + 1)
    FROM above
    WHERE instr(name, '.') > 0
)
SELECT name
FROM above;

-- The classes in redeclared that another declaration, a nib or code mentions, or might mention. In
-- texts, a name also counts if it is part of a longer name.
CREATE TEMP TABLE mentioned_classes AS
SELECT redeclared.name AS name
FROM redeclared
WHERE redeclared.kind <> 'class'
    OR redeclared.category IS NOT NULL
    OR instr(redeclared.name, '.') > 0
    OR instr(redeclared.superclass, '.') > 0
    OR redeclared.objc_name <> redeclared.name
    OR EXISTS (SELECT 1 FROM framework_classes WHERE framework_classes.name = redeclared.name)
    OR EXISTS (SELECT 1 FROM _framework_aliases WHERE _framework_aliases.name = redeclared.name)
    OR EXISTS (
        SELECT 1
        FROM declarations
        WHERE declarations.name = redeclared.name
            AND declarations.id NOT IN (SELECT new_id FROM redeclared WHERE new_id IS NOT NULL)
    )
    -- A nested class (Name.Inner). In ASCII, / follows the dot.
    OR EXISTS (
        SELECT 1
        FROM declarations
        WHERE declarations.name > redeclared.name || '.' AND declarations.name < redeclared.name || '/'
    )
    OR EXISTS (SELECT 1 FROM declarations WHERE instr(declarations.superclass, redeclared.name) > 0)
    -- If no other class inherits from the superclass, and no nib names it, the row of the superclass depends on this
    -- class: the table classes contains either both rows or neither.
    OR (redeclared.superclass IS NOT NULL AND NOT EXISTS (
        SELECT 1
        FROM framework_classes
        JOIN _nib_class_names ON _nib_class_names.name = framework_classes.name
        JOIN files ON files.id = _nib_class_names.file_id AND files.tree_id = redeclared.tree_id
        WHERE framework_classes.name = redeclared.superclass
    ) AND NOT EXISTS (
        SELECT 1
        FROM declarations
        JOIN files ON files.id = declarations.file_id AND files.tree_id = redeclared.tree_id
        WHERE declarations.superclass = redeclared.superclass
            AND declarations.kind = 'class'
            AND declarations.id NOT IN (SELECT new_id FROM redeclared WHERE new_id IS NOT NULL)
    ))
    OR EXISTS (SELECT 1 FROM _declaration_protocols WHERE _declaration_protocols.name = redeclared.name)
    OR EXISTS (SELECT 1 FROM objects WHERE objects.class = redeclared.name)
    OR EXISTS (SELECT 1 FROM connections WHERE connections.custom_class = redeclared.name)
    OR EXISTS (SELECT 1 FROM constraints WHERE constraints.custom_class = redeclared.name)
    OR EXISTS (SELECT 1 FROM class_descriptions WHERE redeclared.name IN (class_descriptions.class, class_descriptions.superclass))
    -- A controller searches for a nib that is named after its class.
    OR EXISTS (
        SELECT 1
        FROM files
        WHERE files.name IN (redeclared.name, replace(redeclared.name, 'Controller', '')) AND files.kind IN ('xib', 'nib', 'storyboard')
    )
    OR EXISTS (SELECT 1 FROM calls WHERE calls.receiver = redeclared.name)
    OR EXISTS (SELECT 1 FROM identifiers WHERE identifiers.identifier = redeclared.name)
    OR EXISTS (SELECT 1 FROM nib_loads WHERE redeclared.name IN (nib_loads.nib_name, nib_loads.class, nib_loads.owner_class))
    OR EXISTS (
        SELECT 1
        FROM _load_calls
        WHERE instr(json_array(_load_calls.expression, _load_calls.owner_class, _load_calls.class, _load_calls.receiver), redeclared.name) > 0
    )
    OR EXISTS (
        SELECT 1
        FROM _identifier_uses
        WHERE instr(json_array(_identifier_uses.expression, _identifier_uses.class), redeclared.name) > 0
    )
    OR EXISTS (
        SELECT 1
        FROM constants
        WHERE instr(constants.name, redeclared.name) > 0
            OR instr(constants.value, redeclared.name) > 0
            OR instr(constants.expression, redeclared.name) > 0
    )
    OR EXISTS (
        SELECT 1
        FROM functions
        WHERE instr(functions.class, redeclared.name) > 0
            OR instr(functions.body, redeclared.name) > 0
            OR instr(functions.parameters, redeclared.name) > 0
            OR instr(functions.generics, redeclared.name) > 0
            OR instr(functions.result, redeclared.name) > 0
    )
    OR EXISTS (SELECT 1 FROM members WHERE members.type IN (redeclared.name, redeclared.name || ' *'))
    -- An inherited member can load a nib that depends on this class. The nib is named after this class, or its name
    -- comes from an initializer of this class.
    OR EXISTS (
        SELECT 1
        FROM functions
        JOIN affected_names ON affected_names.name = functions.class
        WHERE functions.kind = 'initializer'
            OR EXISTS (SELECT 1 FROM declarations WHERE declarations.name = functions.class AND declarations.kind = 'class')
    );
