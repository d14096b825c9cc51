-- The translations of one nib into one language. :file is the row id of the nib.
SELECT nib_translations."key" AS "key", nib_translations.value AS value
FROM nib_translations
WHERE nib_translations.nib_file_id = :file
    AND nib_translations.language = :language
    AND nib_translations.variation IS NULL
    AND nib_translations.value IS NOT NULL
