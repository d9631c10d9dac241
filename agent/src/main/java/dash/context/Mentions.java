package dash.context;

import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Which tables and metrics a glossary entry speaks of: it has no fields for that, so its words tell. */
final class Mentions {

    private static final int LONGEST_NAME = 5;

    private final Map<String, String> tables = new HashMap<>();
    private final Map<String, Set<String>> metrics = new HashMap<>();

    Mentions(Knowledge knowledge, TableMap map) {
        map.all().forEach(entry -> tables.putIfAbsent(joined(entry.shown()), entry.key()));
        for (Metric metric : knowledge.metrics()) {
            note(metric.name(), metric);
            metric.synonyms().forEach(synonym -> note(synonym, metric));
        }
    }

    private void note(String name, Metric metric) {
        metrics.computeIfAbsent(joined(name), unseen -> new HashSet<>()).add(Names.key(metric.name()));
    }

    Set<String> tables(GlossaryEntry entry) {
        Set<String> found = new HashSet<>();
        phrases(entry.means()).forEach(phrase -> {
            String key = tables.get(phrase);
            if (key != null) {
                found.add(key);
            }
        });
        return found;
    }

    /** By its own names; what it means may use any word. */
    Set<String> metrics(GlossaryEntry entry) {
        Set<String> found = new HashSet<>(metrics.getOrDefault(joined(entry.term()), Set.of()));
        entry.synonyms().forEach(synonym -> found.addAll(metrics.getOrDefault(joined(synonym), Set.of())));
        return found;
    }

    private static String joined(String name) {
        return String.join(" ", words(name));
    }

    private static List<String> words(String text) {
        return List.of(text.toLowerCase(Locale.ROOT).strip().split("[^\\p{L}\\p{N}_.]+", -1)).stream()
                .map(word -> word.endsWith(".") ? word.substring(0, word.length() - 1) : word)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<String> phrases(String text) {
        List<String> words = words(text);
        List<String> phrases = new ArrayList<>();
        for (int from = 0; from < words.size(); from++) {
            for (int to = from + 1; to <= Math.min(words.size(), from + LONGEST_NAME); to++) {
                phrases.add(String.join(" ", words.subList(from, to)));
            }
        }
        return phrases;
    }
}
