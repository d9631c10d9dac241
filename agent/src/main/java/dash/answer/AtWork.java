package dash.answer;

import dash.analyst.Reading;
import dash.context.Context;
import dash.knowledge.BusinessRule;
import dash.knowledge.Metric;
import dash.knowledge.TableKnowledge;
import dash.provenance.Because;
import dash.provenance.Origin;
import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import dash.statement.Statement;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Which knowledge is at work in a statement: where a condition or a calculation of it does what a metric, a rule, a gotcha
 * or a table's note asks for. Told from the statement's tree, whoever wrote it, and never from what somebody intended.
 */
final class AtWork {

    /** A part of the statement in words, and the knowledge behind it; {@code nested} when conditions of its own are in it. */
    record Applied(String words, Origin origin, boolean nested) {}

    private final String question;
    private final Context context;
    private final Statement statement;
    private final List<Metric> metrics;
    private final List<String> tables;
    private final ColumnTables columns;
    private final List<Applied> applied;

    AtWork(String question, Context context, Reading reading, Statement statement) {
        this.question = question.toLowerCase(Locale.ROOT);
        this.context = context;
        this.statement = statement;
        this.metrics = reading.because().stream()
                .flatMap(AtWork::origins)
                .filter(Origin.Metric.class::isInstance)
                .flatMap(origin -> context.knowledge().metric(((Origin.Metric) origin).name()).stream())
                .distinct()
                .toList();
        this.columns = new ColumnTables(statement, context.schema());
        this.tables =
                TablesRead.names(statement.root()).stream().map(Name::last).toList();
        this.applied = find();
    }

    static Stream<Origin> origins(Because because) {
        return Stream.concat(
                Stream.of(because.origin()), because.parts().stream().flatMap(AtWork::origins));
    }

    List<String> metricFilters() {
        return metrics.stream().flatMap(metric -> metric.filters().stream()).toList();
    }

    List<Applied> applied() {
        return applied;
    }

    private List<Applied> find() {
        List<Applied> applied = new ArrayList<>();
        for (Expression condition : new StatementReading(statement).conditions().toList()) {
            String words = Speaker.alone().condition(condition);
            boolean nested = condition.every(Query.class).findAny().isPresent();
            origins(condition).forEach(origin -> applied.add(new Applied(words, origin, nested)));
        }
        cents().ifPresent(applied::add);
        glossary().forEach(applied::add);
        return applied.stream().distinct().toList();
    }

    private Stream<Origin> origins(Expression condition) {
        String text = Spelling.of(statement.text(condition));
        Set<String> of = columns.tablesOf(condition);
        Stream<Origin> ofMetrics = metrics.stream()
                .filter(metric -> metric.filters().stream()
                        .anyMatch(filter -> Spelling.of(filter).contains(text)))
                .map(metric -> new Origin.Metric(metric.name(), metric.owner()));
        Stream<Origin> ofRules = rules().filter(rule -> concerns(rule.appliesToTables(), of))
                .filter(rule -> Mention.ofColumnOrValue(rule.title() + " " + rule.description(), condition))
                .map(rule -> new Origin.Rule(rule.title()));
        Stream<Origin> ofGotchas = context.knowledge().gotchas().stream()
                .filter(gotcha -> concerns(gotcha.tablesAffected(), of))
                .filter(gotcha -> Mention.ofColumn(gotcha.solution(), condition))
                .map(gotcha -> new Origin.Rule(gotcha.issue()));
        Stream<Origin> ofTables = tables.stream()
                .flatMap(table -> context.knowledge().table(table).stream())
                .filter(table -> of.contains(table.name()))
                .filter(table -> notes(table).anyMatch(note -> Mention.ofColumnOrValue(note, condition)))
                .map(table -> new Origin.TableNote(table.name()));
        return Stream.of(ofMetrics, ofRules, ofGotchas, ofTables).flatMap(found -> found);
    }

    private Stream<BusinessRule> rules() {
        return context.knowledge().rules().stream()
                .filter(rule -> rule.appliesToTables().stream().anyMatch(tables::contains)
                        || metrics.stream()
                                .anyMatch(metric -> rule.appliesToMetrics().contains(metric.name())));
    }

    private static boolean concerns(List<String> named, Set<String> tables) {
        return named.isEmpty() || named.stream().anyMatch(tables::contains);
    }

    private static Stream<String> notes(TableKnowledge table) {
        return Stream.concat(table.dataQualityNotes().stream(), table.columnNotes().values().stream());
    }

    /** The rule that amounts are kept in cents is at work where one is divided by a hundred. */
    private Optional<Applied> cents() {
        boolean divided = statement
                .root()
                .every(Expression.Operation.class)
                .anyMatch(operation -> operation.operator().symbol().equals("/")
                        && operation.right() instanceof Expression.Literal literal
                        && literal.value().matches("100(\\.0+)?")
                        && operation
                                .every(Expression.Column.class)
                                .anyMatch(column -> column.name().last().endsWith("_cents")));
        return divided
                ? rules().filter(rule -> (rule.title() + " " + rule.description()).contains("cents"))
                        .findFirst()
                        .map(rule -> new Applied("cents are divided by 100", new Origin.Rule(rule.title()), false))
                : Optional.empty();
    }

    /** A word of the house in the question that stands for the metric that was used. */
    private Stream<Applied> glossary() {
        return context.knowledge().glossary().stream()
                .flatMap(entry -> Stream.concat(Stream.of(entry.term()), entry.synonyms().stream())
                        .filter(term -> Mention.word(term.toLowerCase(Locale.ROOT))
                                .matcher(question)
                                .find())
                        .filter(term -> metrics.stream().anyMatch(metric -> names(metric, entry.term(), entry.means())))
                        .limit(1)
                        .map(term -> new Applied(
                                "\"" + term + "\" means: " + entry.means(), new Origin.Glossary(entry.term()), false)));
    }

    private static boolean names(Metric metric, String term, String means) {
        return metric.name().equalsIgnoreCase(term)
                || metric.synonyms().stream().anyMatch(term::equalsIgnoreCase)
                || Mention.word(metric.name()).matcher(means).find();
    }
}
