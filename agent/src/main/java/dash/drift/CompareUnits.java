package dash.drift;

import dash.drift.Problem.Sort;
import dash.knowledge.ColumnKnowledge;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.statement.Expression;
import dash.statement.Node;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** A metric in money whose expression adds up a column in cents and never divides says a hundred times too much. */
final class CompareUnits {

    private static final Pattern MONEY = Pattern.compile("[A-Z]{3}|[$€£¥]|dollars?|euros?|pounds?");
    private static final Pattern CENTS = Pattern.compile("(?i)\\b(in\\s+|are\\s+)?(cents|pence)\\b");

    private final StatementParser parser;
    private final Knowledge knowledge;

    CompareUnits(StatementParser parser, Knowledge knowledge) {
        this.parser = parser;
        this.knowledge = knowledge;
    }

    Optional<Problem> of(KnowledgeItem item) {
        if (!(item.content() instanceof Metric metric)
                || metric.expression().isEmpty()
                || !MONEY.matcher(metric.unit()).matches()) {
            return Optional.empty();
        }
        return parser.parse("SELECT " + metric.expression().get()) instanceof Parsing.Parsed(Statement statement)
                        && !scales(statement.root())
                ? cents(metric, statement.root())
                        .map(column -> new Problem(
                                Sort.CONTRADICTION,
                                ClaimReader.subject(item),
                                metric.table().orElse(""),
                                column,
                                "its unit is " + metric.unit() + ", but " + column
                                        + " is in cents and the expression does not divide",
                                "Divide by 100.0, or write the unit as cents"))
                : Optional.empty();
    }

    private static boolean scales(Node node) {
        return node.every(Expression.Operation.class)
                .anyMatch(operation ->
                        List.of("/", "*").contains(operation.operator().symbol()));
    }

    private Optional<String> cents(Metric metric, Node node) {
        return node.every(Expression.Column.class)
                .map(column -> column.name().last())
                .filter(column -> inCents(metric.table().orElse(""), column))
                .findFirst();
    }

    private boolean inCents(String table, String column) {
        if (column.toLowerCase(Locale.ROOT).endsWith("_cents")) {
            return true;
        }
        return knowledge.table(table).stream()
                .anyMatch(note -> says(note.columnNotes().getOrDefault(column, "")) || says(description(note, column)));
    }

    private static String description(TableKnowledge table, String column) {
        return table.columns().stream()
                .filter(known -> known.name().equals(column))
                .map(ColumnKnowledge::description)
                .findFirst()
                .orElse("");
    }

    private static boolean says(String note) {
        return CENTS.matcher(note).find();
    }
}
