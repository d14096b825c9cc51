-- The number of nibs at the end of each month.
CREATE TEMPORARY VIEW report_trend_nibs AS
SELECT
    report_months.name, report_months.month,
    count(*) FILTER (WHERE files.kind = 'xib') AS xibs,
    count(*) FILTER (WHERE files.kind = 'storyboard') AS storyboards,
    count(*) FILTER (WHERE files.kind = 'nib') AS compiled_nibs
FROM report_months
LEFT JOIN files ON files.repository = report_months.repository AND files.kind IN ('xib', 'storyboard', 'nib')
GROUP BY report_months.name, report_months.month;
