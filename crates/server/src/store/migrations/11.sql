-- Taken elsewhere; the lead puts it here at the merge.
SELECT 1;
