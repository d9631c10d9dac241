package dash.profile.joins;

import dash.profile.ColumnProfile;
import dash.profile.TableProfile;
import dash.profile.ValueSort;
import dash.profile.Words;
import dash.schema.Table;
import java.util.List;
import java.util.Set;

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

    /** In fewer rows everything differs by chance, unless the name says that it has to. */
    private static final int LEAST_ROWS = 3;

    static Endpoint of(Table table, TableProfile tableProfile, ColumnProfile column, Set<String> things) {
        Words words = IdWords.split(Words.of(column.name()), things);
        Words tableWords = Words.of(table.name().name()).without(List.of());
        Words subject = IdWords.subject(words);
        return new Endpoint(
                table, tableProfile, column, words, tableWords, subject, atHome(words, subject, tableWords));
    }

    /** A short name such as {@code bid} is named after a table that begins with its letter. */
    private static double atHome(Words words, Words subject, Words tableWords) {
        String name = words.squashed();
        if (subject.isEmpty()) {
            return 1;
        }
        if (words.list().size() == 1 && IdWords.isShortId(name)) {
            String letters = name.substring(0, name.length() - 2);
            return tableWords.list().size() == 1 && tableWords.first().startsWith(letters) ? 1 : 0;
        }
        return subject.likeness(tableWords);
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
        boolean enough = column.values() >= LEAST_ROWS || (atHome == 1 && IdWords.endsLikeAnIdentifier(words));
        return isDeclaredKey() || (column.isUnique() && enough);
    }

    boolean isNamedLikeAKey() {
        return isDeclaredKey() || IdWords.endsLikeAnIdentifier(words);
    }

    boolean isEmpty() {
        return column.values() == 0;
    }

    boolean canHoldReferences() {
        return (column.sort() == ValueSort.WHOLE || column.sort() == ValueSort.TEXT) && !IdWords.counts(words);
    }

    boolean isSameColumn(Endpoint other) {
        return table.name().equals(other.table.name()) && column.name().equals(other.column.name());
    }
}
