-- Of another part of this release.
SELECT 1;
