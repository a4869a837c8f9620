//! Means and shares with 95 % intervals, from results that come in groups.
//!
//! Games of one group have the same dice, so they are not independent of each other; the groups are. A group enters with
//! the sum of its results and their number, and the variance is that of the ratio of both over the groups.

use serde::Serialize;

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// A mean or share with its 95 % interval.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// Half of the interval's width.
    pub fn half(self) -> f64 {
        (self.high - self.low) / 2.0
    }
}

/// The results of one group: their sum and their number.
pub type Cluster = (f64, f64);

/// What is known of many groups: sums over them, so that a group costs no memory once it is added.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Clusters {
    groups: u32,
    /// The sums of all results and of their numbers.
    sum: f64,
    count: f64,
    /// The sums of squares and products of both.
    squares: f64,
    products: f64,
    counts: f64,
}

impl Clusters {
    /// One more group.
    pub fn add(&mut self, (sum, count): Cluster) {
        self.groups += 1;
        self.sum += sum;
        self.count += count;
        self.squares += sum * sum;
        self.products += sum * count;
        self.counts += count * count;
    }

    /// A mean by Student's t over the groups; none if there is no group. A single group has only its mean.
    ///
    /// ```
    /// let groups: arena::Clusters = [(2.0, 1.0), (4.0, 1.0), (6.0, 1.0)].into_iter().collect();
    /// let estimate = groups.mean().unwrap();
    /// assert_eq!(estimate.mean, 4.0);
    /// // t(2) = 4.303, and the standard error is 2 / √3.
    /// assert!((estimate.half() - 4.303 * 2.0 / 3.0_f64.sqrt()).abs() < 1e-3);
    /// ```
    pub fn mean(&self) -> Option<Estimate> {
        let (mean, error) = self.ratio()?;
        let half = self.quantile() * error;
        Some(Estimate { mean, low: mean - half, high: mean + half })
    }

    /// A share from 0 to 1 by Wilson's interval; none if there is no group.
    ///
    /// The number of observations is the one that has the groups' variance, and at most what was observed; where all or
    /// none are won, and so nothing varies, it is the number of groups.
    ///
    /// ```
    /// let wins: arena::Clusters = (0..100).map(|game| (f64::from(u8::from(game < 30)), 1.0)).collect();
    /// let share = wins.share().unwrap();
    /// // Wilson's interval is 0.2189 to 0.3959; Student's quantile of 99 degrees makes it a little wider.
    /// assert!((share.low - 0.2189).abs() < 2e-3 && (share.high - 0.3959).abs() < 2e-3);
    /// ```
    pub fn share(&self) -> Option<Estimate> {
        let (mean, error) = self.ratio()?;
        let mean = mean.clamp(0.0, 1.0);
        let worth = mean * (1.0 - mean) / (error * error);
        let is_open = mean > 0.0 && mean < 1.0;
        let count = if is_open { worth.min(self.count) } else { self.groups.into() };
        Some(wilson(mean, count, self.quantile()))
    }

    /// The mean over all results, and its standard error from the groups.
    fn ratio(&self) -> Option<(f64, f64)> {
        if self.count <= 0.0 {
            return None;
        }
        let (mean, groups) = (self.sum / self.count, f64::from(self.groups));
        if self.groups < 2 {
            return Some((mean, 0.0));
        }
        // The sum of (sum − mean · count)² over the groups.
        let off = self.squares - 2.0 * mean * self.products + mean * mean * self.counts;
        Some((mean, (off.max(0.0) * groups / (groups - 1.0)).sqrt() / self.count))
    }

    fn quantile(&self) -> f64 {
        student(f64::from(self.groups) - 1.0)
    }
}

impl FromIterator<Cluster> for Clusters {
    fn from_iter<I: IntoIterator<Item = Cluster>>(groups: I) -> Self {
        let mut all = Self::default();
        groups.into_iter().for_each(|group| all.add(group));
        all
    }
}

