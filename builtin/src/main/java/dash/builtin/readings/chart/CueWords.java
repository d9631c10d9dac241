package dash.builtin.readings.chart;

import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term.Function;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of grammar that are more than glue, one by one and in groups. */
final class CueWords {

    private static final Map<List<String>, Sense> WORDS = new LinkedHashMap<>();

    static {
        cue(
                Sense.Cue.HOW_MANY,
                "how many",
                "hom many",
                "number of",
                "count of",
                "count",
                "total number of",
                "total count of",
                "overall number of",
                "quantity of",
                "no of",
                "how often",
                "cound",
                "number",
                "no. of",
                "total number",
                "total count",
                "how many times",
                "number of times");
        cue(Sense.Cue.HOW_MUCH, "how much");
        cue(Sense.Cue.EACH, "each", "every", "each of", "individual", "respective", "per");
        cue(Sense.Cue.NOT, "not", "never", "non", "isn", "didn", "no longer", "cannot");
        cue(
                Sense.Cue.NO,
                "no",
                "without",
                "without any",
                "not any",
                "not have any",
                "lack",
                "lacks",
                "lacking",
                "zero",
                "do not have",
                "have no",
                "has no",
                "did not have",
                "does not have",
                "not a",
                "not single");
        cue(Sense.Cue.DIFFERENT, "different", "distinct", "unique", "differing", "various");
        cue(
                Sense.Cue.SORT,
                "ordered by",
                "sorted by",
                "order by",
                "sort by",
                "in order of",
                "in the order of",
                "ranked by",
                "arranged by",
                "sort",
                "order",
                "sort them by",
                "order them by",
                "sorted in",
                "ordered in",
                "ordered",
                "sorted",
                "rank them by",
                "arranged in",
                "starting with",
                "ordered from");
        cue(
                Sense.Cue.DESCENDING,
                "descending",
                "descending order",
                "in descending order",
                "desc",
                "decreasing order",
                "in decreasing order",
                "highest first",
                "largest first",
                "most first",
                "newest first",
                "latest first",
                "from highest to lowest",
                "highest to lowest",
                "ordered from highest to lowest",
                "from most to least",
                "from largest to smallest",
                "from high to low",
                "from the most to the least",
                "from the highest to the lowest",
                "reverse alphabetical order",
                "biggest first",
                "most recent first",
                "longest first");
        cue(
                Sense.Cue.ASCENDING,
                "ascending",
                "ascending order",
                "in ascending order",
                "asc",
                "increasing order",
                "in increasing order",
                "lowest first",
                "smallest first",
                "oldest first",
                "earliest first",
                "from lowest to highest",
                "lowest to highest",
                "from least to most",
                "from low to high",
                "from smallest to largest",
                "shortest first",
                "cheapest first");
        cue(
                Sense.Cue.ALPHABETICAL,
                "alphabetical order",
                "in alphabetical order",
                "alphabetically",
                "ordered alphabetically",
                "sorted alphabetically",
                "in alphabetic order",
                "in lexicographical order",
                "alphabetical");
        cue(
                Sense.Cue.HOLDING,
                "contains",
                "containing",
                "contain",
                "includes the word",
                "that includes",
                "with the word",
                "contains the word",
                "containing the word",
                "have the word",
                "has the word",
                "contains the substring",
                "including",
                "like",
                "contain the word",
                "contains the phrase");
        cue(
                Sense.Cue.STARTING,
                "starts with",
                "start with",
                "starting with",
                "begins with",
                "begin with",
                "beginning with",
                "starts with the letter",
                "start with the letter",
                "starting with the letter",
                "begins with the letter",
                "begin with the letter",
                "beginning with the letter");
        cue(Sense.Cue.ENDING, "ends with", "end with", "ending with", "ends in", "ending in");
        cue(
                Sense.Cue.INFORMATION,
                "information",
                "info",
                "details",
                "all details",
                "all information",
                "all the information",
                "record",
                "records",
                "everything",
                "all data",
                "all columns",
                "all fields",
                "detail",
                "all attributes");
        cue(Sense.Cue.RATIO, "ratio", "ratio of", "proportion", "proportion of", "fraction of");
        cue(
                Sense.Cue.PERCENT,
                "percentage",
                "percentage of",
                "percent of",
                "percent",
                "share",
                "share of",
                "what percentage of",
                "% of",
                "proportion of");
        cue(Sense.Cue.BOTH, "both", "either");
        cue(
                Sense.Cue.OR_MORE,
                "or more",
                "or above",
                "or higher",
                "or greater",
                "or over",
                "or longer",
                "or later",
                "and above",
                "or older",
                "and more");
        cue(
                Sense.Cue.OR_LESS,
                "or less",
                "or fewer",
                "or below",
                "or lower",
                "or under",
                "or shorter",
                "or earlier",
                "and below");
        cue(
                Sense.Cue.NAMED,
                "named",
                "called",
                "titled",
                "entitled",
                "name is",
                "with the name",
                "with name",
                "whose name is",
                "by the name of");
        cue(Sense.Cue.NAMES, "name", "names", "title", "titles", "full name", "full names");
        cue(
                Sense.Cue.COMMON,
                "common",
                "popular",
                "frequent",
                "frequently used",
                "most common",
                "most popular",
                "most frequent",
                "most frequently used",
                "commonly used",
                "most often used");
        cue(
                Sense.Cue.EXCEPT,
                "except",
                "except for",
                "excluding",
                "other than",
                "apart from",
                "besides",
                "outside",
                "outside of",
                "but not");
        cue(Sense.Cue.FIRST, "first", "earliest", "initial", "oldest");
        cue(Sense.Cue.LAST, "last", "latest", "most recent", "newest", "final", "recent");
        comparing(
                Comparison.MORE,
                "more than",
                "greater than",
                "larger than",
                "bigger than",
                "higher than",
                "above",
                "over",
                "exceeding",
                "exceed",
                "exceeds",
                "exceeded",
                "in excess of",
                "greater",
                "larger",
                "more",
                "beyond",
                "better than",
                ">",
                "surpassing",
                "surpass",
                "older than",
                "longer than",
                "later than",
                "after",
                "upwards of",
                "higher");
        comparing(
                Comparison.LESS,
                "less than",
                "fewer than",
                "smaller than",
                "lower than",
                "below",
                "under",
                "beneath",
                "lesser than",
                "<",
                "younger than",
                "shorter than",
                "earlier than",
                "before",
                "cheaper than",
                "lower");
        comparing(
                Comparison.AT_LEAST,
                "at least",
                "no less than",
                "not less than",
                "no fewer than",
                "minimum of",
                "a minimum of",
                "> =",
                "from at least",
                "greater than or equal to",
                "more than or equal to",
                "not fewer than");
        comparing(
                Comparison.AT_MOST,
                "at most",
                "no more than",
                "not more than",
                "up to",
                "maximum of",
                "a maximum of",
                "< =",
                "less than or equal to",
                "not exceeding");
        comparing(
                Comparison.EQUAL,
                "exactly",
                "equal to",
                "equals",
                "equal",
                "=",
                "is equal to",
                "precisely",
                "just",
                "same as");
        comparing(Comparison.UNEQUAL, "different from", "not equal to", "unequal to", "other than");
        aggregating(Function.AVERAGE, "average", "mean", "avg", "on average", "average of", "mean of", "typical");
        aggregating(
                Function.SUM,
                "total",
                "sum",
                "sum of",
                "total of",
                "combined",
                "overall",
                "summed",
                "cumulative",
                "sum total of",
                "in total",
                "altogether",
                "total amount of",
                "total sum of",
                "aggregate");
        aggregating(
                Function.GREATEST,
                "maximum",
                "max",
                "maximal",
                "largest",
                "highest",
                "greatest",
                "biggest",
                "latest",
                "top");
        aggregating(Function.LEAST, "minimum", "min", "minimal", "smallest", "lowest", "least", "earliest");
        aggregating(Function.MEDIAN, "median");
        aggregating(Function.DEVIATION, "standard deviation", "standard deviation of", "stddev");
        extreme(
                true,
                1,
                "most",
                "highest",
                "largest",
                "greatest",
                "biggest",
                "maximum",
                "maximal",
                "best",
                "top",
                "the most",
                "most number of",
                "largest number of",
                "highest number of",
                "greatest number of",
                "maximum number of",
                "biggest number of",
                "largest amount of",
                "most amount of",
                "highest count of",
                "strongest");
        extreme(
                false,
                1,
                "least",
                "lowest",
                "smallest",
                "fewest",
                "minimum",
                "minimal",
                "worst",
                "lowest number of",
                "smallest number of",
                "least number of",
                "fewest number of",
                "minimum number of",
                "least amount of",
                "weakest");
        extreme(true, 0, "top", "leading", "best");
        extreme(false, 0, "bottom", "worst", "lowest");
    }

