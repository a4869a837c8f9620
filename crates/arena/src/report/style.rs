//! How the report looks, on light and dark screens.

/// Colours are those of Okabe and Ito, which people with any colour vision tell apart.
pub(super) const STYLE: &str = "
:root { --ink: #1d1d1b; --paper: #fdfdfb; --line: #c9c8c2; --soft: #6a6963; --bar: #e9e8e3;
  --c0: #0072b2; --c1: #d55e00; --c2: #009e73; --c3: #b3589a; --c4: #777770; }
@media (prefers-color-scheme: dark) { :root { --ink: #ecebe6; --paper: #1b1c1e; --line: #4a4b4e; --soft: #a5a49e; --bar: #2c2d30;
  --c0: #56b4e9; --c1: #f0883e; --c2: #3fc79a; --c3: #dd8fc4; --c4: #a5a49e; } }
* { box-sizing: border-box; }
body { color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif; max-width: 76rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; margin: .5rem 0; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; }
p { max-width: 48rem; } .plan, .how { color: var(--soft); overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .75rem 0 1.5rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; font-weight: 600; padding: .25rem 0; }
th, td { padding: .2rem .75rem .2rem 0; text-align: left; border-bottom: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; } tbody th { font-weight: 400; }
.number { text-align: right; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); gap: 1.5rem 2.5rem; }
figure { margin: 0; min-width: 0; } figcaption { margin-bottom: .5rem; } figcaption strong { font-size: 1.05rem; }
svg { width: 100%; height: auto; display: block; } svg.dot { display: inline-block; width: 8rem; height: 1em; vertical-align: -.1em; margin-right: .6rem; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
svg .axis { stroke: var(--line); stroke-width: 1; } svg .even { stroke: var(--soft); stroke-dasharray: 4 3; }
svg .ground { fill: var(--bar); } svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
.f0 { fill: var(--c0); } .f1 { fill: var(--c1); } .f2 { fill: var(--c2); } .f3 { fill: var(--c3); } .f4 { fill: var(--c4); }
.s0 { stroke: var(--c0); } .s1 { stroke: var(--c1); } .s2 { stroke: var(--c2); } .s3 { stroke: var(--c3); } .s4 { stroke: var(--c4); }
svg polyline { fill: none; stroke-width: 2; stroke-linejoin: round; } svg .mean { stroke-dasharray: 2 3; stroke-width: 1.5; }
";
