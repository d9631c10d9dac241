package dash.schema.resolved;

import dash.statement.Expression;
import dash.statement.Name;
import dash.statement.Query;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which columns of an entry of FROM no two rows share: by the catalog for tables, by construction for queries. */
public final class UniqueKeys {

    private UniqueKeys() {}

    public static List<List<String>> of(Source source) {
        return source.table()
                .map(table -> table.uniqueKeys())
                .orElseGet(() -> source.derived().map(UniqueKeys::of).orElse(List.of()));
    }

    private static List<List<String>> of(Derived derived) {
        if (isOneRow(derived.query())) {
            return List.of(List.of());
        }
        return switch (derived.query().body()) {
            case Query.SetOperation operation -> operation.all() ? List.of() : List.of(derived.columns());
            case Query.Values values -> List.of();
            case Query.Select select ->
                derived.branches().size() == 1
                        ? ofSelect(derived, derived.branches().getFirst())
                        : List.of();
        };
    }

    private static boolean isOneRow(Query query) {
        return query.limit()
                .filter(limit -> limit instanceof Expression.Literal literal
                        && literal.value().equals("1"))
                .isPresent();
    }

    private static List<List<String>> ofSelect(Derived derived, Selection selection) {
        Optional<Query.Distinct> distinct = selection.select().distinct();
        if (distinct.isPresent()) {
            return distinct.get().on().isEmpty()
                    ? List.of(derived.columns())
                    : named(derived, selection, distinct.get().on());
        }
        if (selection.isAggregated()) {
            return named(derived, selection, selection.groups());
        }
        return inherited(derived, selection);
    }

    /** What these expressions are called outside; nothing when one of them is not given out. */
    private static List<List<String>> named(Derived derived, Selection selection, List<Expression> values) {
        List<String> names = new ArrayList<>();
        for (Expression value : values) {
            Optional<String> name = nameOf(derived, selection, value);
            if (name.isEmpty()) {
                return List.of();
            }
            names.add(name.get());
        }
        return List.of(names);
    }

    private static Optional<String> nameOf(Derived derived, Selection selection, Expression value) {
        List<Output> outputs = selection.outputs();
        for (int at = 0; at < Math.min(outputs.size(), derived.columns().size()); at++) {
            if (isSame(selection, outputs.get(at).value(), value)) {
                return Optional.of(derived.columns().get(at));
            }
        }
        return Optional.empty();
    }

    private static boolean isSame(Selection selection, Expression one, Expression other) {
        if (one instanceof Expression.Column left && other instanceof Expression.Column right) {
            Optional<Origin> here = selection.origin(left);
            Optional<Origin> there = selection.origin(right);
            return here.isPresent()
                    && there.isPresent()
                    && here.get().column().equals(there.get().column())
                    && here.get().source().name().equals(there.get().source().name());
        }
        return one.sameAs(other);
    }

    /** A query that folds nothing keeps the key of the entry that tells all others apart. */
    private static List<List<String>> inherited(Derived derived, Selection selection) {
        List<List<String>> keys = new ArrayList<>();
        Joining joining = new Joining(selection);
        for (Source source : selection.sources()) {
            if (joining.reachesAll(Set.of(source.name()))) {
                for (List<String> key : of(source)) {
                    List<Expression> columns = key.stream()
                            .map(column -> (Expression)
                                    new Expression.Column(selection.select().span(), Name.of(source.name(), column)))
                            .toList();
                    keys.addAll(named(derived, selection, columns));
                }
            }
        }
        return keys;
    }
}