    private CueWords() {}

    /** What the words from here on may be, with how many of them. */
    static Map<Integer, List<Sense>> at(List<String> words, int from) {
        Map<Integer, List<Sense>> found = new LinkedHashMap<>();
        for (Map.Entry<List<String>, Sense> entry : Index.starting(words.get(from))) {
            List<String> phrase = entry.getKey();
            int to = from + phrase.size();
            if (to <= words.size() && words.subList(from, to).equals(phrase)) {
                found.computeIfAbsent(phrase.size(), size -> new ArrayList<>()).add(entry.getValue());
            }
        }
        return found;
    }

    /** Where each phrase begins. */
    private static final class Index {
        private static final Map<String, List<Map.Entry<List<String>, Sense>>> FIRST = new LinkedHashMap<>();

        static {
            WORDS.entrySet()
                    .forEach(
                            entry -> FIRST.computeIfAbsent(plain(entry.getKey()).getFirst(), word -> new ArrayList<>())
                                    .add(Map.entry(plain(entry.getKey()), entry.getValue())));
        }

        static List<Map.Entry<List<String>, Sense>> starting(String word) {
            return FIRST.getOrDefault(word, List.of());
        }

        private static List<String> plain(List<String> marked) {
            return marked.subList(0, marked.size() - 1);
        }
    }

    private static void cue(Sense.Cue cue, String... phrases) {
        add(new Sense.Word(cue), phrases);
    }

    private static void comparing(Comparison comparison, String... phrases) {
        add(new Sense.Comparing(comparison), phrases);
    }

    private static void aggregating(Function function, String... phrases) {
        add(new Sense.Aggregating(List.of(function)), phrases);
    }

    private static void extreme(boolean most, int limit, String... phrases) {
        add(new Sense.Extreme(most, Optional.empty(), limit), phrases);
    }

    /** One phrase may have several senses, so the key carries which one it is. */
    private static void add(Sense sense, String... phrases) {
        for (String phrase : phrases) {
            List<String> key = new ArrayList<>(List.of(phrase.split(" ", -1)));
            key.add(sense.toString());
            WORDS.put(List.copyOf(key), sense);
        }
    }
}
