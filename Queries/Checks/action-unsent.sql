-- title: Action that nothing sends
-- why: A class declares the action for Interface Builder. Nibs or storyboards contain objects of the class, but no control sends the action. Often the control was deleted, or its connection was lost.
-- severity: note
-- confidence: possible
-- uncertain: All findings are hidden, because code may name the selector or call the method. The index does not contain all names that the sources use.
-- fix: Connect a control to the action, or delete the action. If only code calls the method, remove @IBAction.
-- pack: default
WITH
sent (tree_id, selector) AS MATERIALIZED (
    SELECT files.tree_id, connections.name
    FROM connections
    JOIN files ON files.id = connections.file_id
    WHERE connections.kind = 'action' AND connections.name IS NOT NULL
    UNION
    SELECT files.tree_id, connections.unwind_action
    FROM connections
    JOIN files ON files.id = connections.file_id
    WHERE connections.unwind_action IS NOT NULL
    UNION
    -- Binding options can also name a selector.
    SELECT files.tree_id, option.value
    FROM connections
    JOIN files ON files.id = connections.file_id
    JOIN json_each(connections.options) AS option ON option.type = 'text'
    WHERE connections.kind = 'binding' AND connections.options LIKE '%selector%'
),
declared AS MATERIALIZED (
    SELECT
        members.id AS member_id,
        members.file_id AS file_id,
        files.tree_id AS tree_id,
        _declaration_classes.class_id AS class_id,
        members.class AS class,
        members.name AS selector,
        members.line AS line,
        members."column" AS "column",
        -- Often both an Objective-C interface and its implementation declare the action. Only the first declaration is reported.
        row_number() OVER (
            PARTITION BY _declaration_classes.class_id, members.name
            ORDER BY files.path GLOB '*.[hH]', files.path, members.line
        ) AS place
    FROM members
    JOIN answered_files AS files ON files.id = members.file_id
    JOIN _declaration_classes ON _declaration_classes.declaration_id = members.declaration_id
    WHERE members.kind = 'action'
        AND members.provenance = 'source'
        AND members.is_static = 0
        AND members.is_override = 0
        AND (files.tree_id, members.name) NOT IN (SELECT sent.tree_id, sent.selector FROM sent)
)
SELECT
    declared.file_id AS file_id,
    declared.line AS line,
    declared."column" AS "column",
    declared.class || '.' || declared.selector AS subject,
    'No nib or storyboard sends ' || declared.selector || ' of ' || declared.class || '; only code can call it.' AS message
FROM declared
WHERE declared.place = 1
    -- At least one nib contains an object or a File's Owner of the class or of a subclass.
    AND EXISTS (
        SELECT 1
        FROM class_ancestors
        JOIN classes ON classes.id = class_ancestors.class_id
        WHERE class_ancestors.ancestor_id = declared.class_id AND classes.object_count + classes.owner_count > 0
    )
    -- Excludes actions that the framework sends itself, such as showWindow: and print:.
    AND NOT EXISTS (
        SELECT 1
        FROM _offered_members
        WHERE _offered_members.class_id = declared.class_id AND _offered_members.asked = 'selector' AND _offered_members.name = declared.selector
    )
    -- Excludes actions that a function of the class mentions.
    AND NOT EXISTS (
        SELECT 1
        FROM _declaration_classes
        JOIN declarations ON declarations.id = _declaration_classes.declaration_id
        JOIN _member_mentions ON _member_mentions.file_id = declarations.file_id AND _member_mentions.class = declarations.name
        WHERE _declaration_classes.class_id = declared.class_id
            AND _member_mentions.name = rtrim(substr(declared.selector, 1, instr(declared.selector || ':', ':')), ':')
    );
