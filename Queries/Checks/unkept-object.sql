-- title: Top-level object without an owner
-- why: A top-level object of a view controller's nib lives only as long as something holds it. If no outlet or only a weak outlet is connected to it, it is deallocated right after loading. Objects that use it as delegate or data source then have none.
-- severity: warning
-- confidence: certain
-- uncertain: A weak outlet holds the object, and code may keep the object immediately after the load (possible). The nib, the owner or the class of the load is not certain (possible). If these are certain: the bundle or the target of the load is not certain, an argument decides whether the load runs, or no known code runs the load (likely).
-- fix: Connect the object to a strong outlet of the File's Owner, or delete it.
-- pack: default
-- verdicts: hazards
SELECT hazards.*, coalesce(objects.class, objects.element) AS subject
FROM hazards
JOIN objects ON objects.id = hazards.object
WHERE hazards.kind = 'unkept-object' AND hazards.place = 1;
