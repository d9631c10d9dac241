package dash.databases.sqlite.introspect;

import dash.databases.session.OwnSql;
import dash.databases.session.OwnStatements;
import dash.databases.sqlite.parser.Counting;
import dash.execute.Cell;
import dash.execute.Limits;
import dash.fault.FaultException;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Puts one relation together from the engine's table functions. */
final class TableReader {

    private static final int MOST_COUNTED = 200_000;
    private static final Limits SHORT = new Limits(10, Duration.ofSeconds(2), 8_192, 1 << 20, Double.MAX_VALUE);

    private final OwnStatements own;

    TableReader(OwnStatements own) {
        this.own = own;
    }

    Table read(RelationName name, String type, String sql) {
        boolean view = type.equals("view");
        List<List<Cell>> columns = view ? viewColumns(name) : rows(CatalogStatements.columns(name));
        Keys keys = view ? new Keys() : keys(name);
        return new Table(
                name,
                view ? Table.Kind.VIEW : Table.Kind.TABLE,
                columns.stream().map(TableReader::column).toList(),
                keys.unique(primaryKey(columns)),
                view ? List.of() : foreignKeys(name),
                keys.indexes(),
                "",
                view ? -1 : rowEstimate(name),
                view ? Optional.of(Counting.viewDefinition(sql)) : Optional.empty());
    }

    private List<List<Cell>> rows(OwnSql sql) {
        return own.run(sql).rows();
    }

    /** A view over something that is gone cannot be asked for its columns. */
    private List<List<Cell>> viewColumns(RelationName name) {
        try {
            return rows(CatalogStatements.columns(name));
        } catch (FaultException broken) {
            return List.of();
        }
    }

    private static Column column(List<Cell> row) {
        String type = row.get(1).plain();
        boolean nullable = !isSet(row.get(2)) && !isSet(row.get(3));
        return new Column(row.getFirst().plain(), type.isBlank() ? "any" : type.strip(), nullable, "", List.of());
    }

    private static boolean isSet(Cell number) {
        return !number.plain().equals("0");
    }

    private static List<String> primaryKey(List<List<Cell>> columns) {
        Map<Integer, String> ordered = new TreeMap<>();
        columns.stream()
                .filter(row -> isSet(row.get(3)))
                .forEach(row -> ordered.put(
                        Integer.parseInt(row.get(3).plain()), row.getFirst().plain()));
        return List.copyOf(ordered.values());
    }

    private Keys keys(RelationName name) {
        Keys keys = new Keys();
        for (List<Cell> row : rows(CatalogStatements.indexes(name))) {
            keys.add(row);
        }
        return keys;
    }

    /** A key that names no target columns means the target's primary key, which is filled in later. */
    private List<ForeignKey> foreignKeys(RelationName name) {
        Map<String, List<List<Cell>>> byId = new LinkedHashMap<>();
        for (List<Cell> row : rows(CatalogStatements.foreignKeys(name))) {
            byId.computeIfAbsent(row.getFirst().plain(), _ -> new ArrayList<>()).add(row);
        }
        return byId.values().stream()
                .map(rows -> new ForeignKey(
                        rows.stream().map(row -> row.get(2).plain()).toList(),
                        new RelationName(name.schema(), rows.getFirst().get(1).plain()),
                        rows.stream().map(row -> row.get(3).plain()).toList()))
                .toList();
    }

    private long rowEstimate(RelationName name) {
        long counted = number(CatalogStatements.rows(name, MOST_COUNTED));
        return counted < MOST_COUNTED ? counted : Math.max(counted, number(CatalogStatements.largestRow(name)));
    }

    private long number(OwnSql sql) {
        try {
            String plain = own.run(sql, SHORT).rows().getFirst().getFirst().plain();
            return plain.isEmpty() ? -1 : Long.parseLong(plain);
        } catch (FaultException | NumberFormatException unknown) {
            return -1;
        }
    }
}
