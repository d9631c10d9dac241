package dash.builtin.choice;

import dash.builtin.periods.Grain;
import dash.builtin.readings.EvenNone;
import dash.builtin.words.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** What the words of a question ask for, held against a statement: what it lost of that. */
final class AskedFor {

    private static final Set<String> EACH = Set.of("each", "per", "every", "by", "respective", "respectively");
    private static final Set<String> MOST = Set.of(
            "most",
            "least",
            "highest",
            "lowest",
            "top",
            "bottom",
            "largest",
            "smallest",
            "biggest",
            "fewest",
            "best",
            "worst",
            "longest",
            "shortest",
            "oldest",
            "youngest",
            "greatest",
            "maximum",
            "minimum",
            "max",
            "min",
            "cheapest",
            "heaviest",
            "busiest");
    private static final Set<String> LARGE =
            Set.of("highest", "largest", "longest", "oldest", "greatest", "maximum", "max", "biggest", "heaviest");
    private static final Set<String> SMALL =
            Set.of("lowest", "smallest", "shortest", "youngest", "minimum", "min", "cheapest");
    private static final Set<String> AVERAGE = Set.of("average", "mean", "avg", "averages");
    private static final Set<String> MANY = Set.of("many", "count", "number", "often");
    private static final Set<String> TOTAL = Set.of("total", "sum", "much", "overall", "altogether", "combined");
    private static final Set<String> SUM = Set.of("total", "sum", "summed", "totals", "sums");
    private static final Set<String> NOT = Set.of(
            "not",
            "never",
            "without",
            "no",
            "except",
            "excluding",
            "non",
            "neither",
            "nobody",
            "none",
            "lack",
            "lacks",
            "lacking",
            "didn",
            "don",
            "doesn",
            "haven",
            "hasn",
            "isn",
            "aren",
            "wasn",
            "unassigned",
            "missing",
            "omit",
            "omitting",
            "ignoring",
            "exclude",
            "excludes",
            "other");
    private static final Pattern ONCE = Pattern.compile("(without|no) (any )?(repe|duplic)");
    private static final Set<String> TIME_ORDER =
            Set.of("first", "last", "latest", "earliest", "newest", "recent", "recently", "oldest");
    private static final Set<String> SHARE =
            Set.of("percentage", "percent", "ratio", "proportion", "share", "fraction", "rate", "%");
    private static final Set<String> THAN = Set.of(
            "than",
            "above",
            "below",
            "over",
            "under",
            "exceeding",
            "exceeds",
            "least",
            "between",
            "more",
            "fewer",
            "less");
    private static final Set<String> DIFFERENT = Set.of("different", "distinct", "unique", "various");
    private static final Set<String> ORDER = Set.of(
            "order",
            "ordered",
            "sort",
            "sorted",
            "ranked",
            "alphabetical",
            "alphabetically",
            "descending",
            "ascending",
            "rank");
    private static final Set<String> EITHER = Set.of("or", "either");
    private static final Set<String> COMPARED =
            Set.of("compared", "compare", "difference", "versus", "vs", "growth", "change", "increase", "trend");
    private static final Set<String> SPREAD = Set.of("median", "deviation", "stddev", "variance");
    private static final Set<String> MONTHS = Set.of(
            "january",
            "february",
            "march",
            "april",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "jan",
            "feb",
            "mar",
            "apr",
            "jun",
            "jul",
            "aug",
            "sep",
            "sept",
            "oct",
            "nov",
            "dec");
    private static final Map<String, String> SPELLED = Map.of(
            "two", "2", "three", "3", "four", "4", "five", "5", "six", "6", "seven", "7", "eight", "8", "nine", "9",
            "ten", "10");

    private final String question;
    private final List<Token> tokens;
    private final Set<String> words = new HashSet<>();

    AskedFor(String question, List<Token> tokens) {
        this.question = question.toLowerCase(Locale.ROOT);
        this.tokens = tokens;
        for (int index = 0; index < tokens.size(); index++) {
            if (!measuresDifference(index)) {
                words.add(tokens.get(index).lower());
            }
        }
    }

    /** The "by" and the "much" of "by how much does it exceed" and "how much higher" ask for no groups and for no total. */
    private boolean measuresDifference(int index) {
        boolean by = tokens.get(index).is("by") && is(index + 1, "how", "what");
        boolean asked = is(index - 1, "how") && tokens.get(index).is("much", "many");
        boolean more =
                is(index + 1, "higher", "lower", "greater", "larger", "smaller", "bigger", "more", "less", "fewer");
        return by
                || (asked && (is(index - 2, "by") || (more && tokens.get(index).is("much"))));
    }

    private boolean is(int index, String... any) {
        return index >= 0 && index < tokens.size() && tokens.get(index).is(any);
    }

