package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.HashSet;
import java.util.Set;
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
            "measured",
            "dated",
            "buy",
            "bought");
    private static final Set<String> PEOPLE =
            keys("people", "person", "everyone", "everybody", "anyone", "anybody", "someone", "somebody");

    private final Set<String> known = new HashSet<>();

    public LightWords(Knowledge knowledge, Schema schema) {
        knowledge.metrics().forEach(metric -> {
            known.addAll(Words.keys(metric.name()));
            metric.synonyms().forEach(synonym -> known.addAll(Words.keys(synonym)));
            metric.dimensions().forEach(dimension -> known.addAll(Words.keys(dimension.word())));
        });
        knowledge.glossary().forEach(entry -> {
            known.addAll(Words.keys(entry.term()));
            entry.synonyms().forEach(synonym -> known.addAll(Words.keys(synonym)));
        });
        for (Table table : schema.tables()) {
            known.addAll(Words.keys(table.name().name().replace('_', ' ')));
            table.columns().forEach(this::learn);
        }
    }

    private void learn(Column column) {
        known.addAll(Words.keys(column.name().replace('_', ' ')));
        column.enumeration().forEach(value -> known.addAll(Words.keys(value)));
    }

    boolean light(Token token) {
        return token.kind() == Token.Kind.WORD
                && (VERBS.contains(token.key()) || PEOPLE.contains(token.key()))
                && !known.contains(token.key());
    }

    /** Whether the project has no use for the word, so that another word of the same meaning may be meant. */
    boolean foreign(Token token) {
        return token.kind() == Token.Kind.WORD && !known.contains(token.key()) && FunctionWords.content(token);
    }

    private static Set<String> keys(String... words) {
        return Stream.of(words).map(WordKey::of).collect(Collectors.toSet());
    }
}
