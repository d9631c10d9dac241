package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.schema.Schema;
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
            "send",
            "sent",
            "buy",
            "bought");
    private static final Set<String> PEOPLE =
            keys("people", "person", "everyone", "everybody", "anyone", "anybody", "someone", "somebody");

    private final Knowledge knowledge;
    private final Schema schema;
    private final Set<String> written = new HashSet<>();

    public LightWords(Knowledge knowledge, Schema schema) {
        this.knowledge = knowledge;
        this.schema = schema;
    }

    private boolean used(String key) {
        return SchemaWords.of(schema).contains(key) || written().contains(key);
    }

    /** The words of what people wrote, taken when the first word asks for them. */
    private Set<String> written() {
        if (written.isEmpty()) {
            knowledge.metrics().forEach(metric -> {
                written.addAll(Words.keys(metric.name()));
                metric.synonyms().forEach(synonym -> written.addAll(Words.keys(synonym)));
                metric.dimensions().forEach(dimension -> written.addAll(Words.keys(dimension.word())));
            });
            knowledge.glossary().forEach(entry -> {
                written.addAll(Words.keys(entry.term()));
                entry.synonyms().forEach(synonym -> written.addAll(Words.keys(synonym)));
            });
        }
        return written;
    }

    public boolean light(Token token) {
        return token.kind() == Token.Kind.WORD
                && (VERBS.contains(token.key()) || PEOPLE.contains(token.key()))
                && !used(token.key());
    }

    /** Whether something is called by it, in the schema or in what people wrote. */
    public boolean known(Token token) {
        return token.kind() == Token.Kind.WORD && used(token.key());
    }

    /** Whether the project has no use for the word, so that another word of the same meaning may be meant. */
    boolean foreign(Token token) {
        return token.kind() == Token.Kind.WORD && FunctionWords.content(token) && !used(token.key());
    }

    private static Set<String> keys(String... words) {
        return Stream.of(words).map(WordKey::of).collect(Collectors.toSet());
    }
}
