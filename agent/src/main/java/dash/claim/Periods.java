package dash.claim;

import dash.claim.Period.Reach;
import dash.documents.TimeMentions;
import dash.documents.TimeSpan;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the times that a sentence names; those with a year as documents are read, then those without. */
final class Periods {

    private static final String MONTH = "(" + Vocabulary.MONTH.alternatives() + ")\\.?";
    private static final String DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
    private static final String END = "(?![\\p{L}\\d])";
    private static final String START = "(?<![\\p{L}\\d.,$€£])";
    private static final String NTH = "(first|second|third|fourth|last|final|1st|2nd|3rd|4th)";
    private static final List<String> NTHS = List.of("first", "second", "third", "fourth", "1st", "2nd", "3rd", "4th");

    private static final Pattern MONTHS =
            Pattern.compile(START + MONTH + "\\s*(?:to|through|until|till|-|–|—|and)\\s*" + MONTH + END);
    private static final Pattern DAYS =
            Pattern.compile(START + DAY + "\\s*(?:to|through|until|and|-|–|—)\\s*" + DAY + " " + MONTH + END);
    private static final Pattern DAY_MONTH = Pattern.compile(START + DAY + "(?: of)? " + MONTH + END);
    private static final Pattern MONTH_DAY =
            Pattern.compile(START + MONTH + " " + DAY + "(?![\\d.,%]|\\s*(?:%|percent))" + END);
    private static final Pattern ONE_MONTH = Pattern.compile(START + MONTH + END);
    private static final Pattern QUARTER = Pattern.compile(START + "q([1-4])" + END);
    private static final Pattern NTH_QUARTER = Pattern.compile(
            START + NTH + "(?: (?:calendar|fiscal))? (quarter|half)(?: of (?:the|this|that|last) year)?" + END);
    private static final Pattern ELLIPSIS =
            Pattern.compile("(?<=\\bthe |\\bin )" + NTH + "(?=[,.;:)]| (?:and|to|but|with)\\b|$)");
    private static final Pattern YEAR = Pattern.compile(
            START + "(?:fy|fiscal(?: year)? )?((?:19|20)\\d{2})(?:[/–-](?:20)?\\d{2})?(?![\\p{L}\\d%]|[.,]\\d| ?%)");
    private static final Pattern CUT =
            Pattern.compile("(?:^|[^\\p{L}])(" + Vocabulary.TIMECUT.alternatives() + ") of (?:the )?$");
    private static final Pattern SINCE = Pattern.compile(
            "(?:^|[^\\p{L}])(?:since|from|after|between)(?: the)?(?: (?:start|beginning) of)?(?: the)?\\s*$");
    private static final Pattern UNTIL =
            Pattern.compile("(?:^|[^\\p{L}])(?:until|till|up to|through|by the end of|before)(?: the)?\\s*$");

    private final StringBuilder left;
    private final List<Period> found = new ArrayList<>();

    private Periods(StringBuilder left) {
        this.left = left;
    }

    /** Blanks what it has read. */
    static List<Period> of(StringBuilder left) {
        Periods reader = new Periods(left);
        TimeMentions.found(left.toString())
                .forEach(mention -> reader.add(mention.span(), mention.start(), mention.end()));
        reader.read(YEAR, found -> reader.year(found));
        reader.read(MONTHS, found -> reader.range(found));
        reader.read(DAYS, reader::days);
        reader.read(
                DAY_MONTH, found -> reader.yearless(month(found.group(2)), 1, Integer.parseInt(found.group(1)), found));
        reader.read(
                MONTH_DAY, found -> reader.yearless(month(found.group(1)), 1, Integer.parseInt(found.group(2)), found));
        reader.read(ONE_MONTH, reader::oneMonth);
        reader.read(QUARTER, found -> reader.yearless(Integer.parseInt(found.group(1)) * 3 - 2, 3, 0, found));
        reader.read(NTH_QUARTER, found -> reader.nth(found, found.group(2).equals("half") ? 6 : 3));
        if (reader.found.stream().anyMatch(period -> period.months() == 3)) {
            reader.read(ELLIPSIS, found -> reader.nth(found, 3));
        }
        reader.found.sort(Comparator.comparingInt(Period::start));
        return List.copyOf(reader.found);
    }

