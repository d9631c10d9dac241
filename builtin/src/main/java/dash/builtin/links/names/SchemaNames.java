package dash.builtin.links.names;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.Kept;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.GlossaryEntry;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The names of one schema, to be found in questions. Safe for many threads; made once for a state of schema and knowledge. */
public final class SchemaNames {

    private static final double ANOTHERS = 0.3;

    static final Predicate<String> KNOWN = new Kept<>(Lexicon.english()::known)::of;

    private final Map<String, List<Called>> byFirstKey;
    private final WordMeanings words;
    private final List<Target.OfColumn> people;
    private final Map<String, List<Called>> further = new HashMap<>();
    private final WordMeanings furtherWords = new WordMeanings();
    private final Kept<List<NameLink>> named = new Kept<>(this::looked);

    /** Whether English has the word, whatever it means here. */
    public static boolean isEnglish(String word) {
        return KNOWN.test(word);
    }

    SchemaNames(Schema schema) {
        byFirstKey = new HashMap<>();
        words = new WordMeanings();
        String house = SharedPrefix.of(schema.tables());
        FlatNames flat = new FlatNames(schema);
        Shorthand shorthand = new Shorthand(schema, KNOWN);
        people = schema.tables().stream()
                .flatMap(table ->
                        flat.of(table).values().stream().distinct().map(name -> new Target.OfColumn(table, name)))
                .toList();
        Map<List<String>, RelationName> whole = new HashMap<>();
        schema.tables()
                .forEach(table -> whole.put(Words.keys(table.name().name().replace('_', ' ')), table.name()));
        for (Table table : schema.tables()) {
            new Calling(shorthand, house, flat)
                    .of(table).stream()
                            .map(called -> anothers(called, whole) ? called.dearer(ANOTHERS) : called)
                            .forEach(this::add);
            shorthand.words(table.name().name()).forEach(words::spell);
            table.columns().forEach(column -> shorthand.words(column.name()).forEach(words::spell));
        }
    }

    /** The words that a name of a schema is made of, in full where it writes them short. */
    public static List<String> parts(String name) {
        return Identifier.words(name, KNOWN);
    }

    /** A table that is called so in part, where another one has that very name: students, and not their records. */
    private static boolean anothers(Called called, Map<List<String>, RelationName> whole) {
        RelationName owner = whole.get(called.keys());
        return owner != null
                && called.cost() > 0
                && called.target() instanceof Target.OfTable(Table table)
                && !owner.equals(table.name());
    }

    /** The same names, and what else people call them: laid over, because a question picks its part of a glossary. */
    private SchemaNames(SchemaNames base, List<GlossaryEntry> glossary) {
        byFirstKey = base.byFirstKey;
        words = base.words;
        people = base.people;
        for (GlossaryEntry entry : glossary) {
            entry.synonyms().forEach(synonym -> equal(entry.term(), synonym));
        }
    }

    SchemaNames with(List<GlossaryEntry> glossary) {
        SchemaNames laidOver = new SchemaNames(this, glossary);
        return laidOver.further.isEmpty() ? this : laidOver;
    }

    /** The columns that name people who have no table of their own. */
    public List<Target.OfColumn> people() {
        return people;
    }

    private List<Called> called(String key) {
        List<Called> known = byFirstKey.getOrDefault(key, List.of());
        List<Called> more = further.getOrDefault(key, List.of());
        return more.isEmpty()
                ? known
                : Stream.concat(known.stream(), more.stream()).toList();
    }

    private void equal(String term, String synonym) {
        List<String> one = Words.keys(term);
        List<String> other = Words.keys(synonym);
        if (!one.isEmpty() && !other.isEmpty()) {
            List<Called> same = byFirstKey.getOrDefault(one.getFirst(), List.of()).stream()
                    .filter(called -> called.keys().equals(one) && called.cost() < 0.1)
                    .toList();
            same.forEach(called -> {
                further.computeIfAbsent(other.getFirst(), key -> new ArrayList<>())
                        .add(new Called(called.target(), other, 0));
                other.forEach(furtherWords::add);
            });
        }
    }

