//! Days as dates.

/// A day since 1970 as year, month and day, in the calendar of today.
pub fn date(day: i64) -> String {
    // Years begin in March here, so that the leap day is the last; an era has 400 of them.
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (of_month, is_late) = (of_year - (153 * month + 2) / 5 + 1, month >= 10);
    let (year, month) = (year + 400 * era + i64::from(is_late), (month + 2) % 12 + 1);
    format!("{year:04}-{month:02}-{of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        let known = [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (20_818, "2026-12-31"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (day, text) in known {
            assert_eq!(date(day), text, "{day}");
        }
    }
}
