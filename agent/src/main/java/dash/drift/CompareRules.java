package dash.drift;

import dash.drift.Problem.Sort;
import dash.knowledge.BusinessRule;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.statement.Conjuncts;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule against a metric: the rule names the metric and writes a condition, and the metric filters the same column by
 * another one. Conditions are what a rule writes as SQL, in backticks or bare ({@code status = 'completed'}); they are
 * compared as trees.
 */
final class CompareRules {

    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern BARE =
            Pattern.compile("\\b[a-z_][a-z0-9_.]*\\s*(?:=|<>|!=|>=|<=|>|<)\\s*(?:'[^']*'|\\d+(?:\\.\\d+)?|true|false)"
                    + "|\\b[a-z_][a-z0-9_.]*\\s+IS\\s+(?:NOT\\s+)?(?:NULL|TRUE|FALSE)"
                    + "|\\b[a-z_][a-z0-9_.]*\\s+(?:NOT\\s+)?IN\\s*\\([^)]*\\)");

    private final StatementParser parser;

    CompareRules(StatementParser parser) {
        this.parser = parser;
    }

    List<Problem> among(List<KnowledgeItem> items) {
        List<Problem> problems = new ArrayList<>();
        for (KnowledgeItem item : items) {
            if (item.content() instanceof BusinessRule rule) {
                items.forEach(other -> {
                    if (other.content() instanceof Metric metric && applies(rule, metric)) {
                        against(item, rule, metric).ifPresent(problems::add);
                    }
                });
            }
        }
        return problems;
    }

    private static boolean applies(BusinessRule rule, Metric metric) {
        return rule.appliesToMetrics().stream()
                .anyMatch(name -> Names.key(name).equals(Names.key(metric.name()))
                        || metric.synonyms().stream()
                                .anyMatch(other -> Names.key(other).equals(Names.key(name))));
    }

    private Optional<Problem> against(KnowledgeItem item, BusinessRule rule, Metric metric) {
        List<Condition> filters = metric.filters().stream()
                .flatMap(filter -> conditions(filter).stream())
                .toList();
        for (String written : written(rule.title() + " " + rule.description())) {
            for (Condition condition : conditions(written)) {
                boolean sameColumn =
                        filters.stream().anyMatch(filter -> filter.column().equals(condition.column()));
                if (sameColumn && !filters.contains(condition)) {
                    return Optional.of(Problem.of(
                            Sort.CONTRADICTION,
                            ClaimReader.subject(item),
                            "the rule says " + written + ", but the metric " + metric.name()
                                    + " filters that column otherwise",
                            "Make them say the same; until then neither is sure"));
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> written(String text) {
        List<String> conditions = new ArrayList<>();
        Matcher code = CODE.matcher(text);
        while (code.find()) {
            conditions.add(code.group(1));
        }
        Matcher bare = BARE.matcher(CODE.matcher(text).replaceAll(" "));
        while (bare.find()) {
            conditions.add(bare.group());
        }
        return conditions;
    }

    private List<Condition> conditions(String written) {
        return parser.parse("SELECT 1 WHERE " + written) instanceof Parsing.Parsed(Statement statement)
                        && statement.asked() instanceof Query query
                        && query.body() instanceof Query.Select select
                ? Conjuncts.of(select.where()).stream()
                        .flatMap(conjunct -> Condition.of(statement, conjunct).stream())
                        .toList()
                : List.of();
    }

    /** A condition on one column, in a form in which {@code NOT x}, {@code x = false} and {@code x IS FALSE} are one. */
    private record Condition(String column, String demand) {

        static Optional<Condition> of(Statement statement, Expression conjunct) {
            List<String> names = conjunct.every(Expression.Column.class)
                    .map(column -> column.name().last())
                    .distinct()
                    .toList();
            boolean simple =
                    names.size() == 1 && conjunct.every(Query.class).findAny().isEmpty();
            return simple
                    ? Optional.of(new Condition(names.getFirst(), demand(statement, conjunct)))
                    : Optional.empty();
        }

        private static String demand(Statement statement, Expression conjunct) {
            return switch (conjunct) {
                case Expression.Column column -> "true";
                case Expression.Not(var span, Expression.Column column) -> "false";
                case Expression.BooleanTest test
                when !test.negated() -> test.truth().name().toLowerCase(Locale.ROOT);
                case Expression.Operation operation
                when operation.operator().symbol().equals("=")
                        && operation.right() instanceof Expression.Literal literal
                        && literal.kind() == Expression.Literal.Kind.BOOLEAN -> literal.value();
                default ->
                    statement
                            .text(conjunct)
                            .replaceAll("(?:\\b[A-Za-z_]\\w*\\.)+(?=[A-Za-z_])", "")
                            .replace("!=", "<>")
                            .replaceAll("\\s+", "");
            };
        }
    }
}
