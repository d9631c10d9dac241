package dash.schema.resolved;

import dash.statement.Expression;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * How the entries of one FROM depend on each other: given a row of some, of which others is there at most one?
 *
 * <p>A column is known once its entry is, once it is held equal to something known, or inside a group that it makes up;
 * an entry is known once all columns of one of its unique keys are.
 */
public final class Joining {

    /** This column equals something that is known as soon as these entries are. */
    private record Equal(String column, Set<String> needs) {}

    private final Selection selection;
    private final List<Equal> equals = new ArrayList<>();
    private final Set<String> grouped = new HashSet<>();

    public Joining(Selection selection) {
        this.selection = selection;
        for (Link link : selection.links()) {
            equals.add(new Equal(key(link.left(), link.leftColumn()), Set.of(key(link.right(), link.rightColumn()))));
            equals.add(new Equal(key(link.right(), link.rightColumn()), Set.of(key(link.left(), link.leftColumn()))));
        }
        selection.conditions().forEach(this::readEquality);
        for (Expression group : selection.groups()) {
            if (group instanceof Expression.Column column && selection.owns(column)) {
                selection.origin(column).ifPresent(origin -> grouped.add(key(origin.source(), origin.column())));
            }
        }
    }

    private void readEquality(Expression condition) {
        if (condition instanceof Expression.Operation operation
                && operation.operator().symbol().equals("=")
                && operation.left().isPresent()) {
            depend(operation.left().get(), operation.right());
            depend(operation.right(), operation.left().get());
        }
    }

    private void depend(Expression side, Expression other) {
        if (side instanceof Expression.Column column && selection.owns(column)) {
            Set<String> needs = other.every(Expression.Column.class)
                    .filter(selection::owns)
                    .flatMap(needed -> selection.origin(needed).stream())
                    .map(origin -> key(origin.source(), origin.column()))
                    .collect(Collectors.toSet());
            selection
                    .origin(column)
                    .ifPresent(origin -> equals.add(new Equal(key(origin.source(), origin.column()), needs)));
        }
    }

    private static String key(Source source, String column) {
        return source.name() + "\u0000" + column;
    }

    /** Entries of which there is at most one row for each row of these, inside a group when there are groups. */
    public Set<String> reach(Set<String> start) {
        Set<String> known = new HashSet<>(grouped);
        Set<String> reached = new HashSet<>();
        selection.sources().stream()
                .filter(source -> start.contains(source.name()))
                .forEach(source -> take(source, known, reached));
        boolean grew = true;
        while (grew) {
            int before = known.size();
            equals.stream()
                    .filter(equal -> known.containsAll(equal.needs()))
                    .forEach(equal -> known.add(equal.column()));
            selection.sources().stream()
                    .filter(source -> !reached.contains(source.name()) && isKnown(source, known))
                    .forEach(source -> take(source, known, reached));
            grew = known.size() > before;
        }
        return reached;
    }

    /** The columns of an entry that are known when these entries are. */
    public List<String> knownColumns(Source source, Set<String> start) {
        Set<String> known = new HashSet<>(grouped);
        Set<String> reached = reach(start);
        selection.sources().stream()
                .filter(other -> reached.contains(other.name()))
                .forEach(other -> take(other, known, new HashSet<>()));
        int before = -1;
        while (known.size() > before) {
            before = known.size();
            equals.stream()
                    .filter(equal -> known.containsAll(equal.needs()))
                    .forEach(equal -> known.add(equal.column()));
        }
        return source.columns().stream()
                .filter(column -> known.contains(key(source, column)))
                .toList();
    }

    public boolean reachesAll(Set<String> start) {
        return reach(start).size() == selection.sources().size();
    }

    private static void take(Source source, Set<String> known, Set<String> reached) {
        reached.add(source.name());
        source.columns().forEach(column -> known.add(key(source, column)));
    }

    private static boolean isKnown(Source source, Set<String> known) {
        return UniqueKeys.of(source).stream()
                .anyMatch(unique -> unique.stream().allMatch(column -> known.contains(key(source, column))));
    }
}
