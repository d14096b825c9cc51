-- verdicts: hazards
-- Certain and likely hazards that involve a file, in code of any origin. A hazard is listed if this file is one of the two files of the hazard, or if another load that involves this file has the same defect. line: line of the defect in the file; NULL if the defect is in a different file (see other_path and other_line). Parameter :file, a row id.
SELECT
    hazards.effect AS effect,
    hazards.confidence AS confidence,
    hazards.message AS message,
    iif(hazards.file_id = :file, hazards.line, NULL) AS line,
    others.display_path AS other_path,
    iif(hazards.file_id = :file, hazards.other_line, hazards.line) AS other_line,
    iif(hazards.file_id = :file, NULL, hazards."column") AS other_column
FROM hazards
JOIN files ON files.id = hazards.file_id
LEFT JOIN files AS ends ON ends.id = hazards.other_file_id
LEFT JOIN files AS others ON others.id = iif(hazards.file_id = :file, hazards.other_file_id, hazards.file_id)
WHERE hazards.place = 1
    AND hazards.confidence <> 'possible'
    AND EXISTS (
        SELECT 1
        FROM hazards AS loads
        WHERE loads.defect_number = hazards.defect_number
            AND (
                (loads.place = 1 AND :file IN (loads.file_id, loads.other_file_id))
                OR (loads.place > 1 AND :file = iif(loads.is_of_code, loads.file_id, loads.other_file_id))
            )
    )
ORDER BY files.display_path, hazards.line, hazards."column", hazards.kind, ends.display_path, hazards.other_line, hazards.message;
