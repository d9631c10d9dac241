package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whole numbers that count seconds or milliseconds since 1970, by where all of them lie. */
final class FindEpochs extends ColumnDetector {

    private static final BigDecimal EARLIEST = seconds(1985);
    private static final BigDecimal LATEST = seconds(2045);
    private static final BigDecimal THOUSAND = BigDecimal.valueOf(1000);
    private static final double LEAST_SHARE = 0.95;
    private static final int LEAST_VALUES = 3;

    private static final Set<String> OTHER_THINGS = Set.of(
            "id",
            "phone",
            "telephone",
            "mobile",
            "fax",
            "number",
            "no",
            "nr",
            "code",
            "amount",
            "price",
            "cost",
            "total",
            "revenue",
            "balance",
            "size",
            "byte",
            "population",
            "count",
            "hash",
            "key");

    private static BigDecimal seconds(int year) {
        return BigDecimal.valueOf(
                LocalDate.of(year, 1, 1).atStartOfDay(ZoneOffset.UTC).toEpochSecond());
    }

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        if (column.profile().sort() != ValueSort.WHOLE || column.words().hasAny(OTHER_THINGS)) {
            return Optional.empty();
        }
        // Some numbers of ten digits are just numbers; those of thirteen are rarely anything else.
        boolean named = column.words().hasAny(TimeWords.ALL);
        List<BigDecimal> numbers =
                column.numbers().stream().filter(number -> number.signum() != 0).toList();
        if (numbers.size() < LEAST_VALUES) {
            return Optional.empty();
        }
        if (named && inside(numbers, BigDecimal.ONE)) {
            return Optional.of(quirk(table, column, QuirkKind.EPOCH_SECONDS, numbers));
        }
        return inside(numbers, THOUSAND)
                ? Optional.of(quirk(table, column, QuirkKind.EPOCH_MILLIS, numbers))
                : Optional.empty();
    }

    private static boolean inside(List<BigDecimal> numbers, BigDecimal scale) {
        long fitting = count(numbers, scale);
        return fitting >= LEAST_SHARE * numbers.size();
    }

    private static long count(List<BigDecimal> numbers, BigDecimal scale) {
        return numbers.stream()
                .filter(number ->
                        number.compareTo(EARLIEST.multiply(scale)) >= 0 && number.compareTo(LATEST.multiply(scale)) < 0)
                .count();
    }

    private static Quirk quirk(TableSample table, ColumnSample column, QuirkKind kind, List<BigDecimal> numbers) {
        BigDecimal scale = kind == QuirkKind.EPOCH_SECONDS ? BigDecimal.ONE : THOUSAND;
        BigDecimal first = numbers.stream().min(BigDecimal::compareTo).orElseThrow();
        BigDecimal last = numbers.stream().max(BigDecimal::compareTo).orElseThrow();
        String sentence = Said.name(column.name()) + " counts "
                + (kind == QuirkKind.EPOCH_SECONDS ? "seconds" : "milliseconds") + " since 1970: "
                + first.toPlainString()
                + " is " + day(first, scale) + ", " + last.toPlainString() + " is " + day(last, scale);
        return Quirk.of(
                kind,
                table.table().name(),
                column.name(),
                evidence(
                        table,
                        count(numbers, scale),
                        numbers.size(),
                        List.of(first.toPlainString(), last.toPlainString())),
                sentence);
    }

    private static LocalDate day(BigDecimal number, BigDecimal scale) {
        long seconds = number.longValue() / scale.longValue();
        return Instant.ofEpochSecond(seconds).atOffset(ZoneOffset.UTC).toLocalDate();
    }
}
