-- title: Hazards of loading nibs
-- theme: loading
-- words: risk, danger, bug, infinite recursion, stack overflow, exception, nil outlet, wrong owner, leak, file's owner mismatch
-- answers: Which problems occur when the code loads a nib? kind: recursive-load (an object of the nib loads the nib again while it is created), owner-nil (the File's Owner has outlets or actions, and the load passes no owner), owner-is-class (a class method passes self as owner, but the class object has none of the outlets), owner-lacks-outlet and owner-lacks-action (the class of the owner lacks the outlet or action), owner-is-root (the File's Owner and a top-level object have the same class, so two instances exist), no-view-outlet (the nib of a view controller does not set view), wrong-nib-by-name (a controller created without a nib name loads a nib that belongs to another class), unkept-object (no strong reference keeps a top-level object of a controller's nib alive), hidden-color (the opaque root view in the nib of an owner-view covers the color that is set where the owner-view is placed), wrong-object (the code gets an object from the nib, but the object has another class or does not exist), loaded-twice (an object receives two messages, and each of them loads the nib), replaced-object (initWithCoder: returns another object), stays-empty (a view that adds a nib's content to itself is created by an initializer that does not load the nib), setter-calls-itself (a class that nibs name has a setter that sets its own property). effect: crash, broken (a console message, or an object that disappears), visual. confidence: certain if all knows_… columns of nib_loads are 1 for the load; otherwise likely or possible. Each defect has one row. other_path and other_line: the second place of the defect, usually the load with the highest confidence. more_places: the other loads with the same defect, as a JSON array of path:line.
-- essential: effect, message, confidence
-- parameter kind (default NULL; one of recursive-load, owner-nil, owner-is-class, owner-lacks-outlet, owner-lacks-action, owner-is-root, no-view-outlet, wrong-nib-by-name, unkept-object, hidden-color, wrong-object, loaded-twice, replaced-object, stays-empty, setter-calls-itself): Kind of hazard. If omitted, all.
-- parameter file (file, default NULL; also path): Path of either place, last part of the path, nib name, or a GLOB pattern (* also matches /).
-- parameter effect (default NULL; one of crash, broken, visual; also severity): Effect at run time. If omitted, all.
-- parameter confidence (default NULL; one of certain, likely, possible, any; also sureness): The confidence. If omitted, certain and likely.
-- example: xibdb report hazards kind=owner-nil
-- example: xibdb report hazards effect=crash
-- verdicts: hazards
WITH
-- The rows of each defect, by rank: the load with the highest confidence has rank 1.
ranked AS MATERIALIZED (
    SELECT
        hazards.*,
        files.path AS tree_path,
        files.display_path AS path,
        others.path AS other_tree_path,
        others.display_path AS other_path,
        row_number() OVER (PARTITION BY hazards.defect_number ORDER BY hazards.place) AS rank
    FROM hazards
    JOIN answered_files AS files ON files.id = hazards.file_id
    LEFT JOIN files AS others ON others.id = hazards.other_file_id
)
SELECT
    ranked.kind AS kind,
    ranked.effect AS effect,
    ranked.path AS path,
    ranked.line AS line,
    ranked."column" AS "column",
    ranked.other_path AS other_path,
    ranked.other_line AS other_line,
    ranked.message AS message,
    ranked.confidence AS confidence,
    (
        SELECT nullif(json_group_array(place), '[]')
        FROM (
            SELECT iif(others.is_of_code, others.path || ':' || others.line, others.other_path || ':' || others.other_line) AS place
            FROM ranked AS others
            WHERE others.defect_number = ranked.defect_number AND others.rank > 1
            ORDER BY others.rank
        )
    ) AS more_places
FROM ranked
WHERE ranked.rank = 1
    AND (:kind IS NULL OR ranked.kind = :kind)
    AND (:effect IS NULL OR ranked.effect = :effect)
    AND iif(:confidence IS NULL, ranked.confidence <> 'possible', :confidence IN ('any', ranked.confidence))
    AND (
        :file IS NULL
        OR EXISTS (
            SELECT 1
            FROM ranked AS others
            JOIN json_each(json_array(others.tree_path, others.path, others.other_tree_path, others.other_path)) AS name
            WHERE others.defect_number = ranked.defect_number
                AND (
                    name.value GLOB :file
                    OR '/' || name.value GLOB '*/' || :file
                    OR '/' || name.value GLOB '*/' || :file || '.xib'
                    OR '/' || name.value GLOB '*/' || :file || '.storyboard'
                )
        )
    )
ORDER BY ranked.path, ranked.line, ranked."column", ranked.kind, ranked.other_path, ranked.other_line, ranked.message;
