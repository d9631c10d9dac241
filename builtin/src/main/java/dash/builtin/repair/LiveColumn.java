package dash.builtin.repair;

import dash.execute.DatabaseError.Kind;
import dash.fault.Nearest;
import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Expression;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A column that is not there: the one of that name of another table that is read, else the nearest name. */
final class LiveColumn implements Repair {

    @Override
    public Optional<Mending> mend(Broken broken) {
        List<Edit> edits = new ArrayList<>();
        if (broken.error().kind() == Kind.OBJECT_MISSING) {
            for (Selection selection : broken.selections()) {
                broken.meant(selection).stream()
                        .filter(column -> selection.origin(column).isEmpty() && !isResult(column, selection))
                        .flatMap(column -> edit(column, sources(selection), broken).stream())
                        .forEach(edits::add);
            }
        }
        return Mending.of(edits, "A column that does not exist is read as " + read(edits) + ".");
    }

    private static String read(List<Edit> edits) {
        return String.join(", ", edits.stream().map(Edit::text).distinct().toList());
    }

    /** A name of the SELECT list, which ORDER BY and GROUP BY may use. */
    private static boolean isResult(Expression.Column column, Selection selection) {
        return !column.name().isQualified()
                && selection.select().items().stream()
                        .anyMatch(item ->
                                item.alias().equals(Optional.of(column.name().last())));
    }

    /** Nearest scope first: those of enclosing queries can be named as well. */
    private static List<Source> sources(Selection selection) {
        return Stream.iterate(Optional.of(selection), Optional::isPresent, at -> at.flatMap(Selection::outer))
                .flatMap(Optional::stream)
                .flatMap(each -> each.sources().stream())
                .toList();
    }

    private static Optional<Edit> edit(Expression.Column column, List<Source> sources, Broken broken) {
        String name = column.name().last();
        List<Source> having =
                sources.stream().filter(source -> source.has(name)).toList();
        if (!having.isEmpty()) {
            return Optional.of(Spelling.rewritten(
                    broken.statement(), column, having.getFirst().name(), name));
        }
        return nearest(column, sources, broken);
    }

    private static Optional<Edit> nearest(Expression.Column column, List<Source> sources, Broken broken) {
        Optional<String> qualifier = column.name().schema();
        List<Source> own = sources.stream()
                .filter(source -> qualifier.isEmpty() || qualifier.get().equals(source.name()))
                .toList();
        List<String> names =
                own.stream().flatMap(source -> source.columns().stream()).toList();
        return Nearest.among(column.name().last(), names).map(name -> {
            List<Source> having =
                    own.stream().filter(source -> source.has(name)).toList();
            return having.size() == 1
                    ? Spelling.renamed(broken.statement(), column, name)
                    : Spelling.rewritten(
                            broken.statement(), column, having.getFirst().name(), name);
        });
    }
}
