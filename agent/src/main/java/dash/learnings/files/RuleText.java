package dash.learnings.files;

import dash.fault.Code;
import dash.files.Fields;
import dash.files.Node;
import dash.learnings.Rule;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A rule as a small object: its kind, and what that kind needs. */
public final class RuleText {

    private static final String KINDS = "compare_as_text, read_as, parse_date, scale_by_unit, require_filter, join_on,"
            + " use_table, name_means, value_means, call_instead, replace, answer_with, word_means";

    private RuleText() {}

    public static Map<String, Object> tree(Rule rule) {
        Map<String, Object> tree = new LinkedHashMap<>();
        tree.put("kind", rule.kind());
        switch (rule) {
            case Rule.CompareAsText(String table, String column) -> column(tree, table, column);
            case Rule.ReadAs(String table, String column, String type) ->
                column(tree, table, column).put("type", type);
            case Rule.ParseDate(String table, String column, String format) ->
                column(tree, table, column).put("format", format);
            case Rule.ScaleByUnit(String table, String column, BigDecimal factor) ->
                column(tree, table, column).put("factor", factor);
            case Rule.RequireFilter(String table, String condition) -> {
                tree.put("table", table);
                tree.put("condition", condition);
            }
            case Rule.JoinOn join -> {
                tree.put("left", join.left());
                tree.put("left_columns", join.leftColumns());
                tree.put("right", join.right());
                tree.put("right_columns", join.rightColumns());
            }
            case Rule.UseTable(String instead, String use, Optional<LocalDate> before) -> {
                tree.put("instead_of", instead);
                tree.put("use", use);
                before.ifPresent(day -> tree.put("before", day.toString()));
            }
            case Rule.NameMeans(String table, String name, String column) ->
                column(tree, table, column).put("name", name);
            case Rule.ValueMeans(String table, String column, String written, String value) -> {
                column(tree, table, column).put("written", written);
                tree.put("value", value);
            }
            case Rule.CallInstead(String function, String use) -> {
                tree.put("instead_of", function);
                tree.put("use", use);
            }
            case Rule.Replace replace -> {
                tree.put("tables", replace.tables());
                tree.put("before", replace.before());
                tree.put("after", replace.after());
            }
            case Rule.AnswerWith answer -> {
                tree.put("question", answer.question());
                tree.put("sql", answer.sql());
                tree.put("as_of", answer.asOf().toString());
                tree.put("tables", answer.tables());
            }
            case Rule.WordMeans(String word, String meaning) -> {
                tree.put("word", word);
                tree.put("meaning", meaning);
            }
        }
        return tree;
    }

    private static Map<String, Object> column(Map<String, Object> tree, String table, String column) {
        tree.put("table", table);
        tree.put("column", column);
        return tree;
    }

    public static Rule read(Node node) {
        String kind = node instanceof Node.Mapping mapping && mapping.entries().get("kind") instanceof Node.Text text
                ? text.value()
                : "";
        return switch (kind) {
            case "compare_as_text" -> {
                Fields fields = fields(node, "table", "column");
                yield new Rule.CompareAsText(fields.text("table"), fields.text("column"));
            }
            case "read_as" -> {
                Fields fields = fields(node, "table", "column", "type");
                yield new Rule.ReadAs(fields.text("table"), fields.text("column"), fields.text("type"));
            }
            case "parse_date" -> {
                Fields fields = fields(node, "table", "column", "format");
                yield new Rule.ParseDate(fields.text("table"), fields.text("column"), fields.text("format"));
            }
            case "scale_by_unit" -> scale(fields(node, "table", "column", "factor"));
            case "require_filter" -> {
                Fields fields = fields(node, "table", "condition");
                yield new Rule.RequireFilter(fields.text("table"), fields.text("condition"));
            }
            case "join_on" -> join(fields(node, "left", "left_columns", "right", "right_columns"));
            case "use_table" -> useTable(fields(node, "instead_of", "use", "before"));
            case "name_means" -> {
                Fields fields = fields(node, "table", "column", "name");
                yield new Rule.NameMeans(fields.text("table"), fields.text("name"), fields.text("column"));
            }
            case "value_means" -> {
                Fields fields = fields(node, "table", "column", "written", "value");
                yield new Rule.ValueMeans(
                        fields.text("table"), fields.text("column"), fields.text("written"), fields.text("value"));
            }
            case "call_instead" -> {
                Fields fields = fields(node, "instead_of", "use");
                yield new Rule.CallInstead(fields.text("instead_of"), fields.text("use"));
            }
            case "replace" -> {
                Fields fields = fields(node, "tables", "before", "after");
                yield new Rule.Replace(fields.texts("tables"), fields.text("before"), fields.text("after"));
            }
            case "answer_with" -> answerWith(fields(node, "question", "sql", "as_of", "tables"));
            case "word_means" -> {
                Fields fields = fields(node, "word", "meaning");
                yield new Rule.WordMeans(fields.text("word"), fields.text("meaning"));
            }
            default ->
                throw Fields.of(Code.LEARNING_BROKEN, "rule", node, keysOf(node))
                        .wrong("kind", kind, "a rule is one of " + KINDS);
        };
    }

    private static String[] keysOf(Node node) {
        return node instanceof Node.Mapping mapping ? mapping.entries().keySet().toArray(String[]::new) : new String[0];
    }

    private static Fields fields(Node node, String... keys) {
        String[] all = new String[keys.length + 1];
        all[0] = "kind";
        System.arraycopy(keys, 0, all, 1, keys.length);
        return Fields.of(Code.LEARNING_BROKEN, "rule", node, all);
    }

    private static Rule scale(Fields fields) {
        BigDecimal factor =
                fields.number("factor").orElseThrow(() -> fields.wrong("factor", "", "a scale needs a factor"));
        if (factor.signum() == 0) {
            throw fields.wrong("factor", factor.toPlainString(), "nothing is scaled by zero");
        }
        return new Rule.ScaleByUnit(fields.text("table"), fields.text("column"), factor);
    }

    private static Rule join(Fields fields) {
        if (fields.texts("left_columns").isEmpty()
                || fields.texts("left_columns").size()
                        != fields.texts("right_columns").size()) {
            throw fields.wrong("right_columns", "", "a join pairs as many columns on the left as on the right");
        }
        return new Rule.JoinOn(
                fields.text("left"), fields.texts("left_columns"), fields.text("right"), fields.texts("right_columns"));
    }

    private static Rule answerWith(Fields fields) {
        try {
            return new Rule.AnswerWith(
                    fields.text("question"),
                    fields.text("sql"),
                    LocalDate.parse(fields.text("as_of")),
                    fields.texts("tables"));
        } catch (DateTimeParseException noDay) {
            throw fields.wrong("as_of", fields.textOrEmpty("as_of"), "a day is written as 2024-12-31");
        }
    }

    private static Rule useTable(Fields fields) {
        try {
            return new Rule.UseTable(
                    fields.text("instead_of"),
                    fields.text("use"),
                    fields.said("before").map(LocalDate::parse));
        } catch (DateTimeParseException noDay) {
            throw fields.wrong("before", fields.textOrEmpty("before"), "a day is written as 2024-12-31");
        }
    }
}
