package dash.builtin.links;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.periods.PeriodMention;
import dash.builtin.words.Token;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds metrics that a question speaks of without their name: its words are those by which people named, defined and
 * described them. "What percentage of orders was refunded" is the refund rate.
 */
public final class VocabularyLinker {

    /** With less of a name or of the definition, the words may as well speak of something else. */
    private static final double LEAST_COVERAGE = 0.35;

    private static final double CLOSE_IN_MEANING = 0.65;

    /** A word that another metric is called by has to be nearer. */
    private static final double CLOSE_THOUGH_USED = 0.7;

    private final List<Vocabulary> vocabularies = new ArrayList<>();
    private final Map<String, Double> rarity = new HashMap<>();

    public VocabularyLinker(Collection<Metric> metrics, Phrases phrases) {
        metrics.forEach(metric -> vocabularies.add(new Vocabulary(metric, phrases)));
        Map<String, Integer> counts = new HashMap<>();
        vocabularies.forEach(each -> each.keys().forEach(key -> counts.merge(key, 1, Integer::sum)));
        counts.forEach((key, count) -> rarity.put(key, Math.log((metrics.size() + 1.0) / count)));
    }

    /** One link for each metric; its evidence says how much the words tell. */
    public List<MetricLink> find(List<Token> tokens, List<PeriodMention> periods) {
        BitSet free = new BitSet();
        free.set(0, tokens.size());
        periods.forEach(mention -> free.clear(mention.from(), mention.to()));
        List<MetricLink> links = new ArrayList<>();
        vocabularies.forEach(each -> link(each, tokens, free).ifPresent(links::add));
        return links;
    }

    private Optional<MetricLink> link(Vocabulary vocabulary, List<Token> tokens, BitSet free) {
        BitSet span = new BitSet();
        Set<String> said = new HashSet<>();
        double evidence = 0;
        boolean direct = false;
        for (int index = free.nextSetBit(0); index >= 0; index = free.nextSetBit(index + 1)) {
            boolean asked = index > 1 && tokens.get(index - 1).is("many") && !Units.counts(vocabulary.metric());
            Optional<String> key = asked ? Optional.empty() : known(vocabulary, tokens.get(index));
            if (key.isPresent()) {
                span.set(index);
                direct |= key.get().equals(tokens.get(index).key()) && vocabulary.weight(key.get()) > 0.5;
                evidence +=
                        said.add(key.get()) ? vocabulary.weight(key.get()) * rarity.getOrDefault(key.get(), 0.0) : 0;
            }
        }
        double coverage = vocabulary.coverage(said, rarity);
        MetricLink link = new MetricLink(vocabulary.metric(), span, false, "", evidence * (0.5 + 0.5 * coverage));
        boolean mistaken = States.mistaken(tokens, link)
                || MetricLinker.countsInstead(tokens, link)
                || new LeftOut(tokens).wants(vocabulary.metric());
        return coverage < LEAST_COVERAGE || !direct || vocabulary.torn(said) || mistaken
                ? Optional.empty()
                : Optional.of(link);
    }

    private Optional<String> known(Vocabulary vocabulary, Token token) {
        if (token.kind() != Token.Kind.WORD || !FunctionWords.content(token)) {
            return Optional.empty();
        }
        if (vocabulary.keys().contains(token.key())) {
            return Optional.of(token.key());
        }
        double least = rarity.containsKey(token.key()) ? CLOSE_THOUGH_USED : CLOSE_IN_MEANING;
        return token.lower().length() < 4
                ? Optional.empty()
                : vocabulary.keys().stream()
                        .filter(key -> key.length() > 3 && vocabulary.weight(key) > 0.5)
                        .filter(key -> Lexicon.english().closeness(token.lower(), key) >= least)
                        .findFirst();
    }
}
