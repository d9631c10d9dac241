package dash.profile.joins;

import dash.profile.ColumnProfile;
import dash.profile.TableProfile;
import dash.profile.ValueSort;
import dash.profile.Words;
import dash.schema.Table;
import java.util.List;

/**
 * A column as one end of a join. What its names say is kept, for every column is held against every key.
 *
 * @param subject the words that say whose number it is: {@code account} of {@code account_id}
 * @param atHome 1 when the column is named after its table, or after nothing; 0 when it is named after something else
 */
record Endpoint(
        Table table,
        TableProfile tableProfile,
        ColumnProfile column,
        Words words,
        Words tableWords,
        Words subject,
        double atHome) {

    static Endpoint of(Table table, TableProfile tableProfile, ColumnProfile column) {
        Words words = Words.of(column.name());
        Words tableWords = Words.of(table.name().name()).without(List.of());
        Words subject = IdWords.subject(words);
        double atHome = subject.isEmpty() ? 1 : subject.likeness(tableWords);
        return new Endpoint(table, tableProfile, column, words, tableWords, subject, atHome);
    }

    boolean isDeclaredKey() {
        return table.uniqueKeys().contains(List.of(column.name()));
    }

    /** The first of the declared keys; where none is declared, any column that is unique. */
    boolean isMainKey() {
        return table.uniqueKeys().isEmpty()
                ? isUnique()
                : table.uniqueKeys().getFirst().equals(List.of(column.name()));
    }

    boolean isUnique() {
        return isDeclaredKey() || (column.isUnique() && column.values() >= 3);
    }

    boolean isNamedLikeAKey() {
        return isDeclaredKey() || IdWords.endsLikeAnIdentifier(words);
    }

    boolean isEmpty() {
        return column.values() == 0;
    }

    boolean canHoldReferences() {
        return column.sort() == ValueSort.WHOLE || column.sort() == ValueSort.TEXT;
    }

    boolean isSameColumn(Endpoint other) {
        return table.name().equals(other.table.name())
                && column.name().equals(other.column.name());
    }
}
