package dash.answer;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Tables and conditions of a statement, read off its tokens alone. Knows nothing of the tree, so that the two can be held
 * against each other.
 */
final class TokenScan {

    private static final Pattern TOKEN = Pattern.compile(
            "--[^\n]*|/\\*.*?\\*/|'(?:[^']|'')*'|\"(?:[^\"]|\"\")*\"|[A-Za-z_][\\w$]*|\\d+(?:\\.\\d+)?|<>|!=|<=|>=|::|\\|\\||->>|->|!~\\*|!~|~\\*|\\S",
            Pattern.DOTALL);
    private static final Set<String> AFTER_CONDITION = Set.of(
            "group",
            "order",
            "having",
            "limit",
            "offset",
            "fetch",
            "window",
            "union",
            "intersect",
            "except",
            "where",
            "join",
            "left",
            "right",
            "inner",
            "full",
            "cross",
            "natural",
            "for");

    private final List<String> tokens = new ArrayList<>();

    TokenScan(String sql) {
        Matcher found = TOKEN.matcher(sql);
        while (found.find()) {
            String token = found.group();
            if (!token.startsWith("--") && !token.startsWith("/*")) {
                tokens.add(token.startsWith("'") || token.startsWith("\"") ? token : token.toLowerCase(Locale.ROOT));
            }
        }
    }

    private String at(int index) {
        return index < tokens.size() ? tokens.get(index) : "";
    }

    /** Names behind FROM, JOIN and the commas between them that are no common table expression and no function. */
    Set<String> tables() {
        Set<String> common = common();
        Set<String> tables = new TreeSet<>();
        for (int index = 0; index < tokens.size(); index++) {
            boolean from = at(index).equals("from")
                    && !insideOfCall(index)
                    && !at(index - 1 < 0 ? 0 : index - 1).equals("distinct");
            if (from || at(index).equals("join")) {
                table(index + 1, common, tables);
                for (int next = endOfItem(index + 1); at(next).equals(","); next = endOfItem(next + 1)) {
                    table(next + 1, common, tables);
                }
            }
        }
        return tables;
    }

    private void table(int index, Set<String> common, Set<String> tables) {
        int start = at(index).equals("only") || at(index).equals("lateral") ? index + 1 : index;
        if (!at(start).matches("[a-z_\"].*")) {
            return;
        }
        String name = unquoted(at(start));
        int end = start + 1;
        if (at(end).equals(".")) {
            name = unquoted(at(end + 1));
            end += 2;
        } else if (common.contains(name)) {
            return;
        }
        if (!at(end).equals("(")) {
            tables.add(name);
        }
    }

    private static String unquoted(String name) {
        return name.startsWith("\"") ? name.substring(1, name.length() - 1) : name;
    }

    private Set<String> common() {
        Set<String> common = new HashSet<>();
        for (int index = 0; index + 2 < tokens.size(); index++) {
            int as = index + 1;
            if (at(as).equals("(")) {
                as = close(as) + 1;
            }
            boolean body = at(as).equals("as")
                    && (at(as + 1).equals("(")
                            || at(as + 1).equals("materialized")
                            || at(as + 1).equals("not"));
            boolean named = at(index - 1 < 0 ? 0 : index - 1).matches("with|recursive|,");
            if (body && named && at(index).matches("[a-z_\"].*")) {
                common.add(unquoted(at(index)));
            }
        }
        return common;
    }

    /** EXTRACT(year FROM x), TRIM(… FROM x), SUBSTRING(x FROM 1): the bracket around belongs to such a call. */
    private boolean insideOfCall(int index) {
        int depth = 0;
        for (int back = index - 1; back >= 0; back--) {
            depth += at(back).equals(")") ? 1 : at(back).equals("(") ? -1 : 0;
            if (depth < 0) {
                return back > 0 && at(back - 1).matches("extract|trim|substring|overlay");
            }
        }
        return false;
    }

    private int close(int open) {
        int depth = 0;
        for (int index = open; index < tokens.size(); index++) {
            depth += at(index).equals("(") ? 1 : at(index).equals(")") ? -1 : 0;
            if (depth == 0) {
                return index;
            }
        }
        return tokens.size();
    }

    private int endOfItem(int start) {
        int index = start;
        while (index < tokens.size()) {
            if (at(index).equals("(")) {
                index = close(index) + 1;
            } else if (at(index).matches(",|\\)|;|on|using") || AFTER_CONDITION.contains(at(index))) {
                return index;
            } else {
                index++;
            }
        }
        return index;
    }

    /** What stands behind WHERE, HAVING and ON, cut at AND, without plain key equalities of joins; spelled alike. */
    Set<String> conditions() {
        Set<String> conditions = new TreeSet<>();
        for (int index = 0; index < tokens.size(); index++) {
            boolean on =
                    at(index).equals("on") && !at(index - 1 < 0 ? 0 : index - 1).equals("distinct");
            boolean filter = at(index).equals("where")
                    && index > 1
                    && at(index - 1).equals("(")
                    && at(index - 2).equals("filter");
            if ((at(index).matches("where|having") && !filter) || on) {
                split(index + 1, endOfCondition(index + 1), on, conditions);
            }
        }
        return conditions;
    }

    private int endOfCondition(int start) {
        int index = start;
        while (index < tokens.size()) {
            boolean call = at(index).matches("left|right") && at(index + 1).equals("(");
            if (at(index).equals("(")) {
                index = close(index) + 1;
            } else if (at(index).matches("\\)|;") || (AFTER_CONDITION.contains(at(index)) && !call)) {
                return index;
            } else {
                index++;
            }
        }
        return index;
    }

    private void split(int from, int to, boolean join, Set<String> conditions) {
        if (at(from).equals("(") && close(from) == to - 1 && !at(from + 1).equals("select")) {
            split(from + 1, to - 1, join, conditions);
            return;
        }
        List<Integer> cuts = new ArrayList<>();
        boolean between = false;
        boolean or = false;
        int choices = 0;
        for (int index = from; index < to; index++) {
            if (at(index).equals("(")) {
                index = Math.min(close(index), to);
                continue;
            }
            choices += at(index).equals("case") ? 1 : at(index).equals("end") ? -1 : 0;
            or |= at(index).equals("or") && choices == 0;
            between |= at(index).equals("between");
            if (at(index).equals("and") && choices == 0) {
                if (between) {
                    between = false;
                } else {
                    cuts.add(index);
                }
            }
        }
        if (or || cuts.isEmpty()) {
            add(from, to, join, conditions);
            return;
        }
        int start = from;
        cuts.add(to);
        for (int cut : cuts) {
            split(start, cut, join, conditions);
            start = cut + 1;
        }
    }

    private void add(int from, int to, boolean join, Set<String> conditions) {
        String written = String.join(" ", tokens.subList(from, to));
        boolean key = join
                && written.matches("[\\w\".]+( \\. [\\w\"]+)* = [\\w\".]+( \\. [\\w\"]+)*")
                && !written.matches(".*= \\d.*");
        if (!key) {
            conditions.add(spelled(written));
        }
    }

    static String spelled(String sql) {
        return sql.toLowerCase(Locale.ROOT).replaceAll("--[^\n]*", "").replaceAll("[\\s()\"]+", "");
    }
}
