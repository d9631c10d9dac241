package dash.databases.look;

import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.FaultException;
import dash.search.ColumnName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Asks the source for texts in columns that are not remembered: one statement for many, each alone when that fails. */
final class AskedColumns {

    private static final int MOST_AT_ONCE = 40;
    private static final Duration TIME = Duration.ofSeconds(2);
    private static final Limits SHORT = new Limits(10_000, TIME, 8_192, 4L << 20, Double.MAX_VALUE);

    private final OwnStatements own;

    AskedColumns(OwnStatements own) {
        this.own = own;
    }

    /**
     * The values found, by their column.
     *
     * @param texts what to look for in which column, in lower case
     * @param everywhere whether it may take as long as it takes; else what is not found in time is left out
     */
    Map<ColumnName, List<String>> find(Map<ColumnName, Collection<String>> texts, boolean everywhere) {
        long start = System.nanoTime();
        Map<ColumnName, List<String>> found = new HashMap<>();
        List<ColumnName> columns = List.copyOf(texts.keySet());
        for (int from = 0; from < columns.size(); from += MOST_AT_ONCE) {
            List<ColumnName> some = columns.subList(from, Math.min(columns.size(), from + MOST_AT_ONCE));
            if (!tried(some, texts, found) && some.size() > 1) {
                some.stream()
                        .filter(column -> everywhere || inTime(start))
                        .forEach(column -> tried(List.of(column), texts, found));
            }
            if (!everywhere && !inTime(start)) {
                break;
            }
        }
        return found;
    }

    private static boolean inTime(long start) {
        return System.nanoTime() - start < TIME.toNanos();
    }

    private boolean tried(
            List<ColumnName> columns, Map<ColumnName, Collection<String>> texts, Map<ColumnName, List<String>> found) {
        try {
            for (List<Cell> row : own.run(statement(columns, texts), SHORT).rows()) {
                ColumnName column = columns.get(Integer.parseInt(row.getFirst().plain()));
                found.computeIfAbsent(column, unseen -> new ArrayList<>())
                        .add(row.getLast().plain());
            }
            return true;
        } catch (FaultException leftOut) {
            return false;
        }
    }

    private static OwnSql statement(List<ColumnName> columns, Map<ColumnName, Collection<String>> texts) {
        OwnSql sql = part(columns.getFirst(), 0, texts.getOrDefault(columns.getFirst(), List.of()));
        for (int index = 1; index < columns.size(); index++) {
            ColumnName column = columns.get(index);
            sql = sql.then(" UNION ALL ").then(part(column, index, texts.getOrDefault(column, List.of())));
        }
        return sql;
    }

    private static OwnSql part(ColumnName column, int number, Collection<String> texts) {
        return OwnSql.of("SELECT ")
                .number(number)
                .then(" AS part, found FROM (SELECT DISTINCT ")
                .nameAsText(column.column())
                .then(" AS found FROM ")
                .relation(column.table())
                .then(" WHERE lower(")
                .nameAsText(column.column())
                .then(") IN (")
                .texts(texts)
                .then(")) few");
    }
}
