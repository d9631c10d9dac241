package dash.databases.duckdb.files;

import dash.databases.duckdb.DuckdbDialect;
import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildProcess;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Files declare no keys, but what was loaded does not change: a column that holds every value once in all rows is a key of it, and is
 * declared as one. Without it no join could be known to count nothing twice.
 */
final class Keys {

    private static final Duration LONGEST = Duration.ofMinutes(2);
    private static final long MOST_ROWS = 5_000_000;
    private static final int MOST_CANDIDATES = 8;
    private static final Set<String> TYPES =
            Set.of("TINYINT", "SMALLINT", "INTEGER", "BIGINT", "UBIGINT", "UINTEGER", "VARCHAR", "UUID");

    private final ChildProcess child;

    Keys(ChildProcess child) {
        this.child = child;
    }

    /** A table without one stays as it is, and so does one that is too large to be looked through. */
    void declare(String table) throws ChildException {
        List<String> candidates = candidates(table);
        if (candidates.isEmpty()) {
            return;
        }
        Optional<String> key = unique(table, candidates);
        if (key.isPresent()) {
            child.execute("ALTER TABLE " + quoted(table) + " ADD PRIMARY KEY (" + quoted(key.get()) + ")", LONGEST);
        }
    }

    /** Those that are called like a key come first, then in the order of the file. */
    private List<String> candidates(String table) throws ChildException {
        List<List<@Nullable String>> rows =
                rows("SELECT column_name, data_type FROM duckdb_columns() WHERE table_name = "
                        + DuckdbDialect.INSTANCE.text(table) + " ORDER BY column_index");
        return rows.stream()
                .filter(row -> TYPES.contains(row.getLast()))
                .map(row -> String.valueOf(row.getFirst()))
                .sorted(Comparator.comparingInt(Keys::unlikeness))
                .limit(MOST_CANDIDATES)
                .toList();
    }

    private static int unlikeness(String column) {
        String name = column.toLowerCase(Locale.ROOT);
        if (name.equals("id")) {
            return 0;
        }
        return name.matches(".*(_|\\b)(id|key|code|uuid|number|no)") || column.matches(".*[a-z](Id|ID|Key)") ? 1 : 2;
    }

    private Optional<String> unique(String table, List<String> candidates) throws ChildException {
        String counts = candidates.stream()
                .map(column -> ", count(DISTINCT " + quoted(column) + ")")
                .collect(Collectors.joining());
        List<List<@Nullable String>> size = rows("SELECT count(*) FROM " + quoted(table));
        long rows = Long.parseLong(String.valueOf(size.getFirst().getFirst()));
        if (rows == 0 || rows > MOST_ROWS) {
            return Optional.empty();
        }
        List<@Nullable String> found =
                rows("SELECT count(*)" + counts + " FROM " + quoted(table)).getFirst();
        for (int at = 0; at < candidates.size(); at++) {
            if (Long.toString(rows).equals(found.get(at + 1))) {
                return Optional.of(candidates.get(at));
            }
        }
        return Optional.empty();
    }

    private static String quoted(String name) {
        return DuckdbDialect.INSTANCE.quoted(name);
    }

    private List<List<@Nullable String>> rows(String sql) throws ChildException {
        return FewRows.of(child, sql);
    }
}
