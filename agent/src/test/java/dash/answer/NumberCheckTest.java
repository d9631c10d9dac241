package dash.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dash.execute.Cell;
import dash.execute.ResultColumn;
import dash.execute.Rows;
import dash.facts.Fact;
import dash.facts.FactFinder;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.StandardDialect;
import dash.statement.Statement;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number that was changed by hand is caught; a true one is not flagged, however it is written. */
class NumberCheckTest {

    private static final Statement NOTHING =
            new Statement("", new Root.Command(new Span(0, 0), "SELECT"), StandardDialect.PLAIN);
    private static final LocalDate TODAY = LocalDate.of(2026, 6, 30);

    private final Rows countries = rows(
            List.of("country", "revenue"),
            List.of(Cell.text("Peru"), Cell.number("412300.40")),
            List.of(Cell.text("Chile"), Cell.number("206150.20")),
            List.of(Cell.text("Kenya"), Cell.number("101550.00")));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Peru leads with $412,300, twice as much as Chile.",
                "Peru leads with $412,300.40: 57.3 % of $720,001.",
                "Peru made $412.3k, about 400,000 in round numbers.",
                "Peru made 412 300 and Kenya 101,550 in 2025.",
                "The three countries together made $0.72M.",
                "Peru is at 2x Chile and 4.1 times Kenya, a lead of 206,150.",
                "Chile has half of what Peru has.",
                "Of the 3 countries asked about in Q3 2025, Peru is 1st."
            })
    void what_is_true_stands(String text) {
        assertThat(check(countries, "revenue by country in Q3 2025").check(text))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Peru leads with $412,400.",
                "Peru leads with $421,300.",
                "Peru has 58.3 % of it.",
                "Peru made $413.3k.",
                "Peru made $4.12M.",
                "Peru made three times as much as Chile.",
                "In 2024 Peru led.",
                "In Q4 2025 Peru led.",
                "The four countries made $720,001.",
                "Since 3 Mar 2025 Peru leads.",
                "The 5th country is missing."
            })
    void what_nobody_computed_is_flagged(String text) {
        assertThat(check(countries, "revenue by country in Q3 2025").check(text))
                .isNotEmpty();
    }

    @Test
    void days_of_the_rows_may_be_named_as_people_write_them() {
        Rows months = rows(
                List.of("month", "orders"),
                List.of(new Cell.Day(LocalDate.of(2025, 3, 1)), Cell.number(150)),
                List.of(new Cell.Day(LocalDate.of(2025, 4, 1)), Cell.number(100)));
        NumberCheck check = check(months, "orders by month");
        assertThat(check.check("From 150 in March 2025 to 100 in Apr 2025, down 33.3 %; see 2025-03-01."))
                .isEmpty();
        assertThat(check.check("It fell in May 2025.")).isNotEmpty();
    }

    /** 300 results, each told truly in one of many forms and then with one digit changed. */
    @Test
    void over_six_hundred_generated_texts_none_is_judged_wrongly() {
        Random random = new Random(7);
        int judged = 0;
        for (int round = 0; round < 300; round++) {
            BigDecimal first = BigDecimal.valueOf(10_000 + random.nextInt(9_000_000), 2);
            BigDecimal second = first.multiply(BigDecimal.valueOf(20 + random.nextInt(70)))
                    .divide(BigDecimal.valueOf(100), 2, RoundingMode.HALF_UP);
            Rows rows = rows(
                    List.of("name", "revenue"),
                    List.of(Cell.text("Ann"), new Cell.Numeric(first)),
                    List.of(Cell.text("Bob"), new Cell.Numeric(second)),
                    List.of(Cell.text("Cid"), new Cell.Numeric(new BigDecimal("17.25"))));
            NumberCheck check = check(rows, "revenue by name in 2025");
            Written written = written(random, round, first, second);
            assertThat(check.check(written.text())).as(written.text()).isEmpty();
            String changed = written.text().replace(written.number(), changed(random, written.number()));
            assertThat(check.check(changed))
                    .as(changed + " (was " + written.text() + ")")
                    .isNotEmpty();
            judged += 2;
        }
        assertThat(judged).isGreaterThanOrEqualTo(500);
    }

    /** A text and the number in it that is going to be changed. */
    private record Written(String text, String number) {}

    private static Written written(Random random, int round, BigDecimal first, BigDecimal second) {
        BigDecimal total = first.add(second).add(new BigDecimal("17.25"));
        String number = switch (round % 8) {
            case 0 -> String.format(Locale.ROOT, "%,.0f", first);
            case 1 -> String.format(Locale.ROOT, "%,.2f", first);
            case 2 ->
                String.format(
                        Locale.ROOT,
                        "%.1f",
                        first.multiply(BigDecimal.valueOf(100)).divide(total, 4, RoundingMode.HALF_UP));
            case 3 -> String.format(Locale.ROOT, "%.2f", first.movePointLeft(3));
            case 4 -> String.format(Locale.ROOT, "%,.0f", first.subtract(second));
            case 5 -> String.format(Locale.ROOT, "%.0f", second);
            case 6 -> String.format(Locale.ROOT, "%,.2f", second).replace(',', ' ');
            default -> String.format(Locale.ROOT, "%,.0f", total);
        };
        String text = switch (round % 8) {
            case 2 -> "Ann holds " + number + (random.nextBoolean() ? " %" : " percent") + " of the total in 2025.";
            case 3 -> "Ann made $" + number + "k in 2025.";
            case 4 -> "Ann is $" + number + " ahead of Bob.";
            case 7 -> "All three made " + number + " USD.";
            default -> "The figure is €" + number + ", said Ann.";
        };
        return new Written(text, number);
    }

    /** One digit among the first three becomes another: no rounding could explain it. */
    private static String changed(Random random, String number) {
        List<Integer> digits = new ArrayList<>();
        for (int at = 0; at < number.length() && digits.size() < 3; at++) {
            if (Character.isDigit(number.charAt(at))) {
                digits.add(at);
            }
        }
        int at = digits.get(random.nextInt(digits.size()));
        int digit = number.charAt(at) - '0';
        int other = 1 + (digit + 3 + random.nextInt(4)) % 9;
        int changed = other == digit ? 1 + other % 9 : other;
        return number.substring(0, at) + changed + number.substring(at + 1);
    }

    private static NumberCheck check(Rows rows, String question) {
        Profile profile = new Profile(
                rows,
                Map.of("revenue", "USD"),
                Shape.of(rows),
                Optional.empty(),
                Set.of("revenue", "orders"),
                Optional.empty(),
                Optional.empty(),
                TODAY);
        List<Fact> facts = new FactFinder().find(profile);
        return NumberCheck.of(question, NOTHING, profile, facts);
    }

    @SafeVarargs
    private static Rows rows(List<String> columns, List<Cell>... rows) {
        return new Rows(
                columns.stream().map(name -> new ResultColumn(name, "any")).toList(), List.of(rows), false);
    }
}
