package dash.builtin.links;

import dash.builtin.words.Token;
import dash.builtin.words.Words;
import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.Parameter;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.search.Values;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the values that fill the text parameters of query patterns, in the column that the parameter names. */
public final class ParameterValues {

    /** A value and the tokens that name it. */
    public record Found(int from, int to, String value) {}

    private final Context context;
    private final Values values;
    private final Map<ValueTexts.Span, Set<String>> texts;

    public ParameterValues(String question, List<Token> tokens, Context context, Values values) {
        this.context = context;
        this.values = values;
        this.texts = ValueTexts.of(question, tokens, context.knowledge());
    }

    /** The keys of the words by which a text of knowledge names a value for the parameter. */
    public List<String> exampleIn(String text, Parameter parameter) {
        List<Token> words = Words.of(text);
        return find(parameter, ValueTexts.of(text, words, context.knowledge()))
                .map(found -> words.subList(found.from(), found.to()).stream()
                        .map(Token::key)
                        .toList())
                .orElse(List.of());
    }

    public Optional<Found> find(Parameter parameter) {
        return find(parameter, texts);
    }

    /** The longest span that is a value; empty when there is none, or when two of them are equally long. */
    private Optional<Found> find(Parameter parameter, Map<ValueTexts.Span, Set<String>> texts) {
        Optional<ColumnName> column = parameter.column().flatMap(this::column);
        Set<String> all = new LinkedHashSet<>();
        texts.values().forEach(all::addAll);
        if (column.isEmpty() || all.isEmpty()) {
            return Optional.empty();
        }
        List<ValueMatch> matches = values.find(List.copyOf(all), List.of(column.get()));
        List<Found> found = texts.entrySet().stream()
                .flatMap(entry -> matches.stream()
                        .filter(match -> entry.getValue().stream().anyMatch(match.text()::equalsIgnoreCase))
                        .map(match ->
                                new Found(entry.getKey().from(), entry.getKey().to(), match.value())))
                .distinct()
                .sorted(Comparator.comparingInt((Found each) -> each.from() - each.to()))
                .toList();
        boolean tie = found.size() > 1
                && found.get(0).to() - found.get(0).from()
                        == found.get(1).to() - found.get(1).from();
        return found.isEmpty() || tie ? Optional.empty() : Optional.of(found.getFirst());
    }

    private Optional<ColumnName> column(String written) {
        Dimension dimension = Dimension.of(written);
        Columns columns = new Columns(context.knowledge(), context.schema());
        Optional<Table> table = dimension.table().flatMap(context.schema()::find);
        return table.filter(found -> found.column(dimension.column()).isPresent())
                .map(found -> new ColumnName(found.name(), dimension.column()))
                .filter(name -> !columns.sensitive(name));
    }
}