fn wilson(mean: f64, count: f64, z: f64) -> Estimate {
    let square = z * z / count;
    let middle = (mean + square / 2.0) / (1.0 + square);
    let spread = (mean * (1.0 - mean) / count + square / (4.0 * count)).sqrt();
    let half = z / (1.0 + square) * spread;
    Estimate { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The quantiles of Student's t for 95 % up to six degrees of freedom, for which the expansion is too coarse.
const FEW: [f64; 6] = [12.706_205, 4.302_653, 3.182_446, 2.776_445, 2.570_582, 2.446_912];

/// The quantile of Student's t for 95 %: from the tables, then by its expansion around the normal one.
fn student(degrees: f64) -> f64 {
    if degrees <= FEW.len() as f64 {
        return FEW[(degrees as usize).saturating_sub(1)];
    }
    let (z3, z5, z7) = (Z.powi(3), Z.powi(5), Z.powi(7));
    Z + (z3 + Z) / (4.0 * degrees)
        + (5.0 * z5 + 16.0 * z3 + 3.0 * Z) / (96.0 * degrees.powi(2))
        + (3.0 * z7 + 19.0 * z5 + 17.0 * z3 - 15.0 * Z) / (384.0 * degrees.powi(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(groups: impl IntoIterator<Item = Cluster>) -> Option<Estimate> {
        groups.into_iter().collect::<Clusters>().share()
    }

    fn near(a: f64, b: f64, by: f64) {
        assert!((a - b).abs() < by, "{a} is not {b}");
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (degrees, quantile) in
            [(1.0, 12.706), (2.0, 4.303), (3.0, 3.182), (5.0, 2.571), (10.0, 2.228), (30.0, 2.042)]
        {
            near(student(degrees), quantile, 1e-3);
        }
        near(student(7.0), 2.364_624, 1e-3);
        near(student(1e6), Z, 1e-5);
    }

    #[test]
    fn wilson_by_hand() {
        // 8 of 10: (0.8 + 0.19207) / 1.38415 ± 1.96 / 1.38415 · √(0.016 + 0.0096036).
        let estimate = wilson(0.8, 10.0, 1.96);
        near(estimate.low, 0.4902, 1e-4);
        near(estimate.high, 0.9433, 1e-4);
    }

    #[test]
    fn games_of_a_group_count_as_one_where_they_are_alike() {
        // Each of 50 groups has four equal results: as sure as 50 games, not as 200.
        let groups: Vec<Cluster> =
            (0..50).map(|group| if group < 25 { (4.0, 4.0) } else { (0.0, 4.0) }).collect();
        let single: Vec<Cluster> = groups.iter().map(|group| (group.0 / 4.0, 1.0)).collect();
        let (grouped, single) = (share(groups).unwrap(), share(single).unwrap());
        near(grouped.low, single.low, 2e-3);
        assert!(grouped.half() > 0.13);
    }

    #[test]
    fn groups_that_cancel_out_are_no_surer_than_their_games() {
        let estimate = share(vec![(1.0, 4.0); 100]).unwrap();
        near(estimate.mean, 0.25, 1e-12);
        near(estimate.half(), 0.0424, 1e-3);
        let nearly = (0..100).map(|group| (if group == 0 { 1.5 } else { 1.0 }, 4.0));
        assert!(share(nearly).unwrap().half() > 0.04);
    }

    #[test]
    fn sums_tell_the_variance_of_many_groups() {
        // 47 ± 3 in turn: the deviation is 3, and a million groups make the error a thousandth of it.
        let groups: Clusters =
            (0..1_000_000).map(|it| (if it % 2 == 0 { 44.0 } else { 50.0 }, 1.0)).collect();
        let estimate = groups.mean().unwrap();
        near(estimate.mean, 47.0, 1e-12);
        near(estimate.half(), Z * 0.003, 1e-7);
    }

    #[test]
    fn nothing_has_no_mean() {
        assert_eq!(Clusters::default().mean(), None);
        assert_eq!(share([(0.0, 0.0)]), None);
        let one = Clusters::from_iter([(3.0, 2.0)]).mean().unwrap();
        assert_eq!((one.mean, one.low, one.high), (1.5, 1.5, 1.5));
    }

    #[test]
    fn a_share_of_none_or_all_still_has_an_interval() {
        let none = share(vec![(0.0, 4.0); 20]).unwrap();
        assert!(none.low == 0.0 && none.high > 0.1 && none.high < 0.25);
        let all = share(vec![(4.0, 4.0); 20]).unwrap();
        near(all.low, 1.0 - none.high, 1e-12);
    }
}
