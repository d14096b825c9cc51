-- Updates the lines and columns of derived rows in files whose declarations and calls only moved to
-- other lines. The temporary table moved_files contains these files.

UPDATE classes
SET line = declarations.line
FROM declarations
WHERE declarations.id = classes.declaration_id
    AND classes.file_id IN (SELECT id FROM moved_files)
    AND classes.line <> declarations.line;

UPDATE nib_loads
SET line = _load_calls.line, "column" = _load_calls."column"
FROM _load_calls
WHERE _load_calls.id = nib_loads.load_call_id
    AND nib_loads.call_id IS NULL
    AND nib_loads.file_id = _load_calls.file_id
    AND nib_loads.file_id IN (SELECT id FROM moved_files);

-- If the load was found through a call, it has the line and column of the call.
UPDATE nib_loads
SET line = calls.line, "column" = calls."column"
FROM calls
WHERE calls.id = nib_loads.call_id AND nib_loads.file_id IN (SELECT id FROM moved_files);

UPDATE identifiers
SET line = _identifier_uses.line, "column" = _identifier_uses."column"
FROM _identifier_uses
WHERE _identifier_uses.id = identifiers.identifier_use_id
    AND NOT identifiers.is_caller
    AND identifiers.file_id IN (SELECT id FROM moved_files);