    private void add(Called called) {
        byFirstKey
                .computeIfAbsent(called.keys().getFirst(), key -> new ArrayList<>())
                .add(called);
        called.keys().forEach(words::add);
    }

    /** What the tokens may name, the best of each span, among the tables that the question is nearest to. */
    public List<NameLink> links(List<Token> tokens) {
        List<Map<String, Double>> meanings = tokens.stream().map(this::meanings).toList();
        List<NameLink> links = new ArrayList<>();
        for (int index = 0; index < tokens.size(); index++) {
            int from = index;
            meanings.get(index)
                    .forEach((key, cost) ->
                            called(key).forEach(called -> match(called, tokens, meanings, from, cost, links)));
        }
        for (int index = 0; index + 1 < tokens.size(); index++) {
            together(tokens, index, links);
        }
        links.removeIf(link -> onlyGrammar(link, tokens.subList(link.from(), link.to())));
        if (Imperatives.opens(tokens)) {
            links.removeIf(link -> link.from() == 0 && link.to() == 1);
        }
        return NearestTables.of(AddedWords.with(links, tokens), tokens.size());
    }

    /** The "a" of a question is no part of a name that happens to hold one, and its "does" no column called "did". */
    private static boolean onlyGrammar(NameLink link, List<Token> tokens) {
        boolean asking = tokens.stream().allMatch(token -> token.is("do", "does", "did"));
        return asking
                || (link.cost() > 0
                        && tokens.stream()
                                .allMatch(
                                        token -> token.is("a", "an", "the", "and", "has", "have", "is", "are", "or")));
    }

    /** "check-in" where a name says "checkin". */
    private void together(List<Token> tokens, int index, List<NameLink> links) {
        Token first = tokens.get(index);
        Token second = tokens.get(index + 1);
        if (first.kind() != Token.Kind.WORD || second.kind() != Token.Kind.WORD || second.start() > first.end() + 1) {
            return;
        }
        String key = WordKey.of(first.lower() + second.lower());
        called(key).stream()
                .filter(called -> called.keys().size() == 1)
                .forEach(called -> links.add(new NameLink(
                        index,
                        index + 2,
                        called.target(),
                        called.cost() + 0.05,
                        WordKey.plural(first.lower() + second.lower()))));
    }

    /** What goes by just this word or name. */
    public List<NameLink> named(String name) {
        return named.of(name);
    }

    private List<NameLink> looked(String name) {
        List<Token> tokens = Words.written(name);
        return links(tokens).stream()
                .filter(link -> link.from() == 0 && link.to() == tokens.size())
                .toList();
    }

    private static void match(
            Called called,
            List<Token> tokens,
            List<Map<String, Double>> meanings,
            int from,
            double first,
            List<NameLink> links) {
        double cost = called.cost() + first;
        int at = from + 1;
        for (int part = 1; part < called.keys().size(); part++) {
            String key = called.keys().get(part);
            while (at < tokens.size() && tokens.get(at).is("the", "a", "an") && !key.equals("the")) {
                at++;
            }
            Double next = at < tokens.size() ? meanings.get(at).get(key) : null;
            if (next == null) {
                return;
            }
            cost += next;
            at++;
        }
        links.add(
                new NameLink(from, at, called.target(), cost, tokens.get(at - 1).plural()));
    }

    /** The keys that a word may stand for, with what each costs. */
    private Map<String, Double> meanings(Token token) {
        if (token.kind() != Token.Kind.WORD && token.kind() != Token.Kind.NAME) {
            return Map.of();
        }
        boolean known = words.has(token.key());
        boolean added = furtherWords.has(token.key());
        Map<String, Double> own = added && !known ? words.spelledSo(token.lower()) : words.of(token.lower());
        if (furtherWords.isEmpty()) {
            return own;
        }
        Map<String, Double> all = new HashMap<>(own);
        (known ? furtherWords.spelledSo(token.lower()) : furtherWords.of(token.lower()))
                .forEach((key, cost) -> all.merge(key, cost, Math::min));
        return all;
    }
}
