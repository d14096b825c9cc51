-- title: Simulated metrics of an old version of Xcode
-- why: Versions of Xcode before 8 stored simulated bars and screens for the whole file. Current versions do not read them, and remove them when they save the file.
-- severity: note
-- confidence: certain
-- fix: Open the file in a current version of Xcode and save it, or delete the element simulatedMetricsContainer.
-- pack: style
SELECT
    files.id AS file_id,
    1 AS line,
    1 AS "column",
    files.name AS subject,
    files.name || ' still has the simulated metrics of Xcode 7 or earlier.' AS message,
    'metrics ' || files.tree_id || ' ' || files.logical_path AS defect
FROM nibs AS files
WHERE files.format = 'document'
    AND (instr(files.attributes, '"defaultSimulatedMetrics"') > 0 OR instr(files.attributes, '"simulatedMetricsContainer"') > 0);
