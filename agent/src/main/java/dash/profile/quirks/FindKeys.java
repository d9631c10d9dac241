package dash.profile.quirks;

import dash.execute.Rows;
import dash.fault.FaultException;
import dash.profile.ColumnProfile;
import dash.profile.TableProfile;
import dash.profile.ValueSort;
import dash.profile.Words;
import dash.profile.joins.IdWords;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;

/**
 * Columns that identify rows though no constraint says so: every row has a value of its own, and the name says identifier, or
 * others refer to it. Where only a sample was looked at, the whole table is asked whether any value is there twice.
 */
final class FindKeys implements SourceDetector {

    private static final Set<String> BY_THEMSELVES =
            Set.of("id", "key", "code", "index", "idx", "uuid", "guid", "sku", "pk", "isbn", "ean", "rowid");
    private static final int LEAST_ROWS = 3;

    @Override
    public List<Quirk> detect(Overview overview) {
        return overview.stored().stream()
                .flatMap(table -> table.columns().stream()
                        .filter(column -> isKey(overview, table, column))
                        .map(column -> quirk(table, column)))
                .toList();
    }

    private static boolean isKey(Overview overview, TableProfile table, ColumnProfile column) {
        return column.isUnique()
                && column.values() >= LEAST_ROWS
                && (column.sort() == ValueSort.WHOLE || column.sort() == ValueSort.TEXT)
                && !overview.hasKey(table, column)
                && !overview.refers(table.name(), column.name())
                && (isNamedLikeOne(table, column) || overview.isReferredTo(table.name(), column.name()))
                && isUniqueInAll(overview, table, column);
    }

    /** Named after its table or after nothing: {@code low_flight_number} of a table of carriers identifies no carrier. */
    private static boolean isNamedLikeOne(TableProfile table, ColumnProfile column) {
        List<String> tableWords = Words.of(table.name().name()).list();
        Words words = IdWords.split(Words.of(column.name()), tableWords);
        if (BY_THEMSELVES.contains(words.squashed()) || IdWords.isShortId(words.squashed())) {
            return true;
        }
        Words subject = IdWords.subject(words);
        return IdWords.endsLikeAnIdentifier(words) && !subject.isEmpty() && tableWords.containsAll(subject.list());
    }

    private static boolean isUniqueInAll(Overview overview, TableProfile table, ColumnProfile column) {
        if (table.isComplete()) {
            return true;
        }
        try {
            Rows most = overview.sampler().frequent(table.name(), column.name(), 1);
            return !most.isEmpty()
                    && new BigDecimal(most.rows().getFirst().get(1).plain()).compareTo(BigDecimal.ONE) == 0;
        } catch (FaultException notAnswered) {
            // The sample stands for what was too large to be asked.
            return true;
        }
    }

    private static Quirk quirk(TableProfile table, ColumnProfile column) {
        String sentence = Said.name(column.name()) + " identifies a row, though no constraint says so: "
                + Said.of(column.distinct(), column.values()) + " values are different and none is missing";
        return Quirk.of(
                QuirkKind.KEY_WITHOUT_CONSTRAINT,
                table.name(),
                column.name(),
                new Evidence(column.distinct(), column.values(), List.of(), table.isComplete()),
                sentence);
    }
}
