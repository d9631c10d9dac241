package dash.builtin.choice;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the metric that computes what a figure over bare rows would, as far as it can be told from its expression. */
final class AgreedFigures {

    private static final Pattern COUNT = Pattern.compile("(?i)\\s*count\\s*\\(\\s*\\*\\s*\\)\\s*");

    private final Knowledge knowledge;

    AgreedFigures(Knowledge knowledge) {
        this.knowledge = knowledge;
    }

    /** One of several is taken when the question dates what it dates, demands what it demands, or calls it by its bare name. */
    Optional<Metric> like(Term.Figure figure, List<Condition> where, Set<String> dates) {
        List<Metric> alike = knowledge.agreedMetrics().stream()
                .filter(metric -> metric.expression().isPresent()
                        && over(metric, figure.rows().table()))
                .filter(metric -> computes(metric.expression().orElseThrow(), figure))
                .filter(metric -> dates.isEmpty()
                        || metric.timeColumn()
                                .filter(column -> dates.stream().anyMatch(column::endsWith))
                                .isPresent())
                .filter(metric -> Governance.flat(where).noneMatch(condition -> against(metric, condition)))
                .toList();
        if (alike.size() < 2) {
            return alike.stream().findFirst();
        }
        List<Metric> named =
                alike.stream().filter(metric -> namedLike(metric, figure)).toList();
        return named.size() == 1 ? Optional.of(named.getFirst()) : Optional.empty();
    }

    /** The same, of those that go by the name of the table alone: they say what such a row is. */
    Optional<Metric> named(Term.Figure figure, List<Condition> where, Set<String> dates) {
        return like(figure, where, dates).filter(metric -> namedLike(metric, figure));
    }

    /**
     * What all metrics over a table ask of its rows: it holds at any time, while each alone may speak of today only. Empty when
     * one metric is all there is, or when they share nothing.
     */
    Optional<Metric> shared(Table table) {
        List<Metric> over = knowledge.agreedMetrics().stream()
                .filter(metric -> metric.expression().isPresent() && over(metric, table))
                .toList();
        List<String> filters =
                over.isEmpty() ? List.of() : new ArrayList<>(over.getFirst().filters());
        over.forEach(metric -> filters.retainAll(metric.filters()));
        return over.size() < 2 || filters.isEmpty()
                ? Optional.empty()
                : Optional.of(new Metric(
                        table.name().name().replace('_', ' '),
                        "",
                        Optional.empty(),
                        Optional.of("count(*)"),
                        Optional.of(table.name().name()),
                        filters,
                        Optional.empty(),
                        "",
                        List.of(),
                        "",
                        "",
                        List.of(),
                        List.of(),
                        List.of(),
                        ""));
    }

    private static boolean over(Metric metric, Table table) {
        return metric.table()
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .filter(table.name().name()::equalsIgnoreCase)
                .isPresent();
    }

    private static boolean computes(String expression, Term.Figure figure) {
        if (figure.distinct() || !figure.only().isEmpty()) {
            return false;
        }
        if (figure.of().isEmpty()) {
            return COUNT.matcher(expression).matches();
        }
        String function = switch (figure.function()) {
            case SUM -> "sum";
            case AVERAGE -> "avg";
            case LEAST -> "min";
            case GREATEST -> "max";
            case COUNT, MEDIAN, DEVIATION -> "";
        };
        return !function.isEmpty()
                && figure.of().get() instanceof Term.Attribute(var of, String column)
                && Pattern.compile("(?i)(round\\s*\\()?\\s*" + function + "\\s*\\(\\s*([\\w.]+\\.)?"
                                + Pattern.quote(column) + "\\s*\\)[^()]*\\)?\\s*")
                        .matcher(expression)
                        .matches();
    }

    /** A metric that counts what is open says nothing about what is paid. */
    static boolean against(Metric metric, Condition condition) {
        return condition
                        instanceof
                        Condition.Compared(Term.Attribute(var of, String column), var comparison, Term.Constant value)
                && metric.filters().stream()
                        .filter(filter -> Pattern.compile("(?i)\\b" + Pattern.quote(column) + "\\b")
                                .matcher(filter)
                                .find())
                        .anyMatch(filter -> filter.contains("'")
                                && filter.contains("'" + value.value() + "'")
                                        == (comparison == Condition.Comparison.UNEQUAL));
    }

    private static boolean namedLike(Metric metric, Term.Figure figure) {
        List<String> table = Words.keys(figure.rows().table().name().name().replace('_', ' '));
        return Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(name -> name.toLowerCase(Locale.ROOT).replaceFirst("^number of ", ""))
                .map(Words::keys)
                .anyMatch(table::equals);
    }
}
