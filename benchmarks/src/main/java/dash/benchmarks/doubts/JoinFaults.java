package dash.benchmarks.doubts;

import dash.doubt.Doubt.Kind;
import dash.schema.ForeignKey;
import dash.schema.Table;
import dash.schema.resolved.Aggregates;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edits;
import dash.statement.Relation;
import java.util.stream.Stream;

/** A table joined to the rows that are added up although nothing of it is needed: the rows repeat. */
final class JoinFaults {

    private static final int MOST = 2;

    private JoinFaults() {}

    static Stream<Fault> of(Right right) {
        return right.selections().top().stream()
                .filter(selection -> Aggregates.of(selection).stream()
                        .anyMatch(call -> Aggregates.is(call, "sum", "count", "avg") && !call.distinct()))
                .flatMap(selection -> selection.sources().stream()
                        .limit(1)
                        .flatMap(source -> source.table().stream()
                                .flatMap(parent -> children(right, parent)
                                        .flatMap(child -> joined(right, selection, source, child)))))
                .limit(MOST);
    }

    private record Child(Table table, ForeignKey key) {}

    private static Stream<Child> children(Right right, Table parent) {
        return right.context().schema().tables().stream()
                .flatMap(table -> table.foreignKeys().stream()
                        .filter(key -> key.target().equals(parent.name())
                                && key.columns().size() == 1)
                        .map(key -> new Child(table, key)));
    }

    private static Stream<Fault> joined(Right right, Selection selection, Source source, Child child) {
        boolean there = selection.sources().stream()
                .anyMatch(other -> other.shown().equals(child.table().name().name()));
        Relation last = selection.select().from().getLast();
        int end = Edits.closed(right.statement(), last.span()).to();
        boolean using = right.statement()
                .sql()
                .substring(end)
                .stripLeading()
                .toUpperCase(java.util.Locale.ROOT)
                .startsWith("USING");
        String join = " LEFT JOIN " + child.table().name().name() + " planted ON planted."
                + child.key().columns().getFirst() + " = " + source.name() + "."
                + child.key().targetColumns().getFirst();
        return there || using
                ? Stream.empty()
                : right.behind(end, join).stream().map(sql -> new Fault("a join that repeats rows", Kind.FAN_OUT, sql));
    }
}
