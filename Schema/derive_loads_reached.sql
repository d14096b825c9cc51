-- Finds the nib loading messages (such as initWithCoder: and awakeFromNib) that cause an object to
-- load a nib. The calls that lead to the load can be in members of the class, of its superclasses
-- and of extensions, in any file.

INSERT INTO _load_entry_points (load_id, class_id, hook_class_id, selector, callee, is_conditional, guard, guard_relation, guard_number)
WITH
code (load_id, class_id, owner_class_id, is_by_class, is_rule, led_from) AS MATERIALIZED (
    SELECT
        nib_loads.id,
        _load_classes.class_id,
        coalesce(
            _load_classes.owner_class_id,
            -- If the nib is named after a subclass, only objects of that subclass load it. The owner does not matter.
            (
                SELECT class_ancestors.class_id
                FROM class_ancestors
                JOIN classes ON classes.id = class_ancestors.class_id
                WHERE class_ancestors.ancestor_id = _load_classes.class_id AND classes.name = nib_loads.nib_name
                ORDER BY classes.id
                LIMIT 1
            )
        ),
        nib_loads.is_by_class,
        nib_loads.certainty = 'rule',
        iif(nib_loads.call_id IS NULL, iif(nib_loads.origin_id IS NULL OR nib_loads.certainty = 'rule', _load_calls.led_from, NULL), calls.led_from)
    FROM nib_loads
    JOIN files ON files.id = nib_loads.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
    JOIN _load_classes ON _load_classes.load_id = nib_loads.id AND _load_classes.class_id IS NOT NULL
    LEFT JOIN _load_calls ON _load_calls.id = nib_loads.load_call_id
    LEFT JOIN calls ON calls.id = nib_loads.call_id
    WHERE nib_loads.kind = 'nib' AND nib_loads.purpose IN ('loads', 'instantiates')
),
-- In the file of the load, the members that lead to the load.
led (load_id, member, is_conditional, guard, guard_relation, guard_number) AS MATERIALIZED (
    SELECT code.load_id, member.value ->> 0, member.value ->> 1, NULL, NULL, NULL
    FROM code
    JOIN json_each(code.led_from) AS member
    UNION
    SELECT code.load_id, _self_calls.member, _self_calls.is_conditional, _self_calls.guard, _self_calls.guard_relation, _self_calls.guard_number
    FROM code
    JOIN _self_calls ON _self_calls.load_id = code.load_id
    WHERE code.led_from IS NULL
),
-- Members that nib loading calls, with their class and the calls that they make.
hooks (class_id, selector, callee, load_id, is_conditional, guard, guard_relation, guard_number) AS MATERIALIZED (
    SELECT DISTINCT
        _declaration_classes.class_id,
        _self_calls.member,
        _self_calls.callee,
        _self_calls.load_id,
        _self_calls.is_conditional,
        _self_calls.guard,
        _self_calls.guard_relation,
        _self_calls.guard_number
    FROM _self_calls
    JOIN files ON files.id = _self_calls.file_id AND +files.tree_id IN (SELECT id FROM derived_trees)
    JOIN declarations ON declarations.file_id = _self_calls.file_id AND declarations.name = _self_calls.class
    JOIN _declaration_classes ON _declaration_classes.declaration_id = declarations.id
    WHERE _self_calls.member IN (
        'init', 'initWithCoder:', 'initWithFrame:', 'initWithContentRect:styleMask:backing:defer:', 'awakeFromNib', 'awakeAfterUsingCoder:'
    )
),
ways (load_id, class_id, selector, callee, is_conditional, guard, guard_relation, guard_number) AS (
    SELECT
        hooks.load_id,
        hooks.class_id,
        hooks.selector,
        NULL,
        -- If knows_branch is 0, the called helper might load the nib only under a condition.
        max(hooks.is_conditional, nib_loads.origin_id IS NOT NULL AND NOT nib_loads.knows_branch),
        hooks.guard,
        hooks.guard_relation,
        hooks.guard_number
    FROM hooks
    JOIN nib_loads ON nib_loads.id = hooks.load_id
    UNION
    SELECT
        led.load_id,
        hooks.class_id,
        hooks.selector,
        hooks.callee,
        max(hooks.is_conditional, led.is_conditional),
        iif(hooks.is_conditional AND led.is_conditional, NULL, coalesce(hooks.guard, led.guard)),
        coalesce(hooks.guard_relation, led.guard_relation),
        coalesce(hooks.guard_number, led.guard_number)
    FROM led
    JOIN hooks ON hooks.callee = led.member
),
-- The class whose objects load the nib: the class with the entry point or the class with the load, whichever is the
-- subclass. For a load by the name rule, it is the class of the owner.
found (load_id, class_id, hook_class_id, selector, callee, is_conditional, guard, guard_relation, guard_number) AS (
    SELECT
        ways.load_id,
        CASE
            WHEN code.is_rule THEN code.owner_class_id
            WHEN above.class_id IS NOT NULL THEN ways.class_id
            ELSE code.class_id
        END,
        ways.class_id,
        ways.selector,
        ways.callee,
        ways.is_conditional,
        ways.guard,
        ways.guard_relation,
        ways.guard_number
    FROM ways
    JOIN code ON code.load_id = ways.load_id
    LEFT JOIN class_ancestors AS above ON above.class_id = ways.class_id AND above.ancestor_id = code.class_id
    LEFT JOIN class_ancestors AS below ON below.class_id = code.class_id AND below.ancestor_id = ways.class_id
    WHERE (above.class_id IS NOT NULL OR below.class_id IS NOT NULL)
        AND CASE
            WHEN code.is_rule THEN EXISTS (
                SELECT 1
                FROM class_ancestors
                WHERE class_ancestors.class_id = code.owner_class_id AND class_ancestors.ancestor_id = ways.class_id
            )
            -- If the name is derived from the class, it is different for objects of a subclass.
            WHEN code.is_by_class THEN below.class_id IS NOT NULL
            ELSE 1
        END
)
SELECT DISTINCT
    found.load_id,
    found.class_id,
    found.hook_class_id,
    found.selector,
    found.callee,
    found.is_conditional,
    found.guard,
    found.guard_relation,
    found.guard_number
FROM found
JOIN classes ON classes.id = found.class_id AND classes.kind = 'project'
ORDER BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
