package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the metrics that a question names. Metrics in prose are found too; nothing can be run for them. */
public final class MetricLinker {

    /** How many light words may stand between the words of a name. */
    private static final int WIDEST_GAP = 4;

    /** How many words may name the one who did something. */
    private static final int LONGEST_SUBJECT = 5;

    private static final Set<String> AVERAGES = Set.of(WordKey.of("average"), WordKey.of("mean"), WordKey.of("median"));

    private final Knowledge knowledge;
    private final Phrases phrases;

    public MetricLinker(Knowledge knowledge, Phrases phrases) {
        this.knowledge = knowledge;
        this.phrases = phrases;
    }

    public List<MetricLink> find(List<Token> tokens) {
        List<MetricLink> links = new ArrayList<>();
        for (Metric metric : knowledge.metrics()) {
            for (List<String> phrase : phrases.of(metric)) {
                for (int index = 0; index < tokens.size(); index++) {
                    link(tokens, index, phrase, metric)
                            .filter(link -> !countsInstead(tokens, link, phrase, metric))
                            .filter(link -> !oneOfThem(tokens, link, phrase))
                            .ifPresent(link -> keep(link, links));
                }
            }
        }
        combine(links);
        links.removeIf(link -> States.mistaken(tokens, link));
        return links;
    }

    /** Whether the question asks for one of those that a metric counts, such as "what was the award in 2024". */
    public boolean namesOne(List<Token> tokens) {
        return knowledge.agreedMetrics().stream()
                .anyMatch(metric -> phrases.of(metric).stream()
                        .anyMatch(phrase -> IntStream.range(0, tokens.size())
                                .mapToObj(index -> link(tokens, index, phrase, metric))
                                .flatMap(Optional::stream)
                                .anyMatch(link -> oneOfThem(tokens, link, phrase))));
    }

    /** Two names of one metric that share a word say it once: "new accounts" and "accounts created". */
    private static void combine(List<MetricLink> links) {
        List<MetricLink> single = List.copyOf(links);
        for (MetricLink one : single) {
            for (MetricLink other : single) {
                if (!one.equals(other)
                        && one.metric().equals(other.metric())
                        && one.tokens().intersects(other.tokens())) {
                    BitSet both = one.tokens();
                    both.or(other.tokens());
                    keep(new MetricLink(one.metric(), both, one.exact() && other.exact(), one.phrase()), links);
                }
            }
        }
    }

    /** "What was the fastest lap" and "fastest lap in May" ask for one of those that the metric counts, not for their number. */
    private static boolean oneOfThem(List<Token> tokens, MetricLink link, List<String> phrase) {
        int first = link.tokens().nextSetBit(0);
        int last = link.tokens().length() - 1;
        boolean asked = first > 2
                && tokens.get(first - 3).is("what", "which")
                && tokens.get(first - 2).is("is", "was")
                && tokens.get(first - 1).is("the");
        boolean counted = last + 1 < tokens.size() && tokens.get(last + 1).is("count", "number", "total");
        boolean bare = first == 0
                && (last + 1 == tokens.size() || tokens.get(last + 1).is("in", "at", "of", "from", "on", "for"));
        return (asked || bare)
                && !counted
                && Units.counts(link.metric())
                && !tokens.get(last).plural()
                && Stream.concat(Stream.of(link.metric().name()), link.metric().synonyms().stream())
                        .map(Words::written)
                        .filter(name -> name.stream().map(Token::key).toList().equals(phrase))
                        .allMatch(name -> name.getLast().plural());
    }

    /** The average order is a value, average orders are a number of orders. */
    private static boolean countsInstead(List<Token> tokens, MetricLink link, List<String> phrase, Metric metric) {
        if (!AVERAGES.contains(phrase.getFirst())) {
            return false;
        }
        boolean asked = link.tokens().stream()
                .mapToObj(tokens::get)
                .anyMatch(token -> token.plural() && token.key().equals(phrase.getLast()));
        boolean written = Stream.concat(Stream.of(metric.name()), metric.synonyms().stream())
                .map(Words::written)
                .anyMatch(name -> !name.isEmpty()
                        && name.getLast().plural()
                        && name.stream().map(Token::key).toList().equals(phrase));
        return asked && !written;
    }

