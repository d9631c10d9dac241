package dash.builtin.links;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the values of dimensions in a question: among the enumerations of the schema, then in the source itself. */
public final class ValueLinker {

    private final Columns columns;
    private final Map<ValueTexts.Span, Set<String>> texts;
    private final List<ValueMatch> matches;

    /** Looks once, for all metrics at hand: a round trip for each of them would be felt. */
    public ValueLinker(String question, List<Token> tokens, Set<Metric> metrics, Context context, Values values) {
        this.columns = new Columns(context.knowledge(), context.schema());
        this.texts = ValueTexts.of(question, tokens, context.knowledge());
        LightWords light = new LightWords(context.knowledge(), context.schema());
        texts.keySet().removeIf(span -> commonNoun(tokens, span, context.knowledge()) || verb(tokens, span, light));
        this.matches = new ArrayList<>();
        Set<ColumnName> searched = new LinkedHashSet<>();
        for (Metric metric : metrics) {
            metric.dimensions()
                    .forEach(dimension -> columns.of(metric, dimension).ifPresent(searched::add));
        }
        searched.removeIf(columns::sensitive);
        searched.forEach(this::matchEnumeration);
        searched.removeIf(column -> !enumeration(column).isEmpty());
        Set<String> all = new LinkedHashSet<>();
        texts.values().forEach(all::addAll);
        if (!searched.isEmpty() && !all.isEmpty()) {
            matches.addAll(values.find(List.copyOf(all), List.copyOf(searched)));
        }
    }

    /** Growers, where the glossary says that a grower is a customer, are customers and not those of a plan called Grower. */
    private static boolean commonNoun(List<Token> tokens, ValueTexts.Span span, Knowledge knowledge) {
        Token token = tokens.get(span.from());
        return span.to() == span.from() + 1
                && token.plural()
                && token.text().equals(token.lower())
                && knowledge.glossary().stream()
                        .flatMap(entry -> Stream.concat(Stream.of(entry.term()), entry.synonyms().stream()))
                        .anyMatch(word -> Words.keys(word).equals(List.of(token.key())));
    }

    /** "tracks that belong to a genre" are not those that are called Belong. */
    private static boolean verb(List<Token> tokens, ValueTexts.Span span, LightWords light) {
        Token token = tokens.get(span.from());
        return span.to() == span.from() + 1
                && token.text().equals(token.lower())
                && light.light(token)
                && Lexicon.english().lemma(token.lower()).equals(token.lower());
    }

    private List<String> enumeration(ColumnName column) {
        return columns.column(column).map(found -> found.enumeration()).orElse(List.of());
    }

    private void matchEnumeration(ColumnName column) {
        for (String value : enumeration(column)) {
            texts.values()
                    .forEach(spellings -> spellings.stream()
                            .filter(text -> text.equalsIgnoreCase(value))
                            .forEach(text -> matches.add(new ValueMatch(text, column, value))));
        }
    }

    /** The values that a metric's own dimensions hold; one link for each span, column and value. */
    public List<Link> links(Metric metric) {
        List<Link> links = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Dimension dimension : metric.dimensions()) {
            ColumnName column = columns.of(metric, dimension).orElse(null);
            if (column == null) {
                continue;
            }
            texts.forEach((span, spellings) -> {
                for (ValueMatch match : matches) {
                    boolean fits = match.column().equals(column) && holds(spellings, match.text());
                    if (fits && seen.add(span + "\n" + column + "\n" + match.value())) {
                        links.add(new Link.ToValue(
                                span.from(), span.to(), dimension, match.value(), columns.own(metric, dimension)));
                    }
                }
            });
        }
        return links;
    }

    private static boolean holds(Set<String> spellings, String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return spellings.stream()
                .anyMatch(spelling -> spelling.toLowerCase(Locale.ROOT).equals(lower));
    }
}
