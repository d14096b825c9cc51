-- title: Nibs that nobody loads
-- theme: loading
-- words: unused, dead, orphan, unreferenced, remove, delete, cleanup, obsolete, leftover
-- answers: Which nibs and storyboards does nothing that was indexed load, and how sure is that? confidence: certain (no load whose name is not known could mean it, and no text of the code is its name, or no target has it, so that it is in no product), likely (there are loads that could mean it, a load of its name does not see it, only code that no target compiles loads it, a view controller that nothing is known to make would find it by its name, or it is other people's code, which may be used from elsewhere), possible (a controller of its name is made in a way that could find it or with a name that is not known, an application that names no main nib could begin with it, the code has a constant of that text, or a property list a text, its class takes in code that is not indexed, Swift code hands its class on as a value where helpers load nibs by their classes, a load of its name could not be followed, it is part of a framework, app or bundle that was built already, an application may begin with it whose property list is not there, more nibs have its name than a load of it can tell apart, or no source is indexed, or none that declares the classes of the nibs). Loads are calls, overrides, controllers and items by their names, objects of other nibs, property lists and build settings. reason names the places that leave a doubt, and what is sure. Copies in other languages and for other devices count as one with their nib.
-- parameter confidence (default NULL; one of certain, likely, possible; also sureness): The confidence; all when left out.
-- example: xibdb report nib-unused confidence=certain
-- verdicts: nib-unused
SELECT
    files.display_path AS path,
    nib_unused.confidence AS confidence,
    nib_unused.reason AS reason,
    nib_unused.owner_class AS owner_class
FROM nib_unused
JOIN answered_files AS files ON files.id = nib_unused.file_id
WHERE :confidence IS NULL OR nib_unused.confidence = :confidence
ORDER BY
    CASE nib_unused.confidence WHEN 'certain' THEN 0 WHEN 'likely' THEN 1 ELSE 2 END,
    files.display_path,
    nib_unused.file_id;
