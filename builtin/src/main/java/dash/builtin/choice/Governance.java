package dash.builtin.choice;

import dash.builtin.query.Asked;
import dash.builtin.query.Asked.Ordering;
import dash.builtin.query.Asked.Output;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.knowledge.Knowledge;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
        Optional<List<Condition>> where = related(asked.where());
        if (where.isEmpty() || contradicts(where.get())) {
            return Optional.empty();
        }
        Asked counted = asked.withWhere(where.get());
        return terms(counted).anyMatch(Terms::hasFigure) ? figures(counted) : Optional.of(listed(counted));
    }

    private Optional<Asked> figures(Asked asked) {
        boolean free = terms(asked)
                .flatMap(term -> Terms.figures(term).stream())
                .noneMatch(figure -> governed(figure.rows().table()) && !agreed(figure.rows(), asked.where()));
        if (free) {
            return Optional.of(asked);
        }
        boolean bypasses = flat(asked.where())
                        .anyMatch(condition ->
                                condition instanceof Condition.Not || condition instanceof Condition.Missing)
                || Terms.tables(asked.where()).anyMatch(table -> governed(table) && belongsTo(table, asked));
        return bypasses ? Optional.empty() : replaced(asked).or(() -> overAgreed(asked));
    }

    /** A figure that nobody defined, over the rows that count. */
    private Optional<Asked> overAgreed(Asked asked) {
        Set<Occurrence> rows = terms(asked)
                .flatMap(term -> Terms.figures(term).stream())
                .filter(figure -> figure.function() != Term.Function.COUNT && figure.function() != Term.Function.SUM)
                .map(Term.Figure::rows)
                .collect(Collectors.toSet());
        boolean one = rows.size() == 1
                && terms(asked)
                        .flatMap(term -> Terms.figures(term).stream())
                        .allMatch(figure -> rows.contains(figure.rows()));
        if (!one || asked.bestOfEach().isPresent()) {
            return Optional.empty();
        }
        Occurrence only = rows.iterator().next();
        return figures.named(Term.Figure.count(only), asked.where(), Terms.dates(asked.where()))
                .map(metric -> asked.withWhere(plus(asked.where(), new Condition.Agreed(only, metric))));
    }

    /** Of a list of customers people expect the customers that count. */
    private Asked listed(Asked asked) {
        Occurrence rows = asked.subject();
        if (!governed(rows.table()) || agreed(rows, asked.where())) {
            return asked;
        }
        List<Condition> where = asked.where();
        return figures.named(Term.Figure.count(rows), where, Set.of())
                .map(metric -> asked.withWhere(plus(where, new Condition.Agreed(rows, metric))))
                .orElse(asked);
    }

    /** Rows that something is asked to have are those that count: a customer without orders is one without such orders. */
    private Optional<List<Condition>> related(List<Condition> conditions) {
        List<Condition> settled = new ArrayList<>();
        for (Condition condition : conditions) {
            Optional<Condition> one = related(condition);
            if (one.isEmpty()) {
                return Optional.empty();
            }
            settled.add(one.get());
        }
        return Optional.of(settled);
    }

    private Optional<Condition> related(Condition condition) {
        if (condition
                instanceof
                Condition.Related(Occurrence anchor, Occurrence other, List<Condition> inner, var quantity)) {
            return related(inner)
                    .flatMap(settled -> counting(other, settled))
                    .map(settled -> new Condition.Related(anchor, other, settled, quantity));
        }
        boolean hidden = Terms.related(List.of(condition)).anyMatch(table -> governed(table.table()));
        return hidden ? Optional.empty() : Optional.of(condition);
    }

    private Optional<List<Condition>> counting(Occurrence rows, List<Condition> inner) {
        if (!governed(rows.table()) || agreed(rows, inner)) {
            return Optional.of(inner);
        }
        boolean bygone = inner.stream().anyMatch(condition -> Terms.comparesTime(condition, rows));
        return (bygone
                        ? figures.shared(rows.table())
                        : figures.named(Term.Figure.count(rows), inner, Terms.dates(inner)))
                .map(metric -> plus(inner, new Condition.Agreed(rows, metric)));
    }

    /** "Completed orders" that are not completed, or that lack what makes them count. */
    private static boolean contradicts(List<Condition> conditions) {
        List<Condition> all = flat(conditions).toList();
        boolean inside = all.stream()
                .anyMatch(condition ->
                        condition instanceof Condition.Related related && contradicts(related.conditions()));
        boolean denied = all.stream().anyMatch(Condition.Agreed.class::isInstance)
                && all.stream()
                        .anyMatch(condition ->
                                condition instanceof Condition.Not || condition instanceof Condition.Missing);
        return inside
                || denied
                || all.stream()
                        .filter(Condition.Agreed.class::isInstance)
                        .map(condition -> ((Condition.Agreed) condition).metric())
                        .anyMatch(metric -> all.stream().anyMatch(other -> AgreedFigures.against(metric, other)));
    }

    private static boolean agreed(Occurrence rows, List<Condition> conditions) {
        return flat(conditions)
                .anyMatch(condition ->
                        condition instanceof Condition.Agreed(Occurrence of, var metric) && of.equals(rows));
    }

    private static List<Condition> plus(List<Condition> conditions, Condition more) {
        List<Condition> all = new ArrayList<>(conditions);
        all.add(more);
        return all;
    }

    /** Many of its rows belong to one that the query is about, so that it is only asked whether there is one. */
    private static boolean belongsTo(Table table, Asked asked) {
        return table.foreignKeys().stream()
                .anyMatch(key -> key.target().equals(asked.subject().table().name()));
    }

    private Optional<Asked> replaced(Asked asked) {
        Set<String> dates = Terms.dates(asked.where());
        boolean beside = Terms.related(asked.where()).findAny().isPresent();
        Terms terms = new Terms(figure -> governed(figure.rows().table()) && !agreed(figure.rows(), asked.where())
                ? (beside ? figures.named(figure, asked.where(), dates) : figures.like(figure, asked.where(), dates))
                        .map(metric -> new Term.Canonical(metric, figure.rows()))
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
                asked.passed(),
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
        boolean measured = Stream.concat(
                        knowledge.agreedMetrics().stream(), knowledge.metricsSetAside().keySet().stream())
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
