-- The translations of all nibs into one language. One query for all nibs takes hardly longer than one for a single nib.
SELECT nib_translations.nib_file_id AS file_id, nib_translations."key" AS "key", nib_translations.value AS value
FROM nib_translations
WHERE nib_translations.language = :language
    AND nib_translations.variation IS NULL
    AND nib_translations.value IS NOT NULL
