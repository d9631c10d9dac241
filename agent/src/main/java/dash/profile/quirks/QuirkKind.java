package dash.profile.quirks;

/** What there is to stumble over, in the words in which files and labels name it. */
public enum QuirkKind {
    NUMBER_AS_TEXT,
    DATE_AS_TEXT,
    EPOCH_SECONDS,
    EPOCH_MILLIS,
    MONEY_IN_CENTS,
    SOFT_DELETE,
    TEST_FLAG,
    ENUMERATION,
    DUPLICATED_ROWS,
    RUNNING_TOTAL,
    KEY_WITHOUT_CONSTRAINT,
    JOIN_BY_INCLUSION,
    SAME_MEANING,
    FRESHNESS_COLUMN;

    /** In lower case, as in a file. */
    public String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
