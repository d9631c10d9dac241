package dash.drift;

import dash.drift.Claims.Trial;
import dash.knowledge.Metric;
import dash.statement.Expression;
import dash.statement.Parsing;
import dash.statement.Query;
import dash.statement.Relation;
import dash.statement.Statement;
import dash.statement.StatementParser;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a metric that can be run of one whose calculation is nearly SQL already ("COUNT(*) WHERE position = 1"). Proposed only
 * when it really runs; a person decides whether it is what was meant.
 */
final class ProposeExpression {

    private static final Pattern FORM =
            Pattern.compile("(?is)\\s*(?:SELECT\\s+)?(.+?)(?:\\s+FROM\\s+([\\w.]+))?(?:\\s+WHERE\\s+(.+?))?[\\s;.]*");
    private static final Set<String> AGGREGATES = Set.of("count", "sum", "avg", "min", "max");

    private final StatementParser parser;
    private final Trials trials;
    private final TrialSql trialSql;

    ProposeExpression(StatementParser parser, Trials trials, TrialSql trialSql) {
        this.parser = parser;
        this.trials = trials;
        this.trialSql = trialSql;
    }

    Optional<Metric> of(Metric prose) {
        Matcher form = FORM.matcher(prose.calculation());
        if (!form.matches()) {
            return Optional.empty();
        }
        Optional<String> table = Optional.ofNullable(form.group(2)).or(prose::table);
        Optional<String> filter = Optional.ofNullable(form.group(3));
        return table.filter(name -> isAggregate(form.group(1), name, filter))
                .map(name -> proposal(prose, form.group(1), name, filter))
                .filter(this::runs);
    }

    private boolean isAggregate(String expression, String table, Optional<String> filter) {
        String sql = "SELECT " + expression + " FROM " + table
                + filter.map(text -> " WHERE " + text).orElse("");
        return parser.parse(sql) instanceof Parsing.Parsed(Statement statement)
                && statement.root() instanceof Query query
                && query.body() instanceof Query.Select select
                && select.items().size() == 1
                && select.from().size() == 1
                && select.from().getFirst() instanceof Relation.Table
                && select.items()
                        .getFirst()
                        .value()
                        .every(Expression.Call.class)
                        .anyMatch(call -> AGGREGATES.contains(call.name().last()));
    }

    private static Metric proposal(Metric prose, String expression, String table, Optional<String> filter) {
        return new Metric(
                prose.name(),
                prose.definition(),
                Optional.empty(),
                Optional.of(expression),
                Optional.of(table),
                filter.map(List::of).orElse(List.of()),
                Optional.empty(),
                "",
                List.of(),
                "",
                prose.owner(),
                List.of(),
                List.of(),
                List.of(),
                prose.calculation());
    }

    private boolean runs(Metric metric) {
        return trialSql.of(metric).stream()
                .map(Trial::sql)
                .allMatch(sql -> trials.rows(sql).isPresent());
    }
}
