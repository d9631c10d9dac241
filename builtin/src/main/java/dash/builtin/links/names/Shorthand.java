package dash.builtin.links.names;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.schema.Column;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What the names of one schema write short and its comments write out: {@code vsl} is a vessel where a comment speaks of vessels,
 * so that whatever means the same as the whole word is understood too.
 */
final class Shorthand {

    /** The comment of the very name, one of its table, one anywhere. */
    private static final int OWN = 4;

    private static final int BESIDE = 2;
    private static final int ELSEWHERE = 1;

    private static final int SHORTEST = 3;

    /** A short form that lacks one letter is hardly one. */
    private static final int LACKING = 2;

    private final Predicate<String> known;
    private final Map<String, Map<String, Integer>> votes = new TreeMap<>();
    private final Map<String, String> whole = new HashMap<>();

    Shorthand(Schema schema, Predicate<String> known) {
        this.known = known;
        Set<String> shortForms = new TreeSet<>();
        schema.tables().forEach(table -> {
            shortForms.addAll(cryptic(table.name().name()));
            table.columns().forEach(column -> shortForms.addAll(cryptic(column.name())));
        });
        if (!shortForms.isEmpty()) {
            schema.tables().forEach(table -> read(table, shortForms));
        }
        votes.forEach((shortForm, words) -> best(words)
                .filter(word -> Lexicon.english()
                        .written(shortForm)
                        .filter(words::containsKey)
                        .isEmpty())
                .ifPresent(word -> whole.put(shortForm, word)));
    }

    /** The words of a name, written out where the schema says how; that goes before what is usual elsewhere. */
    List<String> words(String name) {
        return Identifier.written(PersonNames.written(name)).stream()
                .flatMap(part -> whole.containsKey(part)
                        ? Stream.of(whole.getOrDefault(part, part))
                        : Identifier.words(part, known).stream())
                .map(word -> whole.getOrDefault(word, word))
                .toList();
    }

    private List<String> cryptic(String name) {
        return Identifier.written(PersonNames.written(name)).stream()
                .filter(word -> word.length() >= SHORTEST && !Identifier.isUsual(word) && isShort(word))
                .toList();
    }

    private boolean isShort(String word) {
        return !known.test(word) || Lexicon.english().written(word).isPresent();
    }

    private void read(Table table, Set<String> shortForms) {
        List<String> tableName = cryptic(table.name().name());
        vote(table.comment(), tableName, tableName, shortForms);
        for (Column column : table.columns()) {
            vote(column.comment(), cryptic(column.name()), tableName, shortForms);
        }
    }

    private void vote(String comment, List<String> own, List<String> beside, Set<String> shortForms) {
        for (Token token : comment.isBlank() ? List.<Token>of() : Words.of(comment)) {
            String word = WordKey.singular(token.lower());
            if (token.kind() == Token.Kind.WORD && word.length() > SHORTEST && known.test(word)) {
                shortForms.stream()
                        .filter(shortForm -> word.length() >= shortForm.length() + LACKING || lacksVowels(shortForm))
                        .filter(shortForm -> Spelling.abbreviates(shortForm, word))
                        .forEach(shortForm -> votes.computeIfAbsent(shortForm, each -> new TreeMap<>())
                                .merge(
                                        word,
                                        own.contains(shortForm) ? OWN : beside.contains(shortForm) ? BESIDE : ELSEWHERE,
                                        Integer::sum));
            }
        }
    }

    private static boolean lacksVowels(String shortForm) {
        return shortForm.chars().noneMatch(letter -> "aeiou".indexOf(letter) >= 0);
    }

    /** The word that most speaks for; none where two are as likely. */
    private static Optional<String> best(Map<String, Integer> words) {
        int most = words.values().stream().max(Integer::compare).orElse(0);
        List<String> likely = words.entrySet().stream()
                .filter(each -> each.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
        return likely.size() == 1 ? Optional.of(likely.getFirst()) : Optional.empty();
    }
}
