package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Words that say that something was done or that people did it, and nothing about what: handled, placed, people. A word that
 * the schema or what people wrote has a use for is never one of them: where orders can be handled, it matters that they were.
 */
public final class LightWords {

    private static final Set<String> VERBS = keys(
            "handle",
            "hold",
            "place",
            "contribute",
            "book",
            "take",
            "arrive",
            "receive",
            "fall",
            "give",
            "deal",
            "process",
            "wait",
            "go",
            "run",
            "belong",
            "provide",
            "deliver",
            "account",
            "achieve",
            "collect",
            "reach",
            "went",
            "taken",
            "gave",
            "held",
            "took",
            "fell",
            "earn",
            "produce",
            "cause",
            "yield",
            "measured");
    private static final Set<String> PEOPLE =
            keys("people", "person", "everyone", "everybody", "anyone", "anybody", "someone", "somebody");

    /** Those that a schema has a use for; a schema may have thousands of names, so they are looked through once. */
    private static final Map<Schema, Set<String>> USED = Collections.synchronizedMap(new WeakHashMap<>());

    private final Knowledge knowledge;
    private final Schema schema;

    public LightWords(Knowledge knowledge, Schema schema) {
        this.knowledge = knowledge;
        this.schema = schema;
    }

    private boolean written(String key) {
        Stream<String> measures = knowledge.metrics().stream()
                .flatMap(metric -> Stream.of(
                                Stream.of(metric.name()),
                                metric.synonyms().stream(),
                                metric.dimensions().stream().map(Dimension::word))
                        .flatMap(names -> names));
        Stream<String> terms = knowledge.glossary().stream()
                .flatMap(entry -> Stream.concat(Stream.of(entry.term()), entry.synonyms().stream()));
        return Stream.concat(measures, terms).anyMatch(text -> Words.keys(text).contains(key));
    }

    private static Set<String> usedBy(Schema schema) {
        Set<String> used = new HashSet<>();
        for (Table table : schema.tables()) {
            used.addAll(Words.keys(table.name().name().replace('_', ' ')));
            for (Column column : table.columns()) {
                used.addAll(Words.keys(column.name().replace('_', ' ')));
                column.enumeration().forEach(value -> used.addAll(Words.keys(value)));
            }
        }
        used.removeIf(key -> !VERBS.contains(key) && !PEOPLE.contains(key));
        return Set.copyOf(used);
    }

    boolean light(Token token) {
        return token.kind() == Token.Kind.WORD
                && (VERBS.contains(token.key()) || PEOPLE.contains(token.key()))
                && !USED.computeIfAbsent(schema, LightWords::usedBy).contains(token.key())
                && !written(token.key());
    }

    private static Set<String> keys(String... words) {
        return Stream.of(words).map(WordKey::of).collect(Collectors.toSet());
    }
}
