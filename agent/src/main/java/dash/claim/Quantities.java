package dash.claim;

import dash.claim.Quantity.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the numbers of a sentence, in digits and in words, with what hedges them and what they count. */
final class Quantities {

    private static final String DIGITS = "\\d{1,3}(?:[,'’\u00a0\u202f]\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
    private static final String SMALL = Vocabulary.NUMBER.alternatives();
    private static final String NUMBER = "(?:" + SMALL + "(?:[- ]" + SMALL + ")?)";
    private static final String CURRENCY = "[$€£¥₹]";

    private static final Pattern DIGITAL = Pattern.compile(
            "(?<![\\p{L}\\d.,])([+\\-−–]?)(" + CURRENCY + "?)([+\\-−]?)("
                    + DIGITS + ")(?:[ -]?(" + Vocabulary.SCALE.alternatives() + ")(?![\\p{L}\\d]))?"
                    + "(?:\\s?(%|percent\\b|per cent\\b)(?:(?=-point|\\s?points?\\b))?|\\s?(st|nd|rd|th)\\b|\\s?(x|times|-fold|fold)(?![\\p{L}\\d]))?");
    private static final Pattern NUMBER_OF_NUMBER =
            Pattern.compile("(?<![\\p{L}\\d])(?:(" + NUMBER + "|\\d+) (?:in|out of)(?: every)? (" + NUMBER
                    + "|\\d+))(?![\\p{L}\\d])(?! (?:of|quarter|half|total|all))");
    private static final Pattern PARTS =
            Pattern.compile("(?<![\\p{L}\\d])(?:(a|an|one|two|three|four|five|six|seven|eight|nine)[- ])?("
                    + Vocabulary.FRACTION.alternatives() + ")(?: (?:a|an))?(?: (" + Vocabulary.SCALE.alternatives()
                    + "))?(?![\\p{L}\\d])");
    private static final Pattern MULTIPLES =
            Pattern.compile("(?<![\\p{L}\\d])(" + Vocabulary.TIMES.alternatives() + ")(?![\\p{L}\\d])");
    private static final Pattern HALVES =
            Pattern.compile("(?<![\\p{L}\\d])(" + Vocabulary.HALVING.alternatives() + ")(?![\\p{L}\\d])");
    private static final Pattern SPELLED = Pattern.compile("(?<![\\p{L}\\d])(?:a )?(" + NUMBER + ")(?:[ -]("
            + Vocabulary.SCALE.alternatives() + "))?(?:\\s(%|percent\\b|per cent\\b)|\\s(times)\\b)?(?![\\p{L}\\d])");
    private static final Pattern ROUND =
            Pattern.compile("(?<![\\p{L}\\d])an? (" + Vocabulary.SCALE.alternatives() + ")(?![\\p{L}\\d])");
    private static final Pattern PLACE =
            Pattern.compile("(?<![\\p{L}\\d])(" + Vocabulary.ORDINAL.alternatives() + ")(?![\\p{L}\\d])");
    private static final Pattern AFTER =
            Pattern.compile("^[ -]?([\\p{L}][\\p{L}-]*)?(?: ([\\p{L}][\\p{L}-]*))?(?: ([\\p{L}][\\p{L}-]*))?");

    private final String text;
    private final StringBuilder left;
    private final List<Quantity> found = new ArrayList<>();

    /** @param left the sentence in small letters, with everything blanked that is no number */
    private Quantities(String text, String left) {
        this.text = text;
        this.left = new StringBuilder(left);
    }

    static List<Quantity> of(String sentence, String left) {
        Quantities reader = new Quantities(sentence, left);
        reader.read(NUMBER_OF_NUMBER, reader::oneIn);
        reader.read(DIGITAL, reader::digital);
        reader.read(PARTS, reader::part);
        reader.read(
                MULTIPLES,
                found -> reader.times(
                        found, Vocabulary.TIMES.number(found.group(1)).orElse(2.0)));
        reader.read(HALVES, found -> reader.add(Form.FRACTION, 0.5, 0.04, found, "", false));
        reader.read(ROUND, reader::round);
        reader.read(SPELLED, reader::spelled);
        reader.read(
                PLACE,
                found -> reader.add(
                        Form.ORDINAL, Vocabulary.ORDINAL.number(found.group(1)).orElse(1.0), 0, found, "", true));
        reader.found.sort(java.util.Comparator.comparingInt(Quantity::start));
        return List.copyOf(reader.found);
    }

    private interface Reading {
        boolean read(Matcher found);
    }

    private void read(Pattern pattern, Reading reading) {
        Matcher matcher = pattern.matcher(left.toString());
        while (matcher.find()) {
            if (reading.read(matcher)) {
                for (int at = matcher.start(); at < matcher.end(); at++) {
                    left.setCharAt(at, '\u0001');
                }
            }
        }
    }

    private boolean oneIn(Matcher found) {
        double part = number(found.group(1));
        double whole = number(found.group(2));
        return part > 0
                && part < whole
                && add(Form.FRACTION, part / whole, 0.5 * part / whole / whole, found, "", true);
    }

