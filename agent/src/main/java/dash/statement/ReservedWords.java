package dash.statement;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Names that mean something else when they stand without quotes. */
public final class ReservedWords {

    private static final Set<String> STANDARD = split("""
            all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate
            collation column concurrently constraint create cross current_catalog current_date current_role current_schema
            current_time current_timestamp current_user day default deferrable desc distinct do else end except false
            fetch for foreign freeze from full grant group having hour ilike in initially inner intersect into is isnull
            join lateral leading left like limit localtime localtimestamp minute month natural not notnull null offset on
            only or order outer overlaps placing primary references returning right second select session_user similar
            some symmetric table tablesample then to trailing true union unique user using variadic verbose when where
            window with year
            """);

    private ReservedWords() {}

    static boolean contain(String name) {
        return STANDARD.contains(name);
    }

    /** Words with blanks between them, for an engine with more of them. */
    public static Set<String> split(String words) {
        return Arrays.stream(words.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());
    }
}