    /** The same for a metric that is described by the words of one of its names. */
    static boolean countsInstead(List<Token> tokens, MetricLink link) {
        return Stream.concat(Stream.of(link.metric().name()), link.metric().synonyms().stream())
                .map(Words::keys)
                .filter(phrase -> !phrase.isEmpty())
                .anyMatch(phrase -> countsInstead(tokens, link, phrase, link.metric()));
    }

    private static void keep(MetricLink link, List<MetricLink> links) {
        for (int index = 0; index < links.size(); index++) {
            MetricLink other = links.get(index);
            if (other.metric().equals(link.metric()) && other.tokens().equals(link.tokens())) {
                links.set(index, link.exact() ? link : other);
                return;
            }
        }
        links.add(link);
    }

    private static Optional<MetricLink> link(List<Token> tokens, int index, List<String> phrase, Metric metric) {
        if (standsAt(tokens, index, phrase)) {
            BitSet span = new BitSet();
            span.set(index, index + phrase.size());
            return Optional.of(new MetricLink(metric, span, true, String.join(" ", phrase)));
        }
        List<String> content =
                phrase.stream().filter(key -> !FunctionWords.lightKey(key)).toList();
        return content.size() < 2
                ? Optional.empty()
                : scattered(tokens, index, content)
                        .or(() -> aroundSubject(tokens, index, phrase))
                        .map(span -> new MetricLink(metric, span, false, String.join(" ", phrase)));
    }

    static boolean standsAt(List<Token> tokens, int index, List<String> phrase) {
        if (index + phrase.size() > tokens.size()) {
            return false;
        }
        for (int offset = 0; offset < phrase.size(); offset++) {
            if (!tokens.get(index + offset).key().equals(phrase.get(offset))) {
                return false;
            }
        }
        return true;
    }

    /** A superlative or a "still" may stand inside of a name and keeps its own meaning: "sold the most units". */
    private static boolean between(Token token) {
        return FunctionWords.light(token)
                || FunctionWords.now().contains(List.of(token.lower()))
                || Linker.MOST.contains(token.lower())
                || Linker.LEAST.contains(token.lower());
    }

    /** "Parcels shipped" in "how many parcels did Mill & Sons ship": who did it stands before the verb. */
    private static Optional<BitSet> aroundSubject(List<Token> tokens, int index, List<String> phrase) {
        int noun = phrase.size() - 1;
        int auxiliary = index + noun;
        boolean begun = standsAt(tokens, index, phrase.subList(0, noun))
                && auxiliary < tokens.size()
                && tokens.get(auxiliary).is("did", "does", "do", "has", "have", "had");
        int end = Math.min(tokens.size(), auxiliary + 2 + LONGEST_SUBJECT);
        for (int at = auxiliary + 2; begun && at < end; at++) {
            if (tokens.get(at).key().equals(phrase.getLast())) {
                BitSet span = new BitSet();
                span.set(index, auxiliary);
                span.set(at);
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }

    /** The words in any order from here on, with only light words between them. */
    private static Optional<BitSet> scattered(List<Token> tokens, int index, List<String> content) {
        List<String> open = new ArrayList<>(content);
        BitSet span = new BitSet();
        int gap = 0;
        for (int at = index; at < tokens.size() && !open.isEmpty(); at++) {
            if (open.remove(tokens.get(at).key())) {
                span.set(at);
            } else if (span.isEmpty() || !between(tokens.get(at)) || ++gap > WIDEST_GAP) {
                return Optional.empty();
            }
        }
        return open.isEmpty() ? Optional.of(span) : Optional.empty();
    }
}
