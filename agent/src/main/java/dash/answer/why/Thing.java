package dash.answer.why;

import dash.context.Context;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.Names;
import dash.provenance.Because;
import dash.provenance.Origin;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was measured, by every name it has: the metric's, its synonyms', and those of the tables it was read from. */
final class Thing {

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    /** A sentence that says that something was spared, or did not happen, is no account of it. */
    private static final Pattern SPARED = Pattern.compile(
            "(?i)\\b(?:not|no|never|none|neither|nor|unaffected|without|unchanged|usual|normal)\\b|n't\\b");

    private static final Set<String> EMPTY =
            Set.of("the", "a", "an", "of", "in", "by", "per", "for", "and", "to", "at", "on", "with", "our", "new");

    private final Set<Set<String>> names = new LinkedHashSet<>();
    private final Set<String> tables;
    private final Set<String> metrics = new HashSet<>();

    Thing(List<Because> because, String subject, List<String> tables, Context context) {
        this.tables = tables.stream().map(Names::key).collect(Collectors.toSet());
        Knowledge knowledge = context.knowledge();
        List<String> words = new ArrayList<>(tables);
        words.add(subject);
        because.stream().flatMap(Thing::origins).forEach(origin -> {
            if (origin instanceof Origin.Metric(String name, String owner)) {
                metrics.add(Names.key(name));
                words.add(name);
                knowledge.metric(name).map(Metric::synonyms).ifPresent(words::addAll);
            }
        });
        for (GlossaryEntry entry : knowledge.glossary()) {
            List<String> called = Stream.concat(Stream.of(entry.term()), entry.synonyms().stream())
                    .toList();
            if (called.stream()
                    .anyMatch(name -> words.stream().anyMatch(word -> keys(word).equals(keys(name))))) {
                words.addAll(called);
            }
        }
        words.stream().map(Thing::keys).filter(keys -> !keys.isEmpty()).forEach(names::add);
    }

    private static Stream<Origin> origins(Because because) {
        return Stream.concat(
                Stream.of(because.origin()), because.parts().stream().flatMap(Thing::origins));
    }

    /** Whether a sentence speaks of it: every word of one of its names is there, and nothing says that it was spared. */
    boolean isIn(String sentence) {
        if (SPARED.matcher(sentence).find()) {
            return false;
        }
        Set<String> said = keys(sentence);
        return names.stream().anyMatch(said::containsAll);
    }

    boolean isOneOf(List<String> namedTables, List<String> namedMetrics) {
        return namedTables.stream().map(Thing::last).anyMatch(tables::contains)
                || namedMetrics.stream().map(Names::key).anyMatch(metrics::contains);
    }

    private static String last(String table) {
        return Names.key(table.substring(table.lastIndexOf('.') + 1));
    }

    /** Words without their endings, so that one order and many orders are the same thing. */
    static Set<String> keys(String text) {
        return Arrays.stream(BETWEEN.split(Names.key(text.replaceAll("(\\p{Ll})(\\p{Lu})", "$1 $2")), -1))
                .filter(word -> !word.isBlank() && !EMPTY.contains(word))
                .map(word -> word.length() > 3 && word.endsWith("s") && !word.endsWith("ss")
                        ? word.substring(0, word.length() - 1)
                        : word)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
