package dash.profile.quirks;

import dash.profile.ColumnSample;
import dash.profile.TableSample;
import dash.profile.ValueSort;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Whole numbers that are money in hundredths. A name that says cents is believed when the size fits; a name that only says
 * money needs endings as prices have them: mostly 00, 50, 90, 95 or 99, but neither all 00 nor mostly 000.
 */
final class FindMoneyInCents extends ColumnDetector {

    private static final Set<String> CENTS =
            Set.of("cent", "penny", "pence", "minor", "pfennig", "paise", "kopek", "øre");
    private static final Set<String> MONEY = Set.of(
            "amount",
            "price",
            "cost",
            "total",
            "subtotal",
            "fee",
            "revenue",
            "balance",
            "charge",
            "payment",
            "paid",
            "tax",
            "fare",
            "gross",
            "net",
            "refund",
            "discount",
            "salary",
            "wage",
            "rent",
            "turnover",
            "income",
            "sale");
    private static final Set<String> NOT_MONEY = Set.of(
            "id",
            "count",
            "number",
            "no",
            "quantity",
            "credit",
            "share",
            "percent",
            "rate",
            "ratio",
            "day",
            "hour",
            "minute",
            "second",
            "item",
            "unit",
            "type",
            "code",
            "status");

    private static final Set<Integer> PRICE_ENDINGS = Set.of(0, 50, 90, 95, 99, 49);
    private static final int HUNDRED = 100;
    private static final int THOUSAND = 1_000;
    private static final double LEAST_ENDINGS = 0.5;
    private static final double MOST_ROUND = 0.5;
    private static final int LEAST_VALUES = 20;

    @Override
    Optional<Quirk> inspect(TableSample table, ColumnSample column) {
        if (column.profile().sort() != ValueSort.WHOLE) {
            return Optional.empty();
        }
        List<BigDecimal> numbers = column.numbers().stream()
                .filter(number -> number.signum() != 0)
                .map(BigDecimal::abs)
                .toList();
        boolean named = column.words().hasAny(CENTS);
        boolean money = column.words().hasAny(MONEY) && !column.words().hasAny(NOT_MONEY);
        if (numbers.isEmpty() || !(named ? isLarge(numbers, HUNDRED) : money && looksLikePrices(numbers))) {
            return Optional.empty();
        }
        return Optional.of(quirk(table, column, numbers, named));
    }

    private static boolean isLarge(List<BigDecimal> numbers, int least) {
        BigDecimal median =
                numbers.stream().sorted().skip(numbers.size() / 2).findFirst().orElseThrow();
        return median.compareTo(BigDecimal.valueOf(least)) >= 0;
    }

    private static boolean looksLikePrices(List<BigDecimal> numbers) {
        double endings = share(numbers, HUNDRED, PRICE_ENDINGS);
        double round = share(numbers, THOUSAND, Set.of(0));
        double whole = share(numbers, HUNDRED, Set.of(0));
        return numbers.size() >= LEAST_VALUES
                && isLarge(numbers, THOUSAND)
                && endings >= LEAST_ENDINGS
                && round <= MOST_ROUND
                && whole < 1;
    }

    private static double share(List<BigDecimal> numbers, int unit, Set<Integer> endings) {
        long fitting = numbers.stream()
                .filter(number -> endings.contains(
                        number.remainder(BigDecimal.valueOf(unit)).intValue()))
                .count();
        return (double) fitting / numbers.size();
    }

    private static Quirk quirk(TableSample table, ColumnSample column, List<BigDecimal> numbers, boolean named) {
        long fitting = Math.round(share(numbers, HUNDRED, PRICE_ENDINGS) * numbers.size());
        List<String> examples = numbers.stream()
                .distinct()
                .limit(3)
                .map(BigDecimal::toPlainString)
                .toList();
        String sentence = Said.name(column.name()) + " is money in hundredths, as "
                + (named ? "its name says" : Said.of(fitting, numbers.size()) + " values end like prices") + ": "
                + examples.getFirst() + " is "
                + numbers.getFirst()
                        .movePointLeft(2)
                        .setScale(2, java.math.RoundingMode.UNNECESSARY)
                        .toPlainString()
                + "; divide by 100";
        return Quirk.of(
                QuirkKind.MONEY_IN_CENTS,
                table.table().name(),
                column.name(),
                evidence(table, fitting, numbers.size(), examples),
                sentence);
    }
}