    private interface Reading {
        boolean read(Matcher found);
    }

    private void read(Pattern pattern, Reading reading) {
        Matcher matcher = pattern.matcher(left.toString());
        while (matcher.find()) {
            if (reading.read(matcher)) {
                blank(matcher.start(), matcher.end());
            }
        }
    }

    private void blank(int start, int end) {
        for (int at = start; at < end; at++) {
            left.setCharAt(at, '\u0001');
        }
    }

    private void add(TimeSpan span, int start, int end) {
        found.add(Period.of(span, reach(start), start, end));
        blank(start, end);
    }

    private boolean year(Matcher found) {
        int year = Integer.parseInt(found.group(1));
        LocalDate first = LocalDate.of(year, 1, 1);
        this.found.add(
                Period.of(new TimeSpan(first, first.plusYears(1)), reach(found.start()), found.start(), found.end()));
        return true;
    }

    private boolean range(Matcher found) {
        int first = month(found.group(1));
        int last = month(found.group(2));
        boolean united = !found.group().matches(".*\\band\\b.*")
                || last == first + 1
                || left.substring(0, found.start()).matches("(?s).*\\bbetween\\s*$");
        if (!united || last <= first || (isWord(found.group(1)) && isWord(found.group(2)))) {
            return false;
        }
        this.found.add(Period.yearless(first, last - first + 1, 0, Reach.WITHIN, found.start(), found.end()));
        return true;
    }

    /** Of "from 14 to 20 May" both ends are days of May. */
    private boolean days(Matcher found) {
        return yearless(month(found.group(3)), 1, Integer.parseInt(found.group(1)), found)
                && yearless(month(found.group(3)), 1, Integer.parseInt(found.group(2)), found);
    }

    /** "May" and "march" are verbs as well; only a preposition before them makes them months here. */
    private boolean oneMonth(Matcher found) {
        boolean verb = isWord(found.group(1))
                && !left.substring(0, found.start())
                        .matches(
                                "(?s).*(?:\\b(?:in|of|since|from|to|until|for|during|by|and|than|on|after|before|between|through|over|last|this|was|with|against|versus|with,)\\s*|[(,:–—-]\\s*|^\\s*)$");
        return !verb && yearless(month(found.group(1)), 1, 0, found);
    }

    private static boolean isWord(String month) {
        return month.equals("may") || month.equals("mar");
    }

    private boolean nth(Matcher found, int months) {
        int number = found.group(1).matches("last|final") ? 12 / months : NTHS.indexOf(found.group(1)) % 4 + 1;
        return number * months <= 12 && yearless((number - 1) * months + 1, months, 0, found);
    }

    private boolean yearless(int month, int months, int day, Matcher found) {
        if (day > 31) {
            return false;
        }
        this.found.add(Period.yearless(month, months, day, reach(found.start()), found.start(), found.end()));
        return true;
    }

    private Reach reach(int start) {
        String before = left.substring(0, start);
        Matcher cut = CUT.matcher(before);
        if (cut.find()) {
            return cut.group(1).matches("end|close")
                    ? Reach.ITS_END
                    : before.matches("(?s).*\\bsince\\b.*") ? Reach.SINCE : Reach.ITS_START;
        }
        return SINCE.matcher(before).find()
                ? Reach.SINCE
                : UNTIL.matcher(before).find() ? Reach.UNTIL : Reach.WITHIN;
    }

    private static int month(String name) {
        return Vocabulary.MONTH.number(name).orElse(1.0).intValue();
    }
}
