package dash.project.render;

import dash.golden.Scorecard;
import java.util.List;
import java.util.Locale;

/** How the page of a report looks. */
final class EvalPage {

    /** The page may load nothing and run nothing. */
    static final String HEAD = """
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            """;

    static final String STYLE = """
            :root { color-scheme: light dark; --ink: #1d2430; --quiet: #667085; --line: #dfe3ea; --ground: #fff;
              --raised: #f6f7f9; --passed: #1a7f4b; --failed: #c22f3d; --errored: #7b3fb5; --declined: #a86a00; }
            @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --quiet: #98a2b3; --line: #333a47;
              --ground: #14181f; --raised: #1c222c; --passed: #4cc38a; --failed: #ff6b76; --errored: #b98aff;
              --declined: #f0b429; } }
            * { box-sizing: border-box; }
            body { margin: 0; background: var(--ground); color: var(--ink);
              font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
            main { max-width: 1100px; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
            h1 { margin: 0; font-size: 1.7rem; } h2 { margin: 2.2rem 0 .6rem; font-size: 1.15rem; }
            h3 { margin: .6rem 0 .3rem; font-size: .85rem; color: var(--quiet); font-weight: 600; }
            p { margin: .3rem 0; } .quiet { color: var(--quiet); font-size: .88rem; }
            code, pre, .id { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .85em; }
            pre { margin: .5rem 0; padding: .7rem .8rem; background: var(--ground); border: 1px solid var(--line);
              border-radius: 6px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
            .figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: .8rem;
              margin: 1.4rem 0 1rem; }
            .figures > div { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem; }
            .figures b { display: block; font-size: 1.75rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
            .figures span { display: block; } .figures small { color: var(--quiet); }
            .bar { display: flex; gap: 2px; height: 12px; border-radius: 6px; overflow: hidden; }
            .bar .passed { background: var(--passed); } .bar .failed { background: var(--failed); }
            .bar .errored { background: var(--errored); } .bar .declined { background: var(--declined); }
            .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr)); gap: 0 2rem; }
            .pair > * { min-width: 0; }
            table { border-collapse: collapse; width: 100%; font-size: .9rem; }
            th { text-align: left; font-weight: 600; color: var(--quiet); font-size: .82rem; }
            th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: top;
              overflow-wrap: anywhere; }
            .n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
            .scroll { overflow-x: auto; }
            .badge { display: inline-block; min-width: 5.2em; padding: 0 .5em; border: 1px solid currentColor;
              border-radius: 10px; font-size: .78rem; text-align: center; }
            .badge.passed { color: var(--passed); } .badge.failed { color: var(--failed); }
            .badge.errored { color: var(--errored); } .badge.declined { color: var(--declined); }
            details { border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0; padding: .5rem .9rem;
              background: var(--raised); }
            summary { cursor: pointer; } .id { color: var(--quiet); }
            svg { width: 100%; max-width: 460px; height: auto; } svg text { fill: var(--quiet); font-size: 11px; }
            """;

    private static final int WIDTH = 440;
    private static final int HEIGHT = 190;
    private static final int LEFT = 44;
    private static final int BOTTOM = 26;

    private EvalPage() {}

    /** Precision over coverage; both run from nothing to everything, so that two reports can be held side by side. */
    static String curve(List<Scorecard.Coverage> points) {
        StringBuilder svg = new StringBuilder("<svg viewBox=\"0 0 " + WIDTH + " " + HEIGHT
                + "\" role=\"img\" aria-label=\"share of right answers over share of answered questions\">");
        for (int quarter = 0; quarter <= 4; quarter++) {
            double y = y(quarter / 4.0);
            svg.append(String.format(
                    Locale.ROOT,
                    "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"var(--line)\"/>"
                            + "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>",
                    LEFT,
                    WIDTH - 8,
                    y,
                    y,
                    LEFT - 6,
                    y + 4,
                    quarter * 25));
            svg.append(String.format(
                    Locale.ROOT,
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d %%</text>",
                    x(quarter / 4.0),
                    HEIGHT - 6,
                    quarter * 25));
        }
        StringBuilder path = new StringBuilder();
        for (Scorecard.Coverage point : points) {
            path.append(String.format(
                    Locale.ROOT,
                    "%s%.1f %.1f ",
                    path.isEmpty() ? "M" : "L",
                    x(point.coverage()),
                    y(point.precision())));
        }
        svg.append("<path d=\"").append(path).append("\" fill=\"none\" stroke=\"var(--passed)\" stroke-width=\"2\"/>");
        points.forEach(point -> svg.append(String.format(
                Locale.ROOT,
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"var(--passed)\"/>",
                x(point.coverage()),
                y(point.precision()))));
        return svg.append("</svg>").toString();
    }

    private static double x(double share) {
        return LEFT + share * (WIDTH - LEFT - 20);
    }

    private static double y(double share) {
        return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 10);
    }
}
