package dash.builtin.taught;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What a project has names for: phrases that stand for one another by its knowledge, and the words of its schema. */
final class TermNames {

    private static final int LONGEST = 6;

    private final boolean byPhrase;
    private final Map<List<String>, String> phrases = new HashMap<>();
    private final Set<List<String>> ambiguous = new HashSet<>();
    private final Set<String> words = new HashSet<>();
    private final Set<List<String>> identifiers = new LinkedHashSet<>();

    /** @param byPhrase whether phrases of the knowledge are taken for what they name, or every word for itself */
    TermNames(Knowledge knowledge, Schema schema, boolean byPhrase) {
        this.byPhrase = byPhrase;
        knowledge.metrics().forEach(metric -> group(metric.name(), metric.synonyms()));
        knowledge.glossary().forEach(entry -> group(entry.term(), entry.synonyms()));
        for (Table table : schema.tables()) {
            identifier(table.name().name());
            table.columns().stream().map(Column::name).forEach(this::identifier);
        }
    }

    /** A phrase that two things are called names neither of them; its words still count. */
    private void group(String name, List<String> synonyms) {
        List<String> own = Words.keys(name);
        String id = phrases.getOrDefault(own, "name:" + String.join(" ", own));
        Stream.concat(Stream.of(name), synonyms.stream())
                .map(Words::keys)
                .filter(keys -> !keys.isEmpty())
                .forEach(keys -> {
                    words.addAll(keys);
                    String known = phrases.putIfAbsent(keys, id);
                    if (known != null && !known.equals(id)) {
                        ambiguous.add(keys);
                    }
                });
    }

    private void identifier(String name) {
        List<String> keys = Words.keys(name.replace('_', ' '));
        words.addAll(keys);
        if (!keys.isEmpty()) {
            identifiers.add(List.copyOf(keys));
        }
    }

    /** A phrase that the knowledge has a name for. */
    record Named(String name, int length) {}

    /** What a question names at a place, where phrases are taken for what they name. */
    Named term(List<Token> tokens, int from) {
        return byPhrase ? at(tokens, from) : new Named("", 0);
    }

    /** The longest phrase of knowledge at a place; length 0 for none. */
    Named at(List<Token> tokens, int from) {
        for (int length = Math.min(LONGEST, tokens.size() - from); length > 0; length--) {
            List<String> keys =
                    tokens.subList(from, from + length).stream().map(Token::key).toList();
            String name = phrases.get(keys);
            if (name != null && !ambiguous.contains(keys)) {
                return new Named(name, length);
            }
        }
        return new Named("", 0);
    }

    /** Whether the project has a use of its own for the word. */
    boolean knows(String key) {
        return words.contains(key);
    }

    /**
     * Whether the word only spells out a name whose head is there without it, such as the support of support tickets. Where
     * several names have that head, the word tells them apart.
     */
    boolean spellsOut(String key, Set<String> others) {
        List<List<String>> named = identifiers.stream()
                .filter(identifier -> identifier.size() > 1)
                .filter(identifier -> identifier.indexOf(key) >= 0 && identifier.indexOf(key) < identifier.size() - 1)
                .filter(identifier -> others.containsAll(without(key, identifier)))
                .toList();
        return named.size() == 1
                && identifiers.stream()
                        .filter(identifier ->
                                identifier.getLast().equals(named.getFirst().getLast()))
                        .allMatch(named.getFirst()::equals);
    }

    private static List<String> without(String key, List<String> identifier) {
        return identifier.stream().filter(word -> !word.equals(key)).toList();
    }
}
