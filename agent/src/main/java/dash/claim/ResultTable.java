package dash.claim;

import dash.documents.TimeSpan;
import dash.execute.Cell;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Rows that a text may speak of: what an attempt gave back, or a table that stands in a document. */
public final class ResultTable {

    private final String origin;
    private final Rows rows;
    private final List<Measure> measures;
    private final List<Integer> labels;
    private final List<Optional<TimeSpan>> spans;
    private final Constants constants;
    private final List<Fact> facts;

    private ResultTable(
            String origin, Optional<Statement> statement, Rows rows, Map<String, String> units, List<Fact> facts) {
        this.origin = origin;
        this.rows = rows;
        RowPeriods periods = new RowPeriods(rows);
        this.spans = periods.spans();
        this.labels = IntStream.range(0, rows.columns().size())
                .filter(at -> !periods.columns().contains(at))
                .filter(at -> rows.column(at).stream().anyMatch(Cell.Text.class::isInstance))
                .boxed()
                .toList();
        this.measures = new Measures(statement, rows, units)
                .all().stream()
                        .filter(measure -> !periods.columns().contains(measure.index()))
                        .toList();
        this.constants = statement.map(Constants::of).orElse(Constants.NONE);
        this.facts = List.copyOf(facts);
    }

    public static ResultTable of(
            int attempt, Statement statement, Rows rows, Map<String, String> units, List<Fact> facts) {
        return new ResultTable("attempt " + attempt, Optional.of(statement), rows, units, facts);
    }

    /** A table in a document; its cells are texts that may hold a number. */
    static ResultTable of(String document, Rows rows, Map<String, String> units) {
        return new ResultTable(document, Optional.empty(), rows, units, List.of());
    }

    String origin() {
        return origin;
    }

    /** Whether a statement gave these rows; the others stand in a document. */
    boolean isComputed() {
        return !constants.equals(Constants.NONE);
    }

    int count() {
        return rows.count();
    }

    Rows rows() {
        return rows;
    }

    List<Measure> measures() {
        return measures;
    }

    List<Integer> labels() {
        return labels;
    }

    Constants constants() {
        return constants;
    }

    List<Fact> facts() {
        return facts;
    }

    boolean hasPeriods() {
        return spans.stream().anyMatch(Optional::isPresent);
    }

    Optional<TimeSpan> span(int row) {
        return spans.get(row);
    }

    /** NaN where there is no number. */
    double value(int row, Measure measure) {
        return rows.rows().get(row).get(measure.index()) instanceof Cell.Numeric(BigDecimal number)
                ? number.doubleValue()
                : Double.NaN;
    }

    String label(int row, int column) {
        return rows.rows().get(row).get(column).plain();
    }

    /** How a row is called: its labels, or its period. */
    String name(int row) {
        List<String> names = new ArrayList<>();
        for (int column = 0; column < rows.columns().size(); column++) {
            int at = column;
            if (measures.stream().noneMatch(measure -> measure.index() == at)) {
                names.add(rows.rows().get(row).get(at).plain());
            }
        }
        return String.join(" / ", names);
    }

    BitSet every() {
        BitSet all = new BitSet();
        all.set(0, rows.count());
        return all;
    }

    Set<Integer> years() {
        Set<Integer> years = new HashSet<>();
        spans.forEach(span -> span.ifPresent(known -> years.add(known.from().getYear())));
        constants.ranges().forEach(range -> {
            years.add(range.from().getYear());
            years.add(range.before().minusDays(1).getYear());
        });
        return years;
    }

    /** Days in cells, of whatever column. */
    Set<LocalDate> days() {
        Set<LocalDate> days = new HashSet<>();
        rows.rows().forEach(row -> row.forEach(cell -> RowPeriods.day(cell).ifPresent(days::add)));
        return days;
    }

    /** The rows in the order of time, when they have one. */
    List<Integer> inTime() {
        return IntStream.range(0, rows.count())
                .filter(row -> spans.get(row).isPresent())
                .boxed()
                .sorted(java.util.Comparator.comparing(
                        row -> spans.get(row).orElseThrow().from()))
                .toList();
    }
}
