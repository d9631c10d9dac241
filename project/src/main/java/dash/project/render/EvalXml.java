package dash.project.render;

import dash.golden.Scorecard;
import dash.golden.TrialResult;
import dash.project.eval.EvalReport;
import java.util.Locale;

/** The report on a run as JUnit writes it, for build servers. What was declined counts as a failure of its own type. */
public final class EvalXml {

    private EvalXml() {}

    public static String of(EvalReport report) {
        Scorecard.Line all = report.score().all();
        StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        String counts = "tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"0\" time=\"%s\""
                .formatted(
                        all.total(),
                        all.failed() + all.declined(),
                        all.errored(),
                        seconds(report.score().totalMillis()));
        xml.append("<testsuites name=\"dash eval\" ").append(counts).append(">\n");
        xml.append("  <testsuite name=\"")
                .append(escaped(report.run().project()))
                .append("\" ")
                .append(counts)
                .append(" timestamp=\"")
                .append(report.run().startedAt().toString(), 0, 19)
                .append("\">\n");
        report.results().forEach(result -> testCase(xml, report.run().project(), result));
        return xml.append("  </testsuite>\n</testsuites>\n").toString();
    }

    private static void testCase(StringBuilder xml, String project, TrialResult result) {
        xml.append("    <testcase classname=\"")
                .append(escaped(project + "." + result.difficulty()))
                .append("\" name=\"")
                .append(escaped(result.id() + " " + result.wording()))
                .append("\" time=\"")
                .append(seconds(result.spent().millis()))
                .append('"');
        switch (result.fate()) {
            case PASSED -> xml.append("/>\n");
            case FAILED, DECLINED -> problem(xml, "failure", result);
            case ERRORED -> problem(xml, "error", result);
        }
    }

    private static void problem(StringBuilder xml, String element, TrialResult result) {
        xml.append(">\n      <")
                .append(element)
                .append(" type=\"")
                .append(result.fate().written())
                .append("\" message=\"")
                .append(escaped(result.reason()))
                .append("\">")
                .append(escaped(result.sql()))
                .append("</")
                .append(element)
                .append(">\n    </testcase>\n");
    }

    private static String seconds(long millis) {
        return String.format(Locale.ROOT, "%.3f", millis / 1000.0);
    }

    /** XML 1.0 has no way to write most control characters, not even escaped. */
    private static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\n' -> safe.append("&#10;");
                case '\t' -> safe.append("&#9;");
                default -> {
                    boolean allowed = point >= 0x20
                            && point != 0xFFFE
                            && point != 0xFFFF
                            && !(point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE);
                    safe.appendCodePoint(allowed ? point : '\uFFFD');
                }
            }
        });
        return safe.toString();
    }
}
