package dash.builtin.repair;

import dash.schema.resolved.Selection;
import dash.schema.resolved.Source;
import dash.statement.Edit;
import dash.statement.Expression;
import dash.statement.OutputColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A name that several tables have: the first of FROM that has it is what the statement is about. */
final class QualifyName implements Repair {

    @Override
    public Optional<Mending> mend(Broken broken) {
        List<Edit> edits = new ArrayList<>();
        if (broken.error().sqlState().equals("42702") || broken.says("ambiguous")) {
            for (Selection selection : broken.selections()) {
                broken.meant(selection).stream()
                        .filter(column -> !column.name().isQualified() && !isResult(column, selection))
                        .flatMap(column -> edit(column, selection, broken).stream())
                        .forEach(edits::add);
            }
        }
        String read =
                String.join(", ", edits.stream().map(Edit::text).distinct().toList());
        return Mending.of(edits, "A column that several tables have is taken from the first, " + trimmed(read) + ".");
    }

    private static String trimmed(String qualifiers) {
        return qualifiers.endsWith(".") ? qualifiers.substring(0, qualifiers.length() - 1) : qualifiers;
    }

    /** ORDER BY means the result of that name first, and that is never ambiguous. */
    private static boolean isResult(Expression.Column column, Selection selection) {
        return selection.query().orderBy().stream()
                        .anyMatch(item -> item.value().equals(column))
                && selection.select().items().stream()
                        .anyMatch(item ->
                                OutputColumns.nameOf(item).equals(column.name().last()));
    }

    private static Optional<Edit> edit(Expression.Column column, Selection selection, Broken broken) {
        List<Source> having = selection.sources().stream()
                .filter(source -> source.has(column.name().last()))
                .toList();
        return having.size() < 2
                ? Optional.empty()
                : Optional.of(Spelling.qualified(
                        broken.statement(), column, having.getFirst().name()));
    }
}
