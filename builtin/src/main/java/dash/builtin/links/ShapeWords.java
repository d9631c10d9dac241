package dash.builtin.links;

import dash.builtin.periods.Grain;
import dash.builtin.query.Condition.Comparison;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Words that say what becomes of a figure: its share, its change, its running total, what it is compared with. */
final class ShapeWords {

    private static final Map<Link.Cue, List<List<String>>> CUES = cues(Map.of(
            Link.Cue.SHARE,
            List.of(
                    "share of",
                    "share",
                    "percent share of",
                    "percent share",
                    "percentage share of",
                    "percentage of",
                    "percent of",
                    "what percentage of",
                    "what percent of",
                    "how many percent of",
                    "proportion of",
                    "portion of"),
            Link.Cue.PERCENT,
            List.of(
                    "in percent",
                    "percent",
                    "percentage",
                    "by how many percent",
                    "how many percent",
                    "as a percentage"),
            Link.Cue.RUNNING,
            List.of(
                    "cumulative",
                    "as a cumulative figure",
                    "cumulatively",
                    "running total of",
                    "running sum of",
                    "running total",
                    "running sum",
                    "accumulated",
                    "added up",
                    "adds up",
                    "cumulated"),
            Link.Cue.CHANGE,
            List.of(
                    "change of",
                    "change in",
                    "change",
                    "changed",
                    "growth of",
                    "growth in",
                    "growth",
                    "grow",
                    "grew",
                    "increase",
                    "increased",
                    "decrease",
                    "decreased",
                    "rise",
                    "rose"),
            Link.Cue.WITHOUT,
            List.of(
                    "except",
                    "except for",
                    "excluding",
                    "without",
                    "other than",
                    "apart from",
                    "outside of",
                    "outside",
                    "not counting",
                    "leaving out",
                    "not in",
                    "not from"),
            Link.Cue.VERSUS,
            List.of(
                    "versus",
                    "vs",
                    "compared with",
                    "compared to",
                    "compare with",
                    "compare to",
                    "compare",
                    "against",
                    "in comparison with"),
            Link.Cue.TAIL,
            List.of(
                    "and how much was it",
                    "and how many was it",
                    "and how many were there",
                    "and how many",
                    "and how much",
                    "and how often",
                    "and how many of them")));

    private static final Map<List<String>, Comparison> COMPARISONS = comparisons(Map.ofEntries(
            Map.entry("more than", Comparison.MORE),
            Map.entry("greater than", Comparison.MORE),
            Map.entry("larger than", Comparison.MORE),
            Map.entry("higher than", Comparison.MORE),
            Map.entry("over", Comparison.MORE),
            Map.entry("above", Comparison.MORE),
            Map.entry("exceeding", Comparison.MORE),
            Map.entry("at least", Comparison.AT_LEAST),
            Map.entry("no less than", Comparison.AT_LEAST),
            Map.entry("less than", Comparison.LESS),
            Map.entry("fewer than", Comparison.LESS),
            Map.entry("lower than", Comparison.LESS),
            Map.entry("below", Comparison.LESS),
            Map.entry("under", Comparison.LESS),
            Map.entry("at most", Comparison.AT_MOST),
            Map.entry("no more than", Comparison.AT_MOST),
            Map.entry("exactly", Comparison.EQUAL)));
    private static final Map<String, Integer> SCALES =
            Map.of("k", 3, "thousand", 3, "m", 6, "million", 6, "bn", 9, "billion", 9);
    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");
    private static final Pattern SCALED = Pattern.compile("\\d+(k|m|bn)");
    private static final Set<String> TOWARDS =
            Set.of("against", "on", "over", "from", "versus", "vs", "with", "to", "than");
    private static final Set<String> EARLIER = Set.of("previous", "prior", "preceding", "last");

    private final List<Token> tokens;

    ShapeWords(List<Token> tokens) {
        this.tokens = tokens;
    }

    void at(int index, List<Link> links) {
        CUES.forEach((cue, forms) -> {
            for (List<String> words : forms) {
                boolean placed = cue != Link.Cue.TAIL || index + words.size() == tokens.size();
                if (placed && spelled(index, words)) {
                    links.add(new Link.ToCue(index, index + words.size(), cue));
                }
            }
        });
        threshold(index).ifPresent(links::add);
        baseline(index).ifPresent(links::add);
    }

