package dash.doubt;

import dash.learnings.rules.LiveTypes;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.resolved.Origin;
import dash.schema.resolved.Selection;
import dash.statement.Conjuncts;
import dash.statement.Dialect;
import dash.statement.Expression;
import dash.statement.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The texts that a statement compares columns of tables with, for equality. */
final class FilterValues {

    private static final Set<String> FOLDING = Set.of("lower", "upper");

    /**
     * One column and the texts it is compared with.
     *
     * @param folding the function around the column, {@code lower} or {@code upper}, or empty
     */
    record Filter(Table table, Column column, String folding, List<String> values, Dialect dialect) {

        Filter {
            values = List.copyOf(values);
        }

        String compared() {
            String name = dialect.quoted(column.name());
            return folding.isEmpty() ? name : folding + "(" + name + ")";
        }

        boolean isSame(String one, String other) {
            return one.stripTrailing().equals(other);
        }
    }

    private record Key(String table, String column, String folding) {}

    private final Suspect suspect;
    private final Map<Key, Filter> found = new LinkedHashMap<>();

    private FilterValues(Suspect suspect) {
        this.suspect = suspect;
    }

    static List<Filter> of(Suspect suspect) {
        FilterValues values = new FilterValues(suspect);
        suspect.selections().all().forEach(values::read);
        return List.copyOf(values.found.values());
    }

    private void read(Selection selection) {
        Set<Node> proven = proven(selection);
        for (Node node : selection.nodes()) {
            if (!proven.contains(node)) {
                switch (node) {
                    case Expression.Operation operation
                    when isEquality(operation) -> {
                        Expression left = operation.left().orElseThrow();
                        add(selection, left, List.of(operation.right()));
                        add(selection, operation.right(), List.of(left));
                    }
                    case Expression.InList list -> add(selection, list.value(), list.list());
                    default -> {}
                }
            }
        }
    }

    /** Rows that came back fulfil every condition of the result's own WHERE: what equals there exists. */
    private Set<Node> proven(Selection selection) {
        boolean told = suspect.selections().top().equals(List.of(selection))
                && !suspect.rows().isEmpty()
                && (selection.isGrouped() || !selection.isAggregated());
        Set<Node> proven = Collections.newSetFromMap(new IdentityHashMap<>());
        if (told) {
            Conjuncts.of(selection.select().where()).stream()
                    .filter(condition -> condition instanceof Expression.Operation operation
                            && operation.operator().symbol().equals("="))
                    .forEach(proven::add);
        }
        return proven;
    }

    private static boolean isEquality(Expression.Operation operation) {
        return operation.left().isPresent()
                && Set.of("=", "<>", "!=").contains(operation.operator().symbol());
    }

    private void add(Selection selection, Expression side, List<Expression> others) {
        List<String> texts = others.stream()
                .flatMap(FilterValues::text)
                .filter(text -> !isAgreed(text))
                .toList();
        if (texts.isEmpty()) {
            return;
        }
        Expression inner = unwrapped(side);
        String folding = inner instanceof Expression.Call call ? call.name().last() : "";
        Expression value = inner instanceof Expression.Call call && FOLDING.contains(folding)
                ? unwrapped(call.arguments().getFirst().value())
                : inner;
        if (value instanceof Expression.Column column) {
            selection
                    .base(column)
                    .filter(origin -> origin.live().filter(FilterValues::isText).isPresent())
                    .ifPresent(origin -> add(origin, folding, texts));
        }
    }

    /** What people agreed to compare with may be there one day, or be gone. */
    private boolean isAgreed(String text) {
        return suspect.context().knowledge().agreedMetrics().stream()
                .flatMap(metric -> Stream.concat(metric.filters().stream(), metric.sqlTemplate().stream()))
                .anyMatch(sql -> sql.contains("'" + text + "'"));
    }

    private void add(Origin origin, String folding, List<String> texts) {
        Table table = origin.source().table().orElseThrow();
        Column column = origin.live().orElseThrow();
        Key key = new Key(table.name().toString(), column.name(), folding);
        Set<String> all = new LinkedHashSet<>(
                Optional.ofNullable(found.get(key)).map(Filter::values).orElse(List.of()));
        all.addAll(texts);
        found.put(
                key,
                new Filter(
                        table,
                        column,
                        folding,
                        new ArrayList<>(all),
                        suspect.statement().dialect()));
    }

    private static Expression unwrapped(Expression value) {
        return value instanceof Expression.Cast cast ? unwrapped(cast.value()) : value;
    }

    private static Stream<String> text(Expression value) {
        return unwrapped(value) instanceof Expression.Literal literal
                        && literal.kind() == Expression.Literal.Kind.STRING
                        && !literal.value().isBlank()
                ? Stream.of(literal.value())
                : Stream.empty();
    }

    private static boolean isText(Column column) {
        return !column.enumeration().isEmpty() || LiveTypes.isText(column.type());
    }
}
