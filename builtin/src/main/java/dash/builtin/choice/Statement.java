package dash.builtin.choice;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The form of a statement by its words. The statement and not the logical query is looked at, because it is what runs: what
 * the way to it added or lost counts too.
 */
final class Statement {

    private static final Pattern TEXT = Pattern.compile("'((?:[^']|'')*)'");
    private static final Pattern SELECT = Pattern.compile("\\bselect\\b");
    private static final Pattern DATED_ORDER = Pattern.compile(
            "order by[^()]*(date|time|year|month|day|_at\\b|_on\\b|created|since|start|end)|(min|max)\\([^()]*(date|time|year|month|day|_at\\b|_on\\b|created|since|start|end)");

    private final String all;
    private final String form;

    Statement(String sql) {
        this.all = sql.toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        this.form = TEXT.matcher(all).replaceAll("''");
    }

    /** Whether one of these stands in it, outside of texts. */
    boolean has(String... words) {
        for (String word : words) {
            if (form.contains(word)) {
                return true;
            }
        }
        return false;
    }

    boolean mentions(String text) {
        return Pattern.compile("(?<![0-9])" + Pattern.quote(text) + "(?![0-9])")
                .matcher(all)
                .find();
    }

    boolean ordersByTime() {
        return DATED_ORDER.matcher(form).find();
    }

    void tell(Map<String, Double> evidence) {
        evidence.put("inner-queries", (double)
                Math.min(SELECT.matcher(form).results().count() - 1, 4));
        tell(evidence, "grouping", has("group by"));
        tell(evidence, "ordering", has("order by"));
        tell(evidence, "limit", has("limit "));
        tell(evidence, "having", has("having "));
        tell(evidence, "distinct", has("distinct"));
        tell(evidence, "either", has(" or "));
        tell(evidence, "negation", negates());
        tell(evidence, "related", has("exists"));
        tell(evidence, "windows", has("over ("));
        tell(evidence, "division", has(" / "));
        tell(evidence, "pattern-match", has("like ", "position(", "strpos("));
    }

    boolean negates() {
        return has("not exists", " not ", "<>", "is null", "not(");
    }

    static void tell(Map<String, Double> evidence, String name, boolean holds) {
        evidence.put(name, holds ? 1.0 : 0.0);
    }
}
