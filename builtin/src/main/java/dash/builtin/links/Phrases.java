package dash.builtin.links;

import dash.builtin.words.Words;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What things are called: their names, their synonyms, and both again with the words that the glossary holds equal. */
public final class Phrases {

    /** A glossary with many synonyms must not make a name explode. */
    private static final int MOST = 200;

    private static final String NUMBER_OF = "number of ";

    private final List<List<List<String>>> equals = new ArrayList<>();

    public Phrases(Knowledge knowledge) {
        for (GlossaryEntry entry : knowledge.glossary()) {
            List<List<String>> words = new ArrayList<>();
            words.add(Words.keys(entry.term()));
            entry.synonyms().forEach(synonym -> words.add(Words.keys(synonym)));
            equals.add(words.stream().filter(keys -> !keys.isEmpty()).toList());
        }
    }

    public List<List<String>> of(Metric metric) {
        List<String> names = new ArrayList<>();
        names.add(metric.name());
        names.addAll(metric.synonyms());
        names.stream()
                .filter(name -> name.toLowerCase(Locale.ROOT).startsWith(NUMBER_OF))
                .map(name -> "how many " + name.substring(NUMBER_OF.length()))
                .toList()
                .forEach(names::add);
        return of(names);
    }

    public List<List<String>> of(Collection<String> names) {
        Set<List<String>> phrases = new LinkedHashSet<>();
        names.forEach(name -> phrases.add(Words.keys(name)));
        phrases.removeIf(List::isEmpty);
        for (List<String> phrase : List.copyOf(phrases)) {
            equals.forEach(entry -> rewrite(phrase, entry, phrases));
        }
        return List.copyOf(phrases);
    }

    private static void rewrite(List<String> phrase, List<List<String>> entry, Set<List<String>> phrases) {
        for (List<String> word : entry) {
            int at = Collections.indexOfSubList(phrase, word);
            if (at < 0) {
                continue;
            }
            for (List<String> other : entry) {
                List<String> rewritten = new ArrayList<>(phrase.subList(0, at));
                rewritten.addAll(other);
                rewritten.addAll(phrase.subList(at + word.size(), phrase.size()));
                if (phrases.size() < MOST) {
                    phrases.add(rewritten);
                }
            }
        }
    }
}