    private Optional<Link> threshold(int index) {
        for (Map.Entry<List<String>, Comparison> entry : COMPARISONS.entrySet()) {
            List<String> words = entry.getKey();
            int at = index + words.size();
            if (spelled(index, words) && at < tokens.size()) {
                Optional<Link> link = threshold(index, at, entry.getValue());
                if (link.isPresent()) {
                    return link;
                }
            }
        }
        return orMore(index);
    }

    private Optional<Link> threshold(int from, int at, Comparison comparison) {
        Optional<BigDecimal> number = number(tokens.get(at).lower());
        Optional<Integer> scale = at + 1 < tokens.size()
                ? Optional.ofNullable(SCALES.get(tokens.get(at + 1).lower()))
                : Optional.empty();
        int to = at + (scale.isPresent() ? 2 : 1);
        return number.map(found ->
                new Link.ToThreshold(from, to, new Threshold(comparison, found.scaleByPowerOfTen(scale.orElse(0)))));
    }

    /** "5 or more", "100 or fewer". */
    private Optional<Link> orMore(int index) {
        boolean more = spelled(index + 1, List.of("or", "more"));
        boolean fewer = spelled(index + 1, List.of("or", "fewer")) || spelled(index + 1, List.of("or", "less"));
        Optional<BigDecimal> number = more || fewer ? number(tokens.get(index).lower()) : Optional.empty();
        return number.map(found -> new Link.ToThreshold(
                index, index + 3, new Threshold(more ? Comparison.AT_LEAST : Comparison.AT_MOST, found)));
    }

    private Optional<BigDecimal> number(String lower) {
        if (NUMBER.matcher(lower).matches()) {
            return Optional.of(new BigDecimal(lower));
        }
        if (SCALED.matcher(lower).matches()) {
            String digits = lower.replaceAll("[a-z]", "");
            return Optional.of(
                    new BigDecimal(digits).scaleByPowerOfTen(SCALES.getOrDefault(lower.substring(digits.length()), 0)));
        }
        return Optional.empty();
    }

    /** "Against the month before", "on the previous month", "month over month", "year on year". */
    private Optional<Link> baseline(int index) {
        Optional<Grain> twice = Grain.named(tokens.get(index).lower());
        if (twice.isPresent()
                && index + 2 < tokens.size()
                && tokens.get(index + 1).is("over", "on", "to")
                && tokens.get(index + 2).lower().equals(tokens.get(index).lower())) {
            return Optional.of(new Link.ToBaseline(index, index + 3, twice.get()));
        }
        if (!TOWARDS.contains(tokens.get(index).lower())) {
            return Optional.empty();
        }
        int at = word(index + 1).equals("the") ? index + 2 : index + 1;
        boolean named = EARLIER.contains(word(at));
        boolean before = word(at + 1).equals("before");
        return Grain.named(word(named ? at + 1 : at))
                .filter(grain -> named || before)
                .map(grain -> new Link.ToBaseline(index, at + 2, grain));
    }

    private static Map<Link.Cue, List<List<String>>> cues(Map<Link.Cue, List<String>> written) {
        Map<Link.Cue, List<List<String>>> cues = new EnumMap<>(Link.Cue.class);
        written.forEach((cue, forms) ->
                cues.put(cue, forms.stream().map(ShapeWords::words).toList()));
        return cues;
    }

    private static Map<List<String>, Comparison> comparisons(Map<String, Comparison> written) {
        Map<List<String>, Comparison> comparisons = new HashMap<>();
        written.forEach((form, comparison) -> comparisons.put(words(form), comparison));
        return comparisons;
    }

    private static List<String> words(String form) {
        return Words.of(form).stream().map(Token::lower).toList();
    }

    private String word(int index) {
        return index < tokens.size() ? tokens.get(index).lower() : "";
    }

    private boolean spelled(int index, List<String> words) {
        for (int offset = 0; offset < words.size(); offset++) {
            if (!word(index + offset).equals(words.get(offset))) {
                return false;
            }
        }
        return true;
    }
}