    void tell(Statement statement, Map<String, Double> evidence) {
        // An average of counts is one count over another: "average number of courses per department".
        boolean divides = asks(AVERAGE) && statement.has(" / ");
        boolean groups = divides || statement.has("group by", "over (", ", ( select ", " alike where ");
        boolean orders = statement.has("order by", "max(", "min(");
        lost(evidence, "grouping", EACH, groups);
        lost(evidence, "extreme", MOST, orders);
        Statement.tell(evidence, "lost-end", losesAnEnd(statement));
        lost(evidence, "average", AVERAGE, divides || statement.has("avg("));
        lost(evidence, "count", MANY, statement.has("count(", "sum("));
        lost(evidence, "total", TOTAL, statement.has("sum(", "count("));
        boolean denies = EvenNone.at(question, tokens).isEmpty()
                && !ONCE.matcher(question).find()
                && !statement.negates();
        lost(evidence, "negation", NOT, !denies);
        lost(evidence, "share", SHARE, statement.has(" / ", "100", "avg("));
        lost(evidence, "comparison", THAN, statement.has("<", ">", "between"));
        lost(evidence, "distinct", DIFFERENT, statement.has("distinct", "group by", "exists"));
        lost(evidence, "order", ORDER, statement.has("order by"));
        lost(evidence, "either", EITHER, statement.has(" or ", " in ("));
        lost(evidence, "spread", SPREAD, statement.has("percentile", "stddev"));
        Statement.tell(evidence, "lost-time-order", asks(TIME_ORDER) && !statement.ordersByTime());
        boolean listed = asks(ORDER) && statement.has("order by");
        Statement.tell(
                evidence,
                "lost-limit",
                asks(MOST) && !listed && !statement.has("limit ", "max(", "min(", "rank", "row_number"));
        Statement.tell(evidence, "asks-to-compare", asks(COMPARED) && !statement.has("lag(", " - "));
        Statement.tell(
                evidence, "asks-for-yes-or-no", question.matches("(is|are|was|were|do|does|did|has|have|can)\\b.*"));
        Statement.tell(
                evidence,
                "asks-for-opinion",
                question.matches(".*\\b(should|why|will|would|predict|forecast|recommend|next year|tomorrow)\\b.*"));
        values(statement, evidence);
    }

    /** Whether the words deny something. */
    boolean denies() {
        return asks(NOT) || question.contains("n't") || question.contains("n’t");
    }

    /** "The longest and the shortest" are two ends, and a statement that orders once has one. */
    private boolean losesAnEnd(Statement statement) {
        boolean both =
                (statement.has("max(") && statement.has("min(")) || (statement.has(" desc") && statement.has(" asc"));
        return asks(LARGE) && asks(SMALL) && !both;
    }

    /** "The total amount of invoices" is no number of them. */
    boolean losesSum(Statement statement) {
        return asks(SUM) && !asks(MANY) && !statement.has("sum(");
    }

    private void values(Statement statement, Map<String, Double> evidence) {
        double numbers = IntStream.range(0, tokens.size())
                .filter(index -> !countsTime(index))
                .mapToObj(tokens::get)
                .map(token ->
                        token.kind() == Token.Kind.NUMBER ? token.lower() : SPELLED.getOrDefault(token.lower(), ""))
                .map(number -> number.replace(",", ""))
                .filter(number -> !number.isEmpty() && !statement.mentions(number) && !endsBefore(statement, number))
                .count();
        double quotes = tokens.stream()
                .filter(token -> token.kind() == Token.Kind.QUOTED)
                .filter(token -> !statement.mentions(inner(token.lower())))
                .count();
        evidence.put("lost-number", Math.min(numbers, 2));
        evidence.put("lost-quote", Math.min(quotes, 2));
    }

    /** The 6 of "the last 6 months" is in the days that come of it. */
    private boolean countsTime(int index) {
        boolean counts = index > 0
                && tokens.get(index - 1)
                        .is("last", "past", "previous", "prior", "recent", "trailing", "rolling", "next", "first");
        int unit = index + 1 < tokens.size()
                        && tokens.get(index + 1).is("full", "whole", "complete", "completed", "calendar")
                ? index + 2
                : index + 1;
        return (counts
                        && unit < tokens.size()
                        && Grain.named(tokens.get(unit).lower()).isPresent())
                || isMonth(index - 1)
                || isMonth(index + 1)
                || (isMonth(index - 3) && tokens.get(index - 1).is("and", "to", "until", "through"));
    }

    /** The 5 of "March 5" is a day. */
    private boolean isMonth(int index) {
        return index >= 0
                && index < tokens.size()
                && MONTHS.contains(tokens.get(index).lower());
    }

    /** "After 2015" is from 2016 on, and "up to 1960" before 1961. */
    private static boolean endsBefore(Statement statement, String number) {
        return number.matches("[12]\\d{3}") && statement.mentions(Integer.toString(Integer.parseInt(number) + 1));
    }

    private static String inner(String quoted) {
        return quoted.replaceAll("^[\"'“”‘’]|[\"'“”‘’]$", "");
    }

    private void lost(Map<String, Double> evidence, String name, Set<String> words, boolean kept) {
        Statement.tell(evidence, "lost-" + name, asks(words) && !kept);
    }

    private boolean asks(Set<String> any) {
        return any.stream().anyMatch(words::contains);
    }
}
