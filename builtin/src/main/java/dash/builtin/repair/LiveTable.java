package dash.builtin.repair;

import dash.execute.DatabaseError.Kind;
import dash.fault.Nearest;
import dash.schema.Table;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.Relation;
import dash.statement.Span;
import dash.statement.TablesRead;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table that is not there: the nearest name of the live ones. */
final class LiveTable implements Repair {

    @Override
    public Optional<Mending> mend(Broken broken) {
        List<Edit> edits = new ArrayList<>();
        if (broken.error().kind() == Kind.OBJECT_MISSING) {
            TablesRead.of(broken.statement().root()).stream()
                    .filter(table ->
                            broken.schema().find(table.name().toString()).isEmpty())
                    .forEach(table -> nearest(table, broken).ifPresent(live -> exchange(table, live, broken, edits)));
        }
        String read =
                String.join(", ", edits.stream().map(Edit::text).distinct().toList());
        return Mending.of(edits, "A table that does not exist is read as " + read + ".");
    }

    private static Optional<Table> nearest(Relation.Table table, Broken broken) {
        List<String> names = broken.schema().tables().stream()
                .map(live -> live.name().name())
                .toList();
        return Nearest.among(table.name().last(), names)
                .flatMap(name -> broken.schema().tables().stream()
                        .filter(live -> live.name().name().equals(name))
                        .findFirst());
    }

    /** The name in FROM, and where columns are qualified with it. */
    private static void exchange(Relation.Table table, Table live, Broken broken, List<Edit> edits) {
        Optional<Span> written = written(table, broken);
        written.ifPresent(span -> edits.add(new Edit(span, name(live, broken))));
        if (written.isPresent() && table.alias().isEmpty()) {
            broken.statement()
                    .root()
                    .every(Expression.Column.class)
                    .filter(column -> column.name()
                            .schema()
                            .equals(Optional.of(table.name().last())))
                    .forEach(column -> edits.add(Spelling.qualified(
                            broken.statement(), column, live.name().name())));
        }
    }

    /** Where the name itself stands, if it stands there as it is: in quotes or with spaces it is left alone. */
    private static Optional<Span> written(Relation.Table table, Broken broken) {
        String name = table.name().toString();
        int from = table.span().from();
        int to = from + name.length();
        Span span = new Span(from, to);
        return broken.statement().text(span).equalsIgnoreCase(name) ? Optional.of(span) : Optional.empty();
    }

    private static String name(Table live, Broken broken) {
        String name = broken.dialect().name(live.name().name());
        boolean found = broken.schema().find(live.name().name()).equals(Optional.of(live));
        return found ? name : broken.dialect().name(live.name().schema()) + "." + name;
    }
}
