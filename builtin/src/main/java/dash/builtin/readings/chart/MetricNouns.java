package dash.builtin.readings.chart;

import dash.builtin.links.MetricLink;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.schema.ForeignKey;
import dash.schema.Schema;
import dash.schema.Table;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What people agreed on, as nouns: a metric that counts rows says which rows these are, so that they can be spoken of beside others. */
final class MetricNouns {

    private static final Pattern COUNT = Pattern.compile("(?i)\\s*count\\s*\\(\\s*\\*\\s*\\)\\s*");
    private static final Pattern COUNT_OF =
            Pattern.compile("(?i)\\s*count\\s*\\(\\s*distinct\\s+(?:\\w+\\.)?(\\w+)\\s*\\)\\s*");

    /** They ask for the count and do not belong to the noun. */
    private static final Set<String> COUNTING = Set.of("how", "many", "number", "of", "count", "total");

    private final Knowledge knowledge;
    private final Schema schema;

    MetricNouns(Knowledge knowledge, Schema schema) {
        this.knowledge = knowledge;
        this.schema = schema;
    }

    void put(List<MetricLink> links, List<Token> words, Layout layout) {
        for (MetricLink link : links) {
            BitSet tokens = link.tokens();
            int from = tokens.nextSetBit(0);
            boolean whole = from >= 0 && unbroken(tokens, words);
            while (whole
                    && from < tokens.length()
                    && COUNTING.contains(words.get(from).lower())) {
                from++;
            }
            whole &= from < tokens.length();
            boolean usable = (link.exact() || tokens.cardinality() > 1)
                    && link.metric().runnable()
                    && link.metric().sqlTemplate().isEmpty()
                    && !knowledge.isDraft(link.metric());
            int first = from;
            int verb = tokens.length() - first > tokens.cardinality() ? Glue.VERB : 0;
            if (whole && usable && sameTense(link, words)) {
                noun(link.metric())
                        .ifPresent(frame -> layout.put(
                                first,
                                tokens.length(),
                                new Sense.Noun(frame),
                                Cost.NOTHING.plus(Feature.LINK, 0.02),
                                verb));
            }
        }
    }

    /** An article between two words does not part them, and makes the first a verb: "completed an order". */
    private static boolean unbroken(BitSet tokens, List<Token> words) {
        for (int index = tokens.nextClearBit(tokens.nextSetBit(0)); index < tokens.length(); index++) {
            if (!tokens.get(index) && !words.get(index).is("a", "an", "the", "any")) {
                return false;
            }
        }
        return true;
    }

    /** Open claims are not the claims that were opened. */
    private static boolean sameTense(MetricLink link, List<Token> words) {
        long said = link.tokens().stream()
                .filter(index -> words.get(index).lower().endsWith("ed"))
                .count();
        List<String> phrase = List.of(link.phrase().split(" ", -1));
        boolean sameForm = Stream.concat(Stream.of(link.metric().name()), link.metric().synonyms().stream())
                .map(Words::of)
                .filter(name -> name.stream().map(Token::key).toList().equals(phrase))
                .anyMatch(name -> name.stream()
                                .filter(word -> word.lower().endsWith("ed"))
                                .count()
                        == said);
        Set<String> named =
                Words.written(link.metric().name()).stream().map(Token::lower).collect(Collectors.toSet());
        boolean otherwise = IntStream.range(0, words.size())
                .filter(index -> !link.tokens().get(index))
                .mapToObj(words::get)
                .anyMatch(word -> !named.contains(word.lower())
                        && Words.keys(link.metric().name()).contains(word.key()));
        return sameForm && !otherwise;
    }

    private Optional<Frame> noun(Metric metric) {
        Optional<Table> table = metric.table().flatMap(schema::find);
        if (table.isEmpty() || metric.expression().isEmpty()) {
            return Optional.empty();
        }
        Occurrence rows = Occurrence.of(table.get());
        Condition agreed = new Condition.Agreed(rows, metric);
        String expression = metric.expression().get();
        if (COUNT.matcher(expression).matches()) {
            return Optional.of(Frame.rows(rows, true).with(List.of(agreed)));
        }
        Matcher counted = COUNT_OF.matcher(expression);
        if (counted.matches()) {
            return owner(table.get(), counted.group(1))
                    .map(owner -> Frame.rows(owner, true)
                            .with(List.of(new Condition.Related(
                                    owner, rows, List.of(agreed), new Condition.Quantity.Some()))));
        }
        return Optional.empty();
    }

    /** Whose rows are counted once each: those that the column leads to. */
    private Optional<Occurrence> owner(Table table, String column) {
        return table.foreignKeys().stream()
                .filter(key -> key.columns().equals(List.of(column)))
                .map(ForeignKey::target)
                .flatMap(target -> schema.table(target).stream())
                .map(Occurrence::of)
                .findFirst();
    }
}
