package dash.statement;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** Names that mean something else when they stand without quotes, in one engine or another: quoting one too many does no harm. */
final class ReservedWords {

    private static final Set<String> WORDS =
            Arrays.stream("""
            add all alter analyse analyze and anti any array as asc asof asymmetric authorization begin between binary
            both by call case cast change check collate collation column commit concurrently condition constraint create
            cross cube current_catalog current_date current_role current_schema current_time current_timestamp
            current_user day default deferrable delete dense_rank desc describe distinct div do drop dual else end escape
            except exists explain false fetch for force foreign freeze from full fulltext generated glob grant group
            groups having hour if ignore ilike in index initially inner insert intersect interval into is isnull join key
            keys kill lag lateral lead leading left like limit linear lines load localtime localtimestamp lock long loop
            match minute mod month natural not notnull null offset on only option or order out outer outfile over overlaps
            partition pivot placing plan positional precision primary procedure purge qualify range rank read recursive
            references regexp release replace require returning right rlike rollback rollup row_number rows schema schemas
            second select semi separator session_user set show signal similar some spatial sql starting stored summarize
            symmetric system table tablesample terminated then to trailing transaction trigger true undo union unique
            unlock unpivot unsigned update usage user using values variadic varying verbose virtual when where while
            window with write xor year
            """.strip().split("\\s+")).collect(Collectors.toUnmodifiableSet());

    private ReservedWords() {}

    static boolean contain(String name) {
        return WORDS.contains(name);
    }
}
