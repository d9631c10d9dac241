package dash.answer;

import java.math.BigDecimal;
import java.math.MathContext;
import java.time.YearMonth;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The forms a number takes in a text, from the most particular to the plainest; each is taken out before the next. */
enum NumberForm {
    ISO_DAY(DateForms.ISO.pattern()) {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            int month = DateForms.number(found.group(2));
            return found.group(3) == null
                    ? month >= 1 && month <= 12 && known.hasMonth(YearMonth.of(DateForms.number(found.group(1)), month))
                    : DateForms.day(found.group(1), month, found.group(3))
                            .filter(known.days()::contains)
                            .isPresent();
        }
    },
    DAY_FIRST(DateForms.DAY_FIRST.pattern()) {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            return DateForms.day(found.group(3), DateForms.month(found.group(2)), found.group(1))
                    .filter(known.days()::contains)
                    .isPresent();
        }
    },
    MONTH_FIRST(DateForms.MONTH_FIRST.pattern()) {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            return DateForms.day(found.group(3), DateForms.month(found.group(1)), found.group(2))
                    .filter(known.days()::contains)
                    .isPresent();
        }
    },
    MONTH(DateForms.MONTH_ONLY.pattern()) {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            return known.hasMonth(YearMonth.of(DateForms.number(found.group(2)), DateForms.month(found.group(1))));
        }
    },
    TIMES("(?i)(?<![\\w.])(\\d+(?:\\.\\d+)?)(?: ?x\\b| times\\b|-fold\\b|fold\\b)") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            BigDecimal times = new BigDecimal(found.group(1));
            return known.hasMultiple(times, half(times.scale())) || known.hasNumber(times, half(times.scale()));
        }
    },
    PERCENT(
            "(?i)(?<![\\w.])[+-]?(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d+)?\\s?(?:%|percent\\b|per cent\\b|percentage points?\\b|points?\\b|pp\\b)") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            BigDecimal number = digits(found);
            return known.hasPercent(number, tolerance(found, text, number, 0));
        }
    },
    /** Names such as Q3, H1, FY2025 or A4: known as they are or not at all. */
    NAME(
            "\\b(?=\\p{Alnum}*\\p{Alpha})(?=\\p{Alnum}*\\d)(?!\\d+(?:\\.\\d+)?(?:[kKmMbB]|bn|mn|st|nd|rd|th)\\b)\\p{Alnum}+\\b") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            return known.words().contains(found.group().toLowerCase(Locale.ROOT));
        }
    },
    ORDINAL("\\b(\\d+)(?:st|nd|rd|th)\\b") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            BigDecimal place = new BigDecimal(found.group(1));
            int rows = known.counts().stream().max(Integer::compareTo).orElse(0);
            return place.compareTo(BigDecimal.valueOf(rows)) <= 0
                    || known.words().contains(found.group());
        }
    },
    NUMBER(
            "(?i)(?<![\\w.])[+-]?(\\d{1,3}(?:[,'’\u00a0\u202f ]\\d{3})+|\\d+)(\\.\\d+)?(?: ?(k|m|mn|bn|b|thousand|million|billion)\\b)?") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            BigDecimal number = digits(found);
            int power = POWERS.getOrDefault(
                    found.group(3) == null ? "" : found.group(3).toLowerCase(Locale.ROOT), 0);
            boolean year = power == 0 && found.group().matches("(19|20)\\d{2}") && known.hasYear(number.intValue());
            return year || known.hasNumber(number.movePointRight(power), tolerance(found, text, number, power));
        }
    },
    MULTIPLE_WORD(
            "(?i)\\b(twice|doubled?|doubling|halved?|halving|half|tripled?|threefold|twofold|a third|two thirds|a quarter of|three quarters)\\b") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            BigDecimal times = MULTIPLES.getOrDefault(found.group(1).toLowerCase(Locale.ROOT), BigDecimal.ZERO);
            BigDecimal slack = times.multiply(new BigDecimal("0.05"));
            boolean share =
                    known.hasPercent(new BigDecimal(100).divide(times, MathContext.DECIMAL32), new BigDecimal("2.5"));
            return known.hasMultiple(times, slack) || share;
        }
    },
    WORD("(?i)\\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\\b( times\\b)?") {
        @Override
        boolean isKnown(Matcher found, String text, Known known) {
            int number =
                    NumberWords.read(found.group(1).toLowerCase(Locale.ROOT)).orElse(0);
            BigDecimal value = BigDecimal.valueOf(number);
            return found.group(2) == null
                    ? known.hasNumber(value, BigDecimal.ZERO) || known.counts().contains(number)
                    : known.hasMultiple(value, new BigDecimal("0.1").multiply(value));
        }
    };

    private static final Map<String, Integer> POWERS = Map.ofEntries(
            Map.entry("k", 3),
            Map.entry("thousand", 3),
            Map.entry("m", 6),
            Map.entry("mn", 6),
            Map.entry("million", 6),
            Map.entry("b", 9),
            Map.entry("bn", 9),
            Map.entry("billion", 9));

    private static final Map<String, BigDecimal> MULTIPLES = Map.ofEntries(
            Map.entry("twice", new BigDecimal(2)),
            Map.entry("double", new BigDecimal(2)),
            Map.entry("doubled", new BigDecimal(2)),
            Map.entry("doubling", new BigDecimal(2)),
            Map.entry("twofold", new BigDecimal(2)),
            Map.entry("half", new BigDecimal(2)),
            Map.entry("halve", new BigDecimal(2)),
            Map.entry("halved", new BigDecimal(2)),
            Map.entry("halving", new BigDecimal(2)),
            Map.entry("triple", new BigDecimal(3)),
            Map.entry("tripled", new BigDecimal(3)),
            Map.entry("threefold", new BigDecimal(3)),
            Map.entry("a third", new BigDecimal(3)),
            Map.entry("two thirds", new BigDecimal("1.5")),
            Map.entry("a quarter of", new BigDecimal(4)),
            Map.entry("three quarters", new BigDecimal("1.3333")));

    private static final List<String> HEDGES =
            List.of("about", "around", "roughly", "nearly", "almost", "over", "approximately", "some", "~", "≈");

    private final Pattern pattern;

    NumberForm(String pattern) {
        this.pattern = Pattern.compile(pattern);
    }

    Pattern pattern() {
        return pattern;
    }

    abstract boolean isKnown(Matcher found, String text, Known known);

    private static BigDecimal digits(Matcher found) {
        String whole = found.group(1).replaceAll("[^\\d]", "");
        return new BigDecimal(whole + (found.group(2) == null ? "" : found.group(2)));
    }

    /** Half of the last digit that is written; behind "about", zeros at the end are not digits that count. */
    private static BigDecimal tolerance(Matcher found, String text, BigDecimal number, int power) {
        int decimals = found.group(2) == null ? 0 : found.group(2).length() - 1;
        String before =
                text.substring(Math.max(0, found.start() - 16), found.start()).toLowerCase(Locale.ROOT);
        String last = before.replaceAll("[$€£¥₹\\s]+$", "").replaceAll(".*[\\s(]", "");
        int idle = HEDGES.contains(last) && decimals == 0 ? idleZeros(number) : 0;
        return half(decimals - idle).movePointRight(power);
    }

    private static int idleZeros(BigDecimal number) {
        return number.signum() == 0
                ? 0
                : Math.max(0, -number.stripTrailingZeros().scale());
    }

    private static BigDecimal half(int decimals) {
        return new BigDecimal("0.5").movePointLeft(decimals);
    }

    /** The number that a piece of text is, when it is nothing else. */
    static Optional<BigDecimal> plain(String text) {
        String digits = text.replace(",", "");
        return digits.matches("\\d+(\\.\\d+)?") ? Optional.of(new BigDecimal(digits)) : Optional.empty();
    }
}
