package dash.claim;

import dash.claim.Measure.Kind;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Unit;
import dash.statement.Expression;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads what the columns of a result are out of their units, their names and the expressions behind them. */
final class Measures {

    private final Optional<Statement> statement;
    private final Rows rows;
    private final Map<String, String> units;

    Measures(Optional<Statement> statement, Rows rows, Map<String, String> units) {
        this.statement = statement;
        this.rows = rows;
        this.units = units;
    }

    List<Measure> all() {
        List<Measure> measures = new ArrayList<>();
        for (int at = 0; at < rows.columns().size(); at++) {
            if (rows.column(at).stream().anyMatch(Cell.Numeric.class::isInstance)) {
                measures.add(measure(at));
            }
        }
        return List.copyOf(measures);
    }

    private Measure measure(int at) {
        String name = rows.columns().get(at).name();
        List<String> named = Stems.words(name);
        Optional<Expression> expression = expression(at);
        Set<String> sources = expression.map(Measures::sources).orElse(Set.of());
        Set<String> words = new LinkedHashSet<>(named);
        words.addAll(sources);
        Unit unit = Unit.read(units.getOrDefault(name, ""));
        Kind told = kind(unit, named, sources, expression);
        Kind kind = told == Kind.UNKNOWN && isFraction(at) ? Kind.SHARE : told;
        String written = kind == Kind.MEASURED
                ? measurable(named).or(() -> measurable(sources)).orElse("")
                : kind == Kind.MONEY ? currency(unit, words) : "";
        boolean hundredths = unit instanceof Unit.Cents
                || (kind == Kind.MONEY && named.stream().anyMatch(Vocabulary.MINOR::has));
        return new Measure(at, name, stems(words), stems(new LinkedHashSet<>(named)), kind, written, hundredths);
    }

    /** Numbers that all lie between -1 and 1, and not on the ends. */
    private boolean isFraction(int at) {
        List<Double> values = rows.column(at).stream()
                .filter(Cell.Numeric.class::isInstance)
                .map(cell -> ((Cell.Numeric) cell).value().doubleValue())
                .toList();
        return values.stream().allMatch(value -> Math.abs(value) <= 1)
                && values.stream().anyMatch(value -> value != Math.rint(value));
    }

    private static Kind kind(Unit unit, List<String> named, Set<String> sources, Optional<Expression> expression) {
        return switch (unit) {
            case Unit.Money money -> Kind.MONEY;
            case Unit.Cents cents -> Kind.MONEY;
            case Unit.Percent percent -> Kind.SHARE;
            case Unit.Ratio ratio -> Kind.SHARE;
            case Unit.Points points -> Kind.SHARE;
            case Unit.Count count -> Kind.COUNT;
            case Unit.Things things ->
                Vocabulary.UNIT.has(things.name()) ? Kind.MEASURED : byName(named, sources, expression);
            case Unit.Plain plain -> byName(named, sources, expression);
        };
    }

    private static Kind byName(List<String> named, Set<String> sources, Optional<Expression> expression) {
        Optional<Kind> told = byWords(named);
        if (told.isPresent()) {
            return told.get();
        }
        if (expression.filter(Measures::counts).isPresent()) {
            return Kind.COUNT;
        }
        if (expression.filter(Measures::isRatio).isPresent()) {
            return Kind.SHARE;
        }
        return byWords(List.copyOf(sources)).orElse(Kind.UNKNOWN);
    }

    private static Optional<Kind> byWords(List<String> words) {
        if (words.stream().anyMatch(Vocabulary.SHARE::has)) {
            return Optional.of(Kind.SHARE);
        }
        if (words.stream().anyMatch(word -> Vocabulary.MONEY.has(word) || Vocabulary.CURRENCY.has(word))) {
            return Optional.of(Kind.MONEY);
        }
        if (measurable(words).isPresent()) {
            return Optional.of(Kind.MEASURED);
        }
        return words.stream().anyMatch(Vocabulary.COUNT::has) ? Optional.of(Kind.COUNT) : Optional.empty();
    }

    private static boolean counts(Expression expression) {
        return switch (expression) {
            case Expression.Call call -> call.name().last().equals("count");
            case Expression.Cast cast -> counts(cast.value());
            default -> false;
        };
    }

    /** A hundred times something over something. */
    private static boolean isRatio(Expression expression) {
        boolean divided = expression
                .every(Expression.Operation.class)
                .anyMatch(operation -> operation.operator().symbol().equals("/"));
        boolean hundred = expression
                .every(Expression.Operation.class)
                .filter(operation -> operation.operator().symbol().equals("*"))
                .flatMap(operation -> operation.every(Expression.Literal.class))
                .anyMatch(literal -> literal.value().matches("100(\\.0*)?"));
        return divided && hundred;
    }

    private static Optional<String> measurable(Iterable<String> words) {
        for (String word : words) {
            if (Vocabulary.UNIT.has(word)) {
                return Optional.of(word);
            }
        }
        return Optional.empty();
    }

    private static String currency(Unit unit, Set<String> words) {
        return switch (unit) {
            case Unit.Money money -> money.currency().toLowerCase(java.util.Locale.ROOT);
            case Unit.Cents cents -> cents.currency().toLowerCase(java.util.Locale.ROOT);
            default ->
                words.stream()
                        .flatMap(word -> Vocabulary.CURRENCY.value(word).stream())
                        .findFirst()
                        .orElse("");
        };
    }

    private Optional<Expression> expression(int at) {
        return statement
                .filter(known -> known.asked() instanceof Query)
                .map(known -> ((Query) known.asked()).body())
                .filter(Query.Select.class::isInstance)
                .map(body -> ((Query.Select) body).items())
                .filter(items -> items.size() == rows.columns().size())
                .map(items -> items.get(at).value());
    }

    private static Set<String> sources(Expression expression) {
        return expression
                .every(Expression.Column.class)
                .flatMap(column -> Stems.words(column.name().last()).stream())
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Set<String> stems(Set<String> words) {
        return words.stream().map(Stems::of).collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
