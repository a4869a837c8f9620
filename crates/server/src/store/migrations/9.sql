-- Kept for another part of the same change.
UPDATE pulse SET beats = beats;
