package dash.profile;

import dash.execute.Cell;
import dash.schema.Column;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Computes what the values of one column add up to. */
final class Measuring {

    /** A value longer than this is a document; as an example it would only fill the page. */
    private static final int LONGEST_SHOWN = 80;

    private Measuring() {}

    static ColumnProfile profile(Column column, List<Cell> cells) {
        ValueSort sort = ValueSort.of(column, cells);
        Map<String, Long> counts = new HashMap<>();
        for (Cell cell : cells) {
            if (!(cell instanceof Cell.Missing)) {
                counts.merge(canonical(cell), 1L, Long::sum);
            }
        }
        long values = counts.values().stream().mapToLong(Long::longValue).sum();
        return new ColumnProfile(
                column.name(),
                column.type(),
                sort,
                values,
                cells.size() - values,
                counts.size(),
                range(cells, sort, false),
                range(cells, sort, true),
                common(counts, values),
                lengths(counts, sort),
                ValueSketch.of(counts.keySet()));
    }

    /** 1, 1.0 and 1.00 are one value. */
    static String canonical(Cell cell) {
        return cell instanceof Cell.Numeric(BigDecimal value)
                ? value.stripTrailingZeros().toPlainString()
                : cell.plain();
    }

    private static List<Common> common(Map<String, Long> counts, long values) {
        if (counts.size() == values) {
            return List.of();
        }
        Comparator<Map.Entry<String, Long>> mostFirst =
                Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey());
        return counts.entrySet().stream()
                .sorted(mostFirst)
                .limit(ColumnProfile.MOST_COMMON)
                .map(entry ->
                        new Common(shortened(entry.getKey()), entry.getValue(), (double) entry.getValue() / values))
                .toList();
    }

    private static Optional<TextLengths> lengths(Map<String, Long> counts, ValueSort sort) {
        if (sort != ValueSort.TEXT || counts.isEmpty()) {
            return Optional.empty();
        }
        IntSummaryStatistics lengths =
                counts.keySet().stream().mapToInt(String::length).summaryStatistics();
        return Optional.of(new TextLengths(lengths.getMin(), lengths.getMax(), lengths.getAverage()));
    }

    private static Optional<String> range(List<Cell> cells, ValueSort sort, boolean highest) {
        return switch (sort) {
            case WHOLE, NUMBER -> end(cells, ColumnSample::number, highest);
            case TIME ->
                Stream.of(
                                end(cells, Measuring::day, highest),
                                end(cells, Measuring::local, highest),
                                end(cells, Measuring::moment, highest))
                        .flatMap(Optional::stream)
                        .findFirst();
            case TEXT, TRUTH, OTHER -> Optional.empty();
        };
    }

    private static <T extends Comparable<? super T>> Optional<String> end(
            List<Cell> cells, Function<Cell, Optional<T>> reading, boolean highest) {
        Stream<T> values = cells.stream().map(reading).flatMap(Optional::stream);
        Optional<T> end = highest ? values.max(Comparator.naturalOrder()) : values.min(Comparator.naturalOrder());
        return end.map(value ->
                value instanceof BigDecimal number ? number.stripTrailingZeros().toPlainString() : value.toString());
    }

    private static Optional<LocalDate> day(Cell cell) {
        return cell instanceof Cell.Day(LocalDate value) ? Optional.of(value) : Optional.empty();
    }

    private static Optional<LocalDateTime> local(Cell cell) {
        return cell instanceof Cell.LocalMoment(LocalDateTime value) ? Optional.of(value) : Optional.empty();
    }

    private static Optional<OffsetDateTime> moment(Cell cell) {
        return cell instanceof Cell.Moment(OffsetDateTime value) ? Optional.of(value) : Optional.empty();
    }

    private static String shortened(String value) {
        if (value.codePointCount(0, value.length()) <= LONGEST_SHOWN) {
            return value;
        }
        return value.substring(0, value.offsetByCodePoints(0, LONGEST_SHOWN - 1)) + "…";
    }
}
