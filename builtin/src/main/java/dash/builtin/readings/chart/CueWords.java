package dash.builtin.readings.chart;

import dash.builtin.query.Condition.Comparison;
import dash.builtin.query.Term.Function;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The words of grammar that are more than glue, one by one and in groups; {@code cues.txt} lists them. */
final class CueWords {

    private static final String FILE = "/dash/builtin/readings/cues.txt";
    private static final Map<String, List<Entry>> BY_FIRST_WORD = read();

    private record Entry(List<String> words, Sense sense) {}

    private CueWords() {}

    /** What the words from here on may be, with how many of them. */
    static Map<Integer, List<Sense>> at(List<String> words, int from) {
        Map<Integer, List<Sense>> found = new LinkedHashMap<>();
        for (Entry entry : BY_FIRST_WORD.getOrDefault(words.get(from), List.of())) {
            int to = from + entry.words().size();
            if (to <= words.size() && words.subList(from, to).equals(entry.words())) {
                found.computeIfAbsent(entry.words().size(), size -> new ArrayList<>())
                        .add(entry.sense());
            }
        }
        return found;
    }

    private static Map<String, List<Entry>> read() {
        Map<String, List<Entry>> entries = new LinkedHashMap<>();
        text().lines().filter(line -> !line.startsWith("#")).forEach(line -> {
            int colon = line.indexOf(": ");
            Sense sense = sense(line.substring(0, colon).split(" ", -1));
            for (String phrase : line.substring(colon + 1).split("\\|", -1)) {
                // Articles are no places of a question, so that a phrase with one in it would never be found.
                List<String> words =
                        List.of(phrase.strip().replaceAll("\\bthe ", "").split(" ", -1));
                entries.computeIfAbsent(words.getFirst(), word -> new ArrayList<>())
                        .add(new Entry(words, sense));
            }
        });
        return entries;
    }

    private static Sense sense(String[] words) {
        return switch (words[0]) {
            case "word" -> new Sense.Word(Sense.Cue.valueOf(words[1]));
            case "comparing" -> new Sense.Comparing(Comparison.valueOf(words[1]));
            case "aggregating" -> new Sense.Aggregating(List.of(Function.valueOf(words[1])));
            case "extreme" ->
                new Sense.Extreme(
                        words[1].equals("most"),
                        Optional.empty(),
                        Integer.parseInt(words[2]),
                        List.of(words).contains("size"),
                        List.of(words).contains("often"));
            default -> throw new IllegalStateException("cues.txt has a line of no known kind: " + words[0]);
        };
    }

    private static String text() {
        try (InputStream file = CueWords.class.getResourceAsStream(FILE)) {
            if (file == null) {
                throw new IllegalStateException("the jar lacks " + FILE);
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
