package dash.profile.quirks;

import dash.schema.RelationName;
import dash.search.ColumnName;
import java.util.Optional;

/**
 * Something about a column, or a whole table, that is not as it seems.
 *
 * @param column {@code *} when it is about whole rows
 * @param detail what a program needs of it: the format of dates, the values of an enumeration with commas; else empty
 * @param other the column at the other end, of joins and of columns that mean the same
 * @param sentence for a person
 */
public record Quirk(
        QuirkKind kind,
        RelationName table,
        String column,
        String detail,
        Optional<ColumnName> other,
        Evidence evidence,
        String sentence) {

    public static final String WHOLE_ROWS = "*";

    static Quirk of(QuirkKind kind, RelationName table, String column, Evidence evidence, String sentence) {
        return new Quirk(kind, table, column, "", Optional.empty(), evidence, sentence);
    }

    Quirk with(String newDetail) {
        return new Quirk(kind, table, column, newDetail, other, evidence, sentence);
    }

    Quirk with(ColumnName end) {
        return new Quirk(kind, table, column, detail, Optional.of(end), evidence, sentence);
    }
}