    private boolean digital(Matcher found) {
        String digits = found.group(4).replaceAll("[,'’\u00a0\u202f]", "");
        int decimals = digits.indexOf('.') < 0 ? 0 : digits.length() - digits.indexOf('.') - 1;
        double factor = found.group(5) == null
                ? 1
                : Vocabulary.SCALE.number(found.group(5)).orElse(1.0);
        double value = Double.parseDouble(digits) * factor;
        double half = 0.5 * Math.pow(10, -decimals) * factor;
        Form form = found.group(6) != null
                ? pointsFollow(found.end()) ? Form.POINTS : Form.PERCENT
                : found.group(7) != null ? Form.ORDINAL : found.group(8) != null ? Form.TIMES : Form.PLAIN;
        String currency = found.group(2).isEmpty()
                ? ""
                : Vocabulary.CURRENCY.value(found.group(2)).orElse("");
        boolean exact = decimals == 0 && factor == 1 && form != Form.PERCENT && form != Form.POINTS;
        return add(form, value, exact && value < 1000 ? 0.5 : half, found, currency, false);
    }

    private boolean pointsFollow(int end) {
        return left.substring(end).matches("(?s)[- ]?points?\\b.*");
    }

    private boolean part(Matcher found) {
        String count = found.group(1) == null ? "" : found.group(1);
        double parts = count.isEmpty() || count.startsWith("a")
                ? 1
                : Vocabulary.NUMBER.number(count).orElse(1.0);
        double share = parts * Vocabulary.FRACTION.number(found.group(2)).orElse(0.5);
        boolean bare = count.isEmpty() && !found.group(2).equals("half");
        if (bare
                || (share >= 1 && found.group(3) == null)
                || (found.group(2).matches("quarters?") && isCounted(found, count))) {
            return false;
        }
        if (found.group(3) != null) {
            double value = share * Vocabulary.SCALE.number(found.group(3)).orElse(1.0);
            return add(Form.PLAIN, value, value * 0.05, found, "", true);
        }
        return add(Form.FRACTION, share, Math.max(0.02, share * 0.08), found, "", true);
    }

    /** "Two quarters" and "the first quarter" are times; "a quarter of" is a share. */
    private boolean isCounted(Matcher found, String count) {
        boolean share = found.group().contains("-")
                || left.substring(found.end()).matches("(?s) of (?!\u0001|the year|last|this)\\p{L}.*");
        return found.group(2).equals("quarters") ? !count.equals("three") || !share : !count.equals("a") && !share;
    }

    private boolean times(Matcher found, double value) {
        return add(Form.TIMES, value, value * 0.08, found, "", true);
    }

    private boolean round(Matcher found) {
        double value = Vocabulary.SCALE.number(found.group(1)).orElse(1.0);
        return found.group(1).length() > 2 && add(Form.PLAIN, value, value * 0.05, found, "", true);
    }

    private boolean spelled(Matcher found) {
        double value = number(found.group(1));
        double factor = found.group(2) == null
                ? 1
                : Vocabulary.SCALE.number(found.group(2)).orElse(1.0);
        Form form = found.group(3) != null ? Form.PERCENT : found.group(4) != null ? Form.TIMES : Form.PLAIN;
        double half = factor > 1 ? 0.5 * factor : form == Form.TIMES ? value * 0.1 : 0.5;
        return add(form, value * factor, half, found, "", true);
    }

    private static double number(String written) {
        if (Character.isDigit(written.charAt(0))) {
            return Double.parseDouble(written);
        }
        double sum = 0;
        for (String word : written.split("[- ]", -1)) {
            sum += Vocabulary.NUMBER.number(word).orElse(0.0);
        }
        return sum;
    }

    private boolean add(Form form, double value, double half, Matcher found, String currency, boolean inWords) {
        String before =
                left.substring(Math.max(0, found.start() - 40), found.start()).stripTrailing();
        String after = left.substring(found.end());
        Following following = Following.of(after);
        String unit = currency.isEmpty() ? following.unit() : currency;
        boolean money = !unit.isEmpty()
                && Vocabulary.CURRENCY.value(unit).filter(unit::equals).isPresent();
        Form seen = form == Form.PLAIN && money
                ? Form.MONEY
                : form == Form.PLAIN && unit.equals("point") && following.percentage() ? Form.POINTS : form;
        Bounds bounds = form == Form.ORDINAL
                ? new Bounds(value, value, Quantity.Bound.NONE, 0)
                : Bounds.of(value, half, before, after, form == Form.FRACTION || form == Form.TIMES);
        int start = found.start() - bounds.before();
        String sign =
                form != Form.ORDINAL && found.groupCount() > 2 && found.group().startsWith("+")
                        ? "+"
                        : found.group().matches("[-−].*") ? "-" : "";
        found_(new Quantity(
                seen,
                value,
                bounds.low(),
                bounds.high(),
                unit,
                following.noun(),
                bounds.bound(),
                sign.equals("+") ? 1 : sign.equals("-") ? -1 : 0,
                inWords,
                Math.max(0, start),
                found.end()));
        return true;
    }

    private void found_(Quantity quantity) {
        found.add(quantity);
    }

    /** The words behind a number. */
    private record Following(String unit, String noun, boolean percentage) {
        static Following of(String after) {
            Matcher words = AFTER.matcher(after);
            if (!words.find()) {
                return new Following("", "", false);
            }
            List<String> next = new ArrayList<>();
            for (int group = 1; group <= 3 && words.group(group) != null; group++) {
                next.add(words.group(group));
            }
            boolean skip = !next.isEmpty() && Vocabulary.MODIFIER.has(next.getFirst()) && next.size() > 1;
            String first = next.isEmpty() ? "" : next.get(skip ? 1 : 0);
            String unit = Vocabulary.UNIT.has(first)
                    ? first
                    : Vocabulary.CURRENCY.value(first).orElse("");
            boolean percentage = String.join(" ", next).startsWith("percentage point");
            return new Following(percentage ? "point" : unit, String.join(" ", next), percentage);
        }
    }
}
