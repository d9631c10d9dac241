package dash.doubt;

import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The metrics a question asks for, by name or synonym; the longest name at a place counts. Names of things that are
 * counted ("orders", "customers") are also what people call the things themselves: those are asked for only behind words
 * of counting.
 */
final class MetricMentions {

    /** A metric named by these words of the question. */
    record Mention(Metric metric, List<String> words, int from) {

        Mention {
            words = List.copyOf(words);
        }

        int to() {
            return from + words.size();
        }

        boolean counts() {
            return isCount(metric);
        }
    }

    private static final List<List<String>> COUNTING = List.of(
            List.of("how", "many"),
            List.of("number", "of"),
            List.of("count", "of"),
            List.of("count"),
            List.of("total"));
    private static final int WORDS_BETWEEN = 1;

    private MetricMentions() {}

    static List<Mention> asked(Words words, List<Metric> metrics) {
        return named(words, metrics).stream()
                .filter(mention -> !mention.counts() || isCounted(words, mention))
                .toList();
    }

    /** Everything that is named, asked for or not. */
    static List<Mention> named(Words words, List<Metric> metrics) {
        List<Mention> found = new ArrayList<>();
        for (Metric metric : metrics) {
            Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                    .map(name -> Words.of(name).tokens())
                    .forEach(name -> collect(words, metric, name, found));
        }
        List<Mention> longest = new ArrayList<>();
        found.stream()
                .sorted(Comparator.comparingInt(
                        (Mention mention) -> -mention.words().size()))
                .filter(mention -> longest.stream().noneMatch(other -> overlap(mention, other)))
                .forEach(longest::add);
        return longest;
    }

    private static void collect(Words words, Metric metric, List<String> name, List<Mention> found) {
        int at = words.find(name, 0);
        while (at >= 0) {
            found.add(new Mention(metric, name, at));
            at = words.find(name, at + 1);
        }
    }

    private static boolean overlap(Mention one, Mention other) {
        return one.from() < other.to() && other.from() < one.to();
    }

    private static boolean isCounted(Words words, Mention mention) {
        boolean inItself = COUNTING.stream().anyMatch(phrase -> new Words("", mention.words()).find(phrase, 0) >= 0);
        return inItself || COUNTING.stream().anyMatch(phrase -> stands(words, phrase, mention.from()));
    }

    private static boolean stands(Words words, List<String> phrase, int before) {
        for (int gap = 0; gap <= WORDS_BETWEEN; gap++) {
            int at = before - gap - phrase.size();
            if (at >= 0 && words.find(phrase, at) == at) {
                return true;
            }
        }
        return false;
    }

    static boolean isCount(Metric metric) {
        return metric.expression().stream()
                .anyMatch(text -> text.strip().toLowerCase(Locale.ROOT).startsWith("count("));
    }
}
