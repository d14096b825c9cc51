-- The number of uses of each class in nibs at the end of each month.
CREATE TEMPORARY VIEW report_trend_class_uses AS
SELECT report_months.name, report_months.month, class_usage.class, count(*) AS uses
FROM report_months
JOIN class_usage ON class_usage.repository = report_months.repository
GROUP BY report_months.name, report_months.month, class_usage.class;
