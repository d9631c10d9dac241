package dash.answer;

import dash.facts.Figure;
import dash.facts.Unit;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbers that a text may state.
 *
 * @param numbers as they are, or in major units where they are cents
 * @param percents what may stand before a percent sign or as points between shares
 * @param multiples how many times one known number is another
 * @param counts how many rows, periods or steps there are
 * @param words pieces of known texts that hold a digit, in small letters
 */
record Known(
        List<BigDecimal> numbers,
        List<BigDecimal> percents,
        List<BigDecimal> multiples,
        Set<Integer> counts,
        Set<LocalDate> days,
        Set<String> words) {

    boolean hasNumber(BigDecimal number, BigDecimal within) {
        return near(numbers, number, within)
                || near(counts.stream().map(BigDecimal::valueOf).toList(), number, within);
    }

    boolean hasPercent(BigDecimal number, BigDecimal within) {
        return near(percents, number, within);
    }

    boolean hasMultiple(BigDecimal number, BigDecimal within) {
        return near(multiples, number, within);
    }

    private static boolean near(List<BigDecimal> known, BigDecimal number, BigDecimal within) {
        return known.stream()
                .anyMatch(one -> one.abs().subtract(number.abs()).abs().compareTo(within) <= 0);
    }

    boolean hasYear(int year) {
        return days.stream().anyMatch(day -> day.getYear() == year) || words.contains(Integer.toString(year));
    }

    boolean hasMonth(YearMonth month) {
        return days.stream().anyMatch(day -> YearMonth.from(day).equals(month));
    }

    /** Collects them. */
    static final class Builder {

        private static final Pattern WITH_DIGIT = Pattern.compile("[\\p{L}\\p{N}]*\\d[\\p{L}\\p{N}]*(?:[.,:]\\d+)*");

        private final List<BigDecimal> numbers = new ArrayList<>();
        private final List<BigDecimal> percents = new ArrayList<>();
        private final List<BigDecimal> multiples = new ArrayList<>();
        private final Set<Integer> counts = new HashSet<>();
        private final Set<LocalDate> days = new HashSet<>();
        private final Set<String> words = new HashSet<>();

        Builder figure(Figure figure) {
            BigDecimal value = figure.value();
            switch (figure.unit()) {
                case Unit.Cents cents -> numbers.add(value.movePointLeft(2));
                case Unit.Percent percent -> {
                    percents.add(value);
                    numbers.add(value);
                }
                case Unit.Points points -> percents.add(value);
                case Unit.Ratio ratio -> {
                    percents.add(value.movePointRight(2));
                    numbers.add(value);
                }
                case Unit.Money money -> numbers.add(value);
                case Unit.Things things -> numbers.add(value);
                case Unit.Count count -> numbers.add(value);
                case Unit.Plain plain -> {
                    numbers.add(value);
                    percents.add(value);
                    percents.add(value.movePointRight(2));
                }
            }
            return this;
        }

        Builder multiple(BigDecimal times) {
            multiples.add(times);
            return this;
        }

        void multipleOf(BigDecimal one, BigDecimal other) {
            if (one.signum() > 0 && other.signum() > 0) {
                BigDecimal larger = one.max(other);
                multiples.add(larger.divide(one.min(other), MathContext.DECIMAL64));
            }
        }

        Builder count(int count) {
            counts.add(count);
            return this;
        }

        Builder day(LocalDate day) {
            days.add(day);
            words.add("q" + ((day.getMonthValue() + 2) / 3));
            return this;
        }

        /** Numbers, days and names such as Q3 in a text that is known. */
        void text(String text) {
            String small = text.toLowerCase(Locale.ROOT);
            Matcher found = WITH_DIGIT.matcher(small);
            while (found.find()) {
                words.add(found.group());
                NumberForm.plain(found.group()).ifPresent(numbers::add);
                NumberForm.plain(found.group()).ifPresent(percents::add);
            }
            DateForms.days(small).forEach(days::add);
            for (String word : small.split("[^\\p{L}]+", -1)) {
                NumberWords.read(word).ifPresent(counts::add);
            }
        }

        Known build() {
            return new Known(
                    List.copyOf(numbers),
                    List.copyOf(percents),
                    List.copyOf(multiples),
                    Set.copyOf(counts),
                    Set.copyOf(days),
                    Set.copyOf(words));
        }
    }
}
