package dash.builtin.links.names;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.lexicon.Related;
import dash.builtin.lexicon.Way;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.GlossaryEntry;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of one schema, to be found in questions. Safe for many threads; made once for a state of schema and knowledge. */
public final class SchemaNames {

    static final Predicate<String> KNOWN = word -> Lexicon.english().known(word);

    /** So many tables are looked at for one question; a schema of thousands must not be slower than one of ten. */
    private static final int MOST_TABLES = 24;

    private static final int MOST_FOR_A_SPAN = 8;
    private static final double SLIP = 0.45;
    private static final double NEAR = 0.55;
    private static final double BESIDE = 0.35;
    private static final int MOST_SPELLED = 3_000;

    private final Map<String, List<Called>> byFirstKey = new HashMap<>();
    private final Map<String, String> spelled = new HashMap<>();
    private final Set<String> words;
    private final Map<String, List<Called>> further = new HashMap<>();

    SchemaNames(Schema schema) {
        words = new HashSet<>();
        String house = SharedPrefix.of(schema.tables());
        for (Table table : schema.tables()) {
            new Calling(KNOWN, house).of(table).forEach(this::add);
            spell(table.name().name());
            table.columns().forEach(column -> spell(column.name()));
        }
    }

    /** The same names, and what else people call them: laid over, because a question picks its part of a glossary. */
    private SchemaNames(SchemaNames base, List<GlossaryEntry> glossary) {
        byFirstKey.putAll(base.byFirstKey);
        spelled.putAll(base.spelled);
        words = new HashSet<>(base.words);
        for (GlossaryEntry entry : glossary) {
            entry.synonyms().forEach(synonym -> equal(entry.term(), synonym));
        }
    }

    SchemaNames with(List<GlossaryEntry> glossary) {
        return glossary.isEmpty() ? this : new SchemaNames(this, glossary);
    }

    private List<Called> called(String key) {
        List<Called> known = byFirstKey.getOrDefault(key, List.of());
        List<Called> more = further.getOrDefault(key, List.of());
        return more.isEmpty()
                ? known
                : Stream.concat(known.stream(), more.stream()).toList();
    }

    private void spell(String name) {
        Identifier.words(name, KNOWN).forEach(word -> spelled.putIfAbsent(WordKey.of(word), word));
    }

    private void equal(String term, String synonym) {
        List<String> one = Words.keys(term);
        List<String> other = Words.keys(synonym);
        if (!one.isEmpty() && !other.isEmpty()) {
            List<Called> named = byFirstKey.getOrDefault(one.getFirst(), List.of()).stream()
                    .filter(called -> called.keys().equals(one) && called.cost() < 0.1)
                    .toList();
            named.forEach(called -> {
                further.computeIfAbsent(other.getFirst(), key -> new ArrayList<>())
                        .add(new Called(called.target(), other, 0));
                words.addAll(other);
            });
        }
    }

