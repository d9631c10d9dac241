package dash.builtin.choice;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.knowledge.Knowledge;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Holds readings over the live schema to what people agreed on. Where there is a metric, a rule or a warning for a table, a
 * figure over its bare rows would count what does not count: test accounts, refunds, what was imported twice. Such a figure
 * becomes the metric that computes the same thing, and without one the reading is not believed.
 */
public final class Governance {

    private final Knowledge knowledge;
    private final AgreedFigures figures;

    public Governance(Knowledge knowledge) {
        this.knowledge = knowledge;
        this.figures = new AgreedFigures(knowledge);
    }

    /** The reading as people agreed on it; empty when it goes against that. */
    public Optional<Asked> settled(Asked asked) {
        boolean computes = terms(asked).anyMatch(Terms::hasFigure);
        if (!computes) {
            return Optional.of(asked);
        }
        boolean bypasses = Terms.related(asked.where()).anyMatch(table -> governed(table.table()))
                || Terms.tables(asked.where()).anyMatch(table -> governed(table) && belongsTo(table, asked));
        return bypasses ? Optional.empty() : replaced(asked);
    }

    /** Many of its rows belong to one that the query is about, so that it is only asked whether there is one. */
    private static boolean belongsTo(Table table, Asked asked) {
        return table.foreignKeys().stream()
                .anyMatch(key -> key.target().equals(asked.subject().table().name()));
    }

    private Optional<Asked> replaced(Asked asked) {
        Set<String> dates = Terms.dates(asked.where());
        Terms terms = new Terms(figure -> governed(figure.rows().table())
                ? figures.like(figure, asked.where(), dates).map(metric -> new Term.Canonical(metric, figure.rows()))
                : Optional.of(figure));
        Asked settled = new Asked(
                asked.subject(),
                asked.outputs().stream()
                        .map(output -> new Output(terms.replaced(output.term()), output.name()))
                        .toList(),
                asked.where(),
                asked.groups(),
                asked.having().stream().map(terms::replaced).toList(),
                asked.ordering().stream()
                        .map(ordering -> new Ordering(terms.replaced(ordering.term()), ordering.descending()))
                        .toList(),
                asked.limit(),
                asked.distinct(),
                asked.bestOfEach());
        return terms.refused() || asked.bestOfEach().isPresent() ? Optional.empty() : Optional.of(settled);
    }

    private static Stream<Term> terms(Asked asked) {
        return Stream.of(
                        asked.outputs().stream().map(Output::term),
                        asked.having().stream().flatMap(condition -> Terms.in(condition).stream()),
                        asked.ordering().stream().map(Ordering::term))
                .flatMap(each -> each);
    }

    /** A rule of the whole project names no table and says nothing against one. */
    private boolean governed(Table table) {
        boolean measured = knowledge.agreedMetrics().stream()
                .anyMatch(metric -> !metric.filters().isEmpty()
                        && names(metric.table().stream().toList(), table));
        boolean ruled = knowledge.rules().stream()
                .anyMatch(rule -> !knowledge.isDraft(rule) && names(rule.appliesToTables(), table));
        boolean warned = knowledge.gotchas().stream()
                .anyMatch(gotcha -> !knowledge.isDraft(gotcha) && names(gotcha.tablesAffected(), table));
        return measured || ruled || warned;
    }

    private static boolean names(List<String> written, Table table) {
        return written.stream()
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .anyMatch(table.name().name()::equalsIgnoreCase);
    }

    /** The conditions of a query, for those that look for contradictions. */
    static Stream<Condition> flat(List<Condition> conditions) {
        return conditions.stream()
                .flatMap(condition -> condition instanceof Condition.Every(var all) ? flat(all) : Stream.of(condition));
    }
}
