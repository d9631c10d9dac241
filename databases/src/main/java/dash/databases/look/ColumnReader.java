package dash.databases.look;

import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.search.ColumnName;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the distinct values of several columns with one statement, or column by column when that fails. */
final class ColumnReader {

    private static final Duration TIME = Duration.ofSeconds(2);
    private static final long BYTES = 16L << 20;
    /** Engines count a text in characters or in bytes, and a character has up to four of them. */
    private static final int BYTES_OF_A_CHARACTER = 4;

    private final OwnStatements own;
    private final MemoryLimits limits;

    ColumnReader(OwnStatements own, MemoryLimits limits) {
        this.own = own;
        this.limits = limits;
    }

    /** @throws FaultException when nothing can be read at all, whichever column it is */
    Map<ColumnName, Known> read(List<ColumnName> columns) {
        try {
            return known(columns, values(columns));
        } catch (FaultException failed) {
            if (away(failed)) {
                throw failed;
            }
            return columns.size() == 1 ? Map.of(columns.getFirst(), new Known.Unreadable()) : oneByOne(columns);
        }
    }

    private static boolean away(FaultException failed) {
        Code code = failed.fault().code();
        return code == Code.SOURCE_UNREACHABLE || code == Code.AUDIT_UNAVAILABLE;
    }

    private Map<ColumnName, Known> oneByOne(List<ColumnName> columns) {
        Map<ColumnName, Known> known = new LinkedHashMap<>();
        columns.forEach(column -> known.putAll(read(List.of(column))));
        return known;
    }

    private List<List<String>> values(List<ColumnName> columns) {
        int most = columns.size() * (limits.values() + 1);
        List<List<String>> values = new ArrayList<>();
        columns.forEach(column -> values.add(new ArrayList<>()));
        Limits cost = new Limits(most, TIME, longest() * BYTES_OF_A_CHARACTER, BYTES, Double.MAX_VALUE);
        for (List<Cell> row : own.run(statement(columns), cost).rows()) {
            values.get(Integer.parseInt(row.getFirst().plain()))
                    .add(row.getLast().plain());
        }
        return values;
    }

    private Map<ColumnName, Known> known(List<ColumnName> columns, List<List<String>> values) {
        Map<ColumnName, Known> known = new LinkedHashMap<>();
        for (int index = 0; index < columns.size(); index++) {
            List<String> texts = values.get(index);
            known.put(columns.get(index), texts.size() > limits.values() ? new Known.Large() : whole(texts));
        }
        return known;
    }

    private Known whole(List<String> texts) {
        return new Known.Whole(ColumnTexts.of(texts.stream()
                .filter(text -> !text.isBlank() && text.length() <= limits.length())
                .toList()));
    }

    private int longest() {
        return limits.length() * BYTES_OF_A_CHARACTER;
    }

    private OwnSql statement(List<ColumnName> columns) {
        OwnSql sql = part(columns.getFirst(), 0);
        for (int index = 1; index < columns.size(); index++) {
            sql = sql.then(" UNION ALL ").then(part(columns.get(index), index));
        }
        return sql;
    }

    private OwnSql part(ColumnName column, int number) {
        return OwnSql.of("SELECT ")
                .number(number)
                .then(" AS part, found FROM (SELECT DISTINCT ")
                .nameAsText(column.column())
                .then(" AS found FROM ")
                .relation(column.table())
                .then(" WHERE length(")
                .nameAsText(column.column())
                .then(") <= ")
                .number(longest())
                .then(" LIMIT ")
                .number(limits.values() + 1L)
                .then(") few");
    }
}
