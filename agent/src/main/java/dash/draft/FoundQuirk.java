package dash.draft;

import java.util.List;
import java.util.Optional;

/**
 * Something about a table's rows that a statement would trip over.
 *
 * @param columns what it is about; empty for the table as a whole
 * @param evidence what was counted, as a sentence
 * @param advice what to do about it, as a sentence; or empty
 * @param keep the SQL condition of the rows that are meant to count, for flags; else empty
 */
public record FoundQuirk(Kind kind, List<String> columns, String evidence, String advice, Optional<String> keep) {

    /** In the order in which they are told. */
    public enum Kind {
        NUMBER_AS_TEXT,
        DATE_AS_TEXT,
        EPOCH_SECONDS,
        EPOCH_MILLISECONDS,
        CENTS,
        SOFT_DELETE,
        TEST_ROWS,
        DUPLICATE_ROWS,
        RUNNING_TOTAL,
        UNDECLARED_KEY,
        SAME_MEANING,
        ENUMERATION,
        FRESHNESS,
        OTHER
    }

    public FoundQuirk {
        columns = List.copyOf(columns);
    }

    public FoundQuirk(Kind kind, List<String> columns, String evidence, String advice) {
        this(kind, columns, evidence, advice, Optional.empty());
    }

    /** As a note of a table. */
    public String inWords() {
        return advice.isBlank() ? evidence : evidence + " " + advice;
    }
}
