package dash.facts;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.schema.Schema;
import dash.statement.Query;
import dash.statement.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The unit of each column of a result, by name and as {@link Unit#read} reads it. What the reading of the question says
 * comes first, then the name of a metric, then what the statement's tree tells.
 */
public final class ColumnUnits {

    private ColumnUnits() {}

    public static Map<String, String> of(
            Statement statement, Rows rows, Map<String, String> given, Knowledge knowledge, Schema schema) {
        Map<String, String> units = new LinkedHashMap<>();
        List<Optional<Measure>> measured = statement.asked() instanceof Query query
                ? MeasureReader.of(query, new ColumnMeasures(knowledge), schema)
                : List.of();
        for (int at = 0; at < rows.columns().size(); at++) {
            String name = rows.columns().get(at).name();
            boolean known = measured.size() == rows.columns().size();
            unit(name, given, knowledge, known ? measured.get(at) : Optional.empty())
                    .filter(unit -> !unit.isBlank())
                    .ifPresent(unit -> units.putIfAbsent(name, unit));
        }
        homeless(rows, given, units);
        return Map.copyOf(units);
    }

    private static Optional<String> unit(
            String column, Map<String, String> given, Knowledge knowledge, Optional<Measure> measured) {
        Optional<String> told = Optional.ofNullable(given.get(column))
                .or(() -> knowledge.metrics().stream()
                        .filter(metric -> alias(metric.name()).equals(column)
                                && !metric.unit().isBlank())
                        .map(Metric::unit)
                        .findFirst());
        Optional<String> seen = measured.map(found -> found.unit().written());
        boolean contradicted = told.isPresent()
                && seen.isPresent()
                && given.get(column) == null
                && Unit.read(told.get()).addsUp() != Unit.read(seen.get()).addsUp();
        return told.isPresent() && !contradicted ? told : seen;
    }

    /** A unit whose column goes by another name belongs to the only number that has none. */
    private static void homeless(Rows rows, Map<String, String> given, Map<String, String> units) {
        List<String> names = rows.columns().stream().map(ResultColumn::name).toList();
        List<String> lost = given.entrySet().stream()
                .filter(entry -> !names.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
        List<Integer> numbers = IntStream.range(0, names.size())
                .filter(at -> isNumeric(rows, at)
                        && !Shape.PERIOD_NAME.matcher(names.get(at)).matches())
                .boxed()
                .toList();
        if (lost.size() == 1 && numbers.size() == 1) {
            units.put(names.get(numbers.getFirst()), lost.getFirst());
        }
    }

    private static boolean isNumeric(Rows rows, int column) {
        return rows.column(column).stream().anyMatch(Cell.Numeric.class::isInstance);
    }

    private static String alias(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "_").replaceAll("^_+|_+$", "");
    }
}
