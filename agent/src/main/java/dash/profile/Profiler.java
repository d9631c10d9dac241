package dash.profile;

import dash.execute.Cell;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.schema.Column;
import dash.schema.Table;
import dash.search.ColumnName;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * Looks at one table after the other. A table takes two statements: its rows are counted, unless they are too many, and a
 * part of them is read.
 */
public final class Profiler {

    /** Types of pictures, shapes and the like: large, and nothing to be found in them. */
    private static final List<String> BINARY =
            List.of("bytea", "blob", "binary", "geometry", "geography", "image", "vector", "raster");

    private final Sampler sampler;
    private final ProfileLimits limits;
    private final Predicate<ColumnName> sensitive;
    private final Clock clock;

    public Profiler(Sampler sampler, ProfileLimits limits, Predicate<ColumnName> sensitive, Clock clock) {
        this.sampler = sampler;
        this.limits = limits;
        this.sensitive = sensitive;
        this.clock = clock;
    }

    /** Throws a fault when the table cannot be read. */
    public TableSample look(Table table) {
        Instant start = clock.instant();
        List<Column> open = table.columns().stream()
                .filter(column -> !isBinary(column) && !sensitive.test(new ColumnName(table.name(), column.name())))
                .toList();
        Rows rows = open.isEmpty()
                ? new Rows(List.of(), List.of(), false)
                : sampler.sample(table.name(), open.stream().map(Column::name).toList(), limits.rows());
        RowTotal total = total(table, rows.count(), start);
        List<ColumnSample> columns = new ArrayList<>();
        for (int place = 0; place < open.size(); place++) {
            List<Cell> cells = rows.column(place);
            columns.add(new ColumnSample(open.get(place), Measuring.profile(open.get(place), cells), cells));
        }
        TableProfile profile = new TableProfile(
                table.name(),
                total,
                rows.count(),
                columns.stream().map(ColumnSample::profile).toList(),
                table.columns().stream()
                        .filter(column -> !open.contains(column))
                        .map(Column::name)
                        .toList(),
                Duration.between(start, clock.instant()));
        return new TableSample(table, profile, columns);
    }

    private static boolean isBinary(Column column) {
        String type = column.type().toLowerCase(Locale.ROOT);
        return BINARY.stream().anyMatch(type::contains);
    }

    /** Fewer rows than were asked for are all there are. */
    private RowTotal total(Table table, int sampled, Instant start) {
        if (sampled > 0 && sampled < limits.rows() && table.rowEstimate() < limits.rows()) {
            return new RowTotal(sampled, true);
        }
        boolean late = Duration.between(start, clock.instant()).compareTo(limits.perTable()) > 0;
        if (!late && table.rowEstimate() <= limits.mostRowsToCount()) {
            try {
                return new RowTotal(sampler.count(table.name()), true);
            } catch (FaultException notCounted) {
                // The estimate, or what was seen, is still worth something.
            }
        }
        return new RowTotal(Math.max(table.rowEstimate(), sampled), false);
    }
}
