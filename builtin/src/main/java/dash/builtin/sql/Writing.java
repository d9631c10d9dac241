package dash.builtin.sql;

import dash.builtin.query.Term;
import dash.context.Context;
import dash.schema.Column;
import dash.schema.Table;
import dash.schema.TypeFamily;
import dash.statement.Dialect;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What every part of a statement is written with. */
record Writing(Context context, JoinPaths paths) {

    Dialect dialect() {
        return context.schema().dialect();
    }

    /** As short as the search path allows. */
    String relation(Table table) {
        String name = dialect().name(table.name().name());
        boolean found = context.schema()
                .find(table.name().name())
                .filter(other -> other.name().equals(table.name()))
                .isPresent();
        return found ? name : dialect().name(table.name().schema()) + "." + name;
    }

    static Column column(Term.Attribute attribute) {
        return attribute
                .of()
                .table()
                .column(attribute.column())
                .orElseThrow(() ->
                        new Unwritable(attribute.of().table().name().name() + " has no column " + attribute.column()));
    }

    /** The type of a column; empty for all that is no column. */
    static Optional<String> type(Term term) {
        return term instanceof Term.Attribute attribute
                ? Optional.of(column(attribute).type())
                : Optional.empty();
    }

    static Optional<TypeFamily> family(Term term) {
        return type(term).flatMap(TypeFamily::of);
    }

    /** Columns that no statement may read, in small letters. */
    Set<String> sensitive(Table table) {
        return context.knowledge().tables().stream()
                .filter(known -> !known.sensitiveColumns().isEmpty())
                .filter(known -> context.schema()
                        .find(known.name())
                        .filter(found -> found.name().equals(table.name()))
                        .isPresent())
                .flatMap(known -> known.sensitiveColumns().stream())
                .map(column -> column.toLowerCase(Locale.ROOT))
                .collect(Collectors.toSet());
    }

    static String indented(String sql) {
        return "    " + sql.replace("\n", "\n    ");
    }
}
