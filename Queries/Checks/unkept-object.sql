-- title: Top-level object that nothing retains
-- why: A top-level object of a view controller's nib exists only while another object holds it. If no strong outlet is connected to it, it is deallocated right after loading. Other objects then lose it as their delegate or data source.
-- severity: warning
-- confidence: certain
-- uncertain: If a weak outlet refers to the object, the confidence is possible, because code may retain the object right after loading. If the nib, the owner or the class of the load is not certain, the confidence is possible. Otherwise, the confidence is likely in these cases: the bundle or the target of the load is not certain; an argument decides whether the load runs; no known code runs the load.
-- fix: Connect the object to a strong outlet of the File's Owner, or delete it.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, coalesce(objects.class, objects.element) AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'unkept-object' AND hazards.place = 1;