    private void add(Called called) {
        byFirstKey
                .computeIfAbsent(called.keys().getFirst(), key -> new ArrayList<>())
                .add(called);
        words.addAll(called.keys());
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
        return nearest(links);
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

    /** What goes by just these words. */
    public List<NameLink> named(List<Token> words) {
        return links(words).stream()
                .filter(link -> link.from() == 0 && link.to() == words.size())
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
        Map<String, Double> meanings = new HashMap<>();
        if (token.kind() != Token.Kind.WORD && token.kind() != Token.Kind.NAME) {
            return meanings;
        }
        boolean compares = Lexicon.english()
                .measure(token.lower())
                .filter(measure -> measure.degree() == Degree.COMPARATIVE)
                .isPresent();
        List<Related> near = compares ? List.of() : Lexicon.english().related(token.lower());
        for (Related related : near) {
            String key = WordKey.of(related.word());
            if (words.contains(key) && !key.equals(token.key()) && related.closeness() >= NEAR) {
                double derived = related.way() == Way.DERIVED ? 0.15 : 0;
                meanings.merge(key, 0.1 + derived + 0.9 * (1 - related.closeness()), Math::min);
            }
        }
        meanings.put(token.key(), 0.0);
        Lexicon.english().lemmas(token.lower()).forEach(lemma -> meanings.merge(WordKey.of(lemma), 0.0, Math::min));
        boolean unknown = !words.contains(token.key());
        if (unknown && token.lower().length() > 3) {
            slips(token, meanings);
            narrower(token, meanings);
        }
        return meanings;
    }

    /** The lexicon lists what is broader than a word; what is narrower is found by asking for each. */
    private void narrower(Token token, Map<String, Double> meanings) {
        if (spelled.size() <= MOST_SPELLED) {
            spelled.forEach((key, word) -> {
                double closeness = Lexicon.english().closeness(token.lower(), word);
                if (closeness >= NEAR) {
                    meanings.merge(key, 0.1 + 0.9 * (1 - closeness), Math::min);
                }
            });
        }
    }

    private void slips(Token token, Map<String, Double> meanings) {
        boolean slip = !KNOWN.test(token.lower());
        for (String word : words) {
            boolean near = (slip && Spelling.mistyped(token.key(), word))
                    || (!KNOWN.test(word) && Spelling.abbreviates(word, token.lower()))
                    || Spelling.abbreviates(token.lower(), word);
            if (near) {
                meanings.merge(word, SLIP, Math::min);
            }
        }
    }

    private static List<NameLink> nearest(List<NameLink> links) {
        Map<RelationName, Map<Integer, Double>> worth = new HashMap<>();
        for (NameLink link : links) {
            Map<Integer, Double> tokens =
                    worth.computeIfAbsent(link.target().table().name(), table -> new HashMap<>());
            double share = Math.max(0.05, 1 - link.cost());
            for (int index = link.from(); index < link.to(); index++) {
                tokens.merge(index, share, Math::max);
            }
            if (link.target() instanceof Target.OfTable) {
                tokens.merge(-1 - link.from(), share, Math::max);
            }
        }
        Map<RelationName, Double> sums = new HashMap<>();
        worth.forEach((table, tokens) -> sums.put(
                table, tokens.values().stream().mapToDouble(Double::doubleValue).sum()));
        Set<RelationName> chosen = sums.entrySet().stream()
                .sorted(Map.Entry.<RelationName, Double>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST_TABLES)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
        return bestOfSpans(
                sums,
                links.stream()
                        .filter(link -> chosen.contains(link.target().table().name()))
                        .toList());
    }

    /** Where something is called just so, what is only called alike is hardly meant. */
    private static NameLink besideExact(NameLink link, Set<Integer> exact) {
        boolean covered = link.cost() > 0.09
                && java.util.stream.IntStream.range(link.from(), link.to()).allMatch(exact::contains);
        return covered
                ? new NameLink(link.from(), link.to(), link.target(), link.cost() + BESIDE, link.plural())
                : link;
    }

    private static List<NameLink> bestOfSpans(Map<RelationName, Double> worth, List<NameLink> links) {
        Set<Integer> exact = new HashSet<>();
        links.stream()
                .filter(link -> link.cost() < 0.01 && link.target() instanceof Target.OfTable)
                .forEach(link ->
                        java.util.stream.IntStream.range(link.from(), link.to()).forEach(exact::add));
        Map<String, NameLink> best = new LinkedHashMap<>();
        links.stream()
                .map(link -> besideExact(link, exact))
                .sorted(Comparator.comparingDouble(NameLink::cost)
                        .thenComparingDouble(link ->
                                -worth.getOrDefault(link.target().table().name(), 0.0))
                        .thenComparing(link -> link.target().label()))
                .forEach(link -> best.putIfAbsent(
                        link.from() + "-" + link.to() + link.target().label(), link));
        Map<String, Integer> counts = new HashMap<>();
        return best.values().stream()
                .filter(link -> counts.merge(link.from() + "-" + link.to(), 1, Integer::sum) <= MOST_FOR_A_SPAN)
                .toList();
    }
}
