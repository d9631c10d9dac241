package dash.project.render;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.files.UnifiedDiff;
import dash.project.curating.AskedAgain;
import dash.project.told.Told;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A question before something was taught and after it, side by side. */
public final class AgainTelling {

    private static final int MOST_CELLS = 4;
    private static final String NONE = "–";

    private AgainTelling() {}

    public static List<String> lines(AskedAgain again) {
        List<String> lines = new ArrayList<>();
        lines.add("Asked again: " + again.question());
        lines.add("  before   " + again.before().map(AgainTelling::headline).orElse("not asked before"));
        lines.add("  now      " + headline(again.after()));
        lines.add(
                "  figure   " + again.before().map(AgainTelling::figure).orElse(NONE) + " → " + figure(again.after()));
        difference(again).forEach(line -> lines.add("    " + line));
        lines.add("  " + outcome(again));
        return lines;
    }

    public static Map<String, @Nullable Object> object(AskedAgain again) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        object.put("question", again.question());
        object.put("before", again.before().map(AgainTelling::side).orElse(null));
        object.put("after", side(again.after()));
        object.put("changed", again.isChanged());
        object.put("as_taught", again.isAsTaught());
        object.put("sql_difference", String.join("\n", difference(again)));
        object.put("outcome", outcome(again));
        return object;
    }

    private static Map<String, @Nullable Object> side(Told told) {
        Map<String, @Nullable Object> side = new LinkedHashMap<>();
        side.put("id", told.text("id"));
        side.put("status", told.text("status"));
        side.put("insight", headline(told));
        side.put("figure", figure(told));
        side.put("sql", told.text("sql"));
        side.put("analyst", told.text("analyst"));
        return side;
    }

    /** What is true of it now, and what to do where it did not help. */
    private static String outcome(AskedAgain again) {
        if (again.isAsTaught()) {
            return again.isChanged()
                    ? "It is answered as taught."
                    : "It is answered as taught; the answer was the same before.";
        }
        return again.isChanged()
                ? "The answer is another one now. Where it is not right yet, dash correct "
                        + again.after().text("id") + " --sql SQL teaches the statement."
                : "The answer has not changed: what you said does not lead to another statement here. dash correct "
                        + again.after().text("id") + " --sql SQL teaches the statement that is right.";
    }

    private static String headline(Told told) {
        return told.text("insight").replaceAll("\\s+", " ").strip();
    }

    static String figure(Told told) {
        Rows rows = told.rows();
        if (!told.isAnswered() || rows.count() == 0 || rows.columns().isEmpty()) {
            return NONE;
        }
        String first = rows.rows().getFirst().stream()
                .limit(MOST_CELLS)
                .map(Cell::plain)
                .collect(Collectors.joining(", "));
        return rows.count() == 1 ? first : rows.count() + " rows, first " + first;
    }

    private static List<String> difference(AskedAgain again) {
        String before = again.before().map(told -> told.text("sql")).orElse("");
        String after = again.after().text("sql");
        return UnifiedDiff.of("", broken(before), broken(after))
                .lines()
                .skip(2)
                .filter(line -> !line.startsWith("@@"))
                .toList();
    }

    /** A clause a line, so that the difference is as small as it can be. */
    private static String broken(String sql) {
        return sql.strip()
                .replaceAll("\\s+", " ")
                .replaceAll(
                        "(?i) (?=(?:from|where|group by|having|order by|limit|(?:left |inner |full |right"
                                + " )?join|and|union)\\b)",
                        "\n");
    }
}
