package dash.profile;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A source whose tables a test fills: columns as {@code name type}, values as a function of the row's number. */
public final class TablesInMemory implements Sampler {

    private final Map<RelationName, Table> tables = new LinkedHashMap<>();
    private final Map<RelationName, List<List<Cell>>> rows = new LinkedHashMap<>();
    private final List<String> asked = new ArrayList<>();

    /** A column and what it holds in each row, counted from 1. */
    public record Filled(String name, String type, Function<Integer, Object> value) {}

    public static Filled column(String name, String type, Function<Integer, Object> value) {
        return new Filled(name, type, value);
    }

    public TablesInMemory table(String name, int count, Filled... columns) {
        return table(name, List.of(), count, columns);
    }

    public TablesInMemory table(String name, List<List<String>> keys, int count, Filled... columns) {
        RelationName relation = new RelationName("public", name);
        List<Column> described = List.of(columns).stream()
                .map(column -> new Column(column.name(), column.type(), true, "", List.of()))
                .toList();
        tables.put(
                relation,
                new Table(
                        relation,
                        Table.Kind.TABLE,
                        described,
                        keys,
                        List.of(),
                        List.of(),
                        "",
                        count,
                        Optional.empty()));
        rows.put(
                relation,
                IntStream.rangeClosed(1, count)
                        .mapToObj(row -> List.of(columns).stream()
                                .map(column -> cell(column.value().apply(row)))
                                .toList())
                        .toList());
        return this;
    }

    /** The same table with a foreign key that the database declares. */
    public TablesInMemory declaring(String child, String column, String parent, String parentColumn) {
        Table table = tables.get(new RelationName("public", child));
        if (table == null) {
            throw new IllegalArgumentException("no table " + child);
        }
        ForeignKey key = new ForeignKey(List.of(column), new RelationName("public", parent), List.of(parentColumn));
        tables.put(
                table.name(),
                new Table(
                        table.name(),
                        table.kind(),
                        table.columns(),
                        table.uniqueKeys(),
                        List.of(key),
                        List.of(),
                        "",
                        table.rowEstimate(),
                        Optional.empty()));
        return this;
    }

    private static Cell cell(Object value) {
        return switch (value) {
            case Cell cell -> cell;
            case String text -> text.equals("NULL") ? Cell.missing() : Cell.text(text);
            case Integer number -> Cell.number(number);
            case Long number -> Cell.number(number);
            case BigDecimal number -> new Cell.Numeric(number);
            case Boolean truth -> new Cell.Truth(truth);
            case LocalDate day -> new Cell.Day(day);
            default -> throw new IllegalArgumentException("no cell for " + value);
        };
    }

    public Schema schema() {
        return new Schema("test", List.of("public"), List.copyOf(tables.values()));
    }

    /** The columns whose values anybody wanted to see. */
    public List<String> asked() {
        return asked;
    }

    private List<List<Cell>> rows(RelationName table) {
        List<List<Cell>> known = rows.get(table);
        if (known == null) {
            throw FaultException.of(
                    Code.SOURCE_FAILED,
                    Place.named("test"),
                    table.name(),
                    "this table cannot be read",
                    "look elsewhere");
        }
        return known;
    }

    /** From here on the table cannot be read. */
    public TablesInMemory broken(String table) {
        rows.remove(new RelationName("public", table));
        return this;
    }

    private int place(RelationName table, String column) {
        return schema().table(table).orElseThrow().columns().stream()
                .map(Column::name)
                .toList()
                .indexOf(column);
    }

    @Override
    public long count(RelationName table) {
        return rows(table).size();
    }

    @Override
    public Rows sample(RelationName table, List<String> columns, int most) {
        asked.addAll(columns);
        return new Rows(
                columns.stream().map(name -> new ResultColumn(name, "")).toList(),
                rows(table).stream()
                        .limit(most)
                        .map(row -> columns.stream()
                                .map(name -> row.get(place(table, name)))
                                .toList())
                        .toList(),
                false);
    }

    @Override
    public Rows frequent(RelationName table, String column, int most) {
        Map<Cell, Long> counts = rows(table).stream()
                .map(row -> row.get(place(table, column)))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        return new Rows(
                List.of(new ResultColumn(column, ""), new ResultColumn("count", "bigint")),
                counts.entrySet().stream()
                        .sorted(Map.Entry.<Cell, Long>comparingByValue().reversed())
                        .limit(most)
                        .map(entry -> List.of(entry.getKey(), Cell.number(entry.getValue())))
                        .toList(),
                false);
    }

    @Override
    public Matching matching(
            RelationName child, List<String> childColumns, RelationName parent, List<String> parentColumns, int most) {
        Set<List<Cell>> there = Set.copyOf(keys(parent, parentColumns));
        List<List<Cell>> looked = keys(child, childColumns).stream().limit(most).toList();
        return new Matching(
                looked.size(), looked.stream().filter(there::contains).count());
    }

    private List<List<Cell>> keys(RelationName table, List<String> columns) {
        return rows(table).stream()
                .map(row -> columns.stream()
                        .map(name -> row.get(place(table, name)))
                        .toList())
                .filter(key -> !key.contains(Cell.missing()))
                .toList();
    }
}
