package dash.builtin.sql;

import java.util.ArrayList;
import java.util.List;

/** One SELECT in the making; a list that stays empty is left out. */
final class Select {

    private boolean distinct;
    private final List<String> items = new ArrayList<>();
    private String from = "";
    private final List<String> where = new ArrayList<>();
    private final List<String> groups = new ArrayList<>();
    private final List<String> having = new ArrayList<>();
    private final List<String> order = new ArrayList<>();
    private int limit;
    private String offset = "";

    void distinct(boolean isDistinct) {
        distinct = isDistinct;
    }

    void items(List<String> added) {
        items.addAll(added);
    }

    void from(String text) {
        from = text;
    }

    void where(List<String> added) {
        where.addAll(added);
    }

    void groupBy(List<String> added) {
        added.stream().filter(group -> !groups.contains(group)).forEach(groups::add);
    }

    void having(List<String> added) {
        having.addAll(added);
    }

    void orderBy(List<String> added) {
        order.addAll(added);
    }

    void limit(int rows) {
        limit = rows;
    }

    /** As the engine spells it. */
    void offset(String text) {
        offset = text;
    }

    String text() {
        return "SELECT " + (distinct ? "DISTINCT " : "") + String.join(", ", items)
                + (from.isEmpty() ? "" : "\n" + from)
                + clause("WHERE ", where, "\n  AND ")
                + clause("GROUP BY ", groups, ", ")
                + clause("HAVING ", having, "\n   AND ")
                + clause("ORDER BY ", order, ", ")
                + (limit > 0 ? "\nLIMIT " + limit : "")
                + (offset.isEmpty() ? "" : "\n" + offset);
    }

    private static String clause(String word, List<String> parts, String between) {
        return parts.isEmpty() ? "" : "\n" + word + String.join(between, parts);
    }
}
