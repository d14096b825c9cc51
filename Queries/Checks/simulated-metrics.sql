-- title: Simulated metrics of an old Xcode
-- why: Xcode before 8 wrote the bars and the screen that it drew around a scene for the whole file. Nothing reads this any more, and the next Xcode that saves the file changes it.
-- severity: note
-- confidence: certain
-- fix: Open the file in a present Xcode and save it, or delete the element simulatedMetricsContainer.
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
