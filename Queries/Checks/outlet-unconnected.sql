-- title: Outlet that no nib connects
-- why: A class declares the outlet. Nibs or storyboards contain objects of the class, but none of them connects the outlet. It stays nil unless code sets it. Often the connection was lost, or the outlet is no longer needed.
-- severity: warning (note if code sets the property, or if the class is written in Objective-C and no known code uses the outlet)
-- confidence: certain
-- uncertain: The finding is hidden in these cases: a binding uses the name; the class has a getter or setter with the name; the name has several words and is also a string in the sources, so key-value coding can set the property; code sets a property with the name on another object; no load of a nib of the class is known; a nib cannot be read.
-- fix: Connect the outlet, or delete it. If code sets the property, remove @IBOutlet.
-- pack: default
-- verdicts: outlet-unconnected
SELECT
    outlet_unconnected.*,
    outlet_unconnected.class || '.' || outlet_unconnected.outlet AS subject,
    'The outlet ' || outlet_unconnected.outlet || ' of ' || outlet_unconnected.class
        || iif(
            outlet_unconnected.in_nibs = 1,
            ' is not connected in the nib or storyboard that contains the class: ',
            ' is not connected in any of the ' || outlet_unconnected.in_nibs || ' nibs and storyboards that contain the class: '
        )
        || CASE
            WHEN outlet_unconnected.is_assigned THEN 'code sets it, so @IBOutlet has no effect.'
            ELSE iif(outlet_unconnected.kind = 'outletCollection', 'it stays empty unless code fills it', 'it stays nil unless code sets it')
        END
        || CASE
            WHEN outlet_unconnected.is_assigned THEN ''
            WHEN NOT outlet_unconnected.is_used THEN '.'
            WHEN files.kind = 'swift' AND members.type GLOB '*!' THEN ', and the app crashes where code uses it.'
            ELSE ', and code uses it.'
        END AS message,
    -- Swift code crashes when it reads an outlet that is nil. In Objective-C, a message to nil does nothing.
    CASE
        WHEN outlet_unconnected.is_assigned THEN 'note'
        WHEN files.kind = 'swift' OR outlet_unconnected.is_used THEN 'warning'
        ELSE 'note'
    END AS severity
FROM outlet_unconnected
JOIN files ON files.id = outlet_unconnected.file_id
JOIN members ON members.id = outlet_unconnected.member_id
WHERE outlet_unconnected.in_nibs > 0
    -- Delegates and data sources are optional.
    AND outlet_unconnected.outlet NOT GLOB '*elegate'
    AND outlet_unconnected.outlet NOT GLOB '*ataSource'
    -- A redeclaration in a class extension is the same outlet.
    AND (outlet_unconnected.class_id, outlet_unconnected.outlet, outlet_unconnected.place) IN (
        SELECT others.class_id, others.outlet, min(others.place)
        FROM outlet_unconnected AS others
        JOIN answered_files ON answered_files.id = others.file_id
        GROUP BY others.class_id, others.outlet
    );
