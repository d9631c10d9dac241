package dash.builtin.readings.chart;

import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Which figure of a question is meant when it is named once more: "the count", "the average volume", "net sales". */
final class FigureWords {

    private static final Map<String, Term.Function> FUNCTIONS = Map.ofEntries(
            Map.entry("count", Term.Function.COUNT),
            Map.entry("counts", Term.Function.COUNT),
            Map.entry("number", Term.Function.COUNT),
            Map.entry("total", Term.Function.SUM),
            Map.entry("totals", Term.Function.SUM),
            Map.entry("sum", Term.Function.SUM),
            Map.entry("sums", Term.Function.SUM),
            Map.entry("average", Term.Function.AVERAGE),
            Map.entry("averages", Term.Function.AVERAGE),
            Map.entry("mean", Term.Function.AVERAGE),
            Map.entry("maximum", Term.Function.GREATEST),
            Map.entry("highest", Term.Function.GREATEST),
            Map.entry("minimum", Term.Function.LEAST),
            Map.entry("lowest", Term.Function.LEAST),
            Map.entry("median", Term.Function.MEDIAN));

    private static final Set<String> SHARES =
            Set.of("percentage", "percent", "share", "rate", "proportion", "ratio", "fraction");
    private static final Set<String> CHANGES =
            Set.of("change", "changes", "difference", "growth", "increase", "decrease");
    private static final Set<String> AGAINST =
            Set.of("against", "compared", "versus", "vs", "over", "from", "to", "since");
    private static final Set<String> ANY = Set.of("amount", "value", "figure", "amounts", "values");
    private static final double NEAR = 0.5;

    private final SchemaNames names;
    private final Set<String> said;

    /** @param question what stands before the sentence that says what to show */
    FigureWords(SchemaNames names, List<Token> question) {
        this.names = names;
        this.said = question.stream().map(Token::key).collect(Collectors.toSet());
    }

    static Optional<Term.Function> function(String word) {
        return Optional.ofNullable(FUNCTIONS.get(word));
    }

    Optional<Term> of(List<String> words, Frame frame) {
        List<Term> figures = figures(frame);
        if (words.stream().anyMatch(CHANGES::contains)) {
            return change(words, figures);
        }
        List<String> naming = words.stream()
                .filter(word -> !FUNCTIONS.containsKey(word) && !SHARES.contains(word) && !word.equals("of"))
                .toList();
        List<Term> meant = figures.stream()
                .filter(figure -> computed(words, figure))
                .filter(figure -> naming.isEmpty() || named(naming, figure, words.size() > naming.size()))
                .toList();
        List<Term> exact = meant.size() < 2
                ? meant
                : meant.stream()
                        .filter(figure -> linked(naming, figure) && exactly(words, figure))
                        .toList();
        return exact.size() == 1 ? Optional.of(exact.getFirst()) : Optional.empty();
    }

    /** "the change against the previous month": what it is held against was said with it. */
    private static Optional<Term> change(List<String> words, List<Term> figures) {
        List<String> named = words.stream()
                .takeWhile(word -> !AGAINST.contains(word))
                .filter(word -> !CHANGES.contains(word) && !SHARES.contains(word) && !word.equals("in"))
                .toList();
        List<Term> changes = figures.stream()
                .filter(figure -> Changes.name(figure).isPresent())
                .toList();
        boolean percent = words.stream().anyMatch(SHARES::contains);
        return changes.stream()
                .filter(change -> named.isEmpty() || changes.size() == 1)
                .filter(change ->
                        changes.size() == 1 || percent == Changes.name(change).equals(Optional.of("change_percent")))
                .findFirst();
    }

    private static boolean exactly(List<String> words, Term figure) {
        return figure instanceof Term.Figure own
                && words.stream().anyMatch(word -> own.function().equals(FUNCTIONS.get(word)));
    }

    /** All that the question computes, whether it tells it or only picks rows by it. */
    private static List<Term> figures(Frame frame) {
        Set<Term> figures = new LinkedHashSet<>();
        frame.heads().stream().filter(Frame::figure).forEach(figures::add);
        frame.ordering().stream()
                .map(Asked.Ordering::term)
                .filter(Frame::figure)
                .forEach(figures::add);
        for (Condition condition : frame.having()) {
            if (condition instanceof Condition.Compared(Term left, var comparison, Term right) && Frame.figure(left)) {
                figures.add(left);
            }
        }
        for (Condition condition : frame.where()) {
            if (condition instanceof Condition.Related(var anchor, var other, var conditions, var quantity)
                    && quantity instanceof Condition.Quantity.Measured measured
                    && anchor.equals(frame.core())) {
                figures.add(measured.figure());
            }
        }
        return List.copyOf(figures);
    }

    /** Whether the words say how it is computed, or say nothing of it. */
    private static boolean computed(List<String> words, Term figure) {
        boolean share = words.stream().anyMatch(SHARES::contains);
        List<Term.Function> functions = words.stream()
                .filter(FUNCTIONS::containsKey)
                .map(FUNCTIONS::get)
                .toList();
        if (share) {
            return figure instanceof Term.Calculated || figure instanceof Term.ShareOf;
        }
        return functions.isEmpty()
                || (figure instanceof Term.Figure own && functions.contains(own.function()))
                || (functions.contains(Term.Function.SUM) && isCount(figure))
                || (functions.contains(Term.Function.COUNT) && isQuantity(figure));
    }

    /** "Which articles sold the most pieces, and how many": the number is that of the pieces. */
    private static boolean isQuantity(Term figure) {
        return figure instanceof Term.Figure own
                && own.function() == Term.Function.SUM
                && own.of().orElse(null) instanceof Term.Attribute column
                && SoldUnits.isQuantity(column);
    }

    private static boolean isCount(Term figure) {
        return figure instanceof Term.Figure own && own.function() == Term.Function.COUNT;
    }

    /** Whether the words name what is counted or measured; behind "total" or "number" those of the question will do. */
    private boolean named(List<String> words, Term figure, boolean computed) {
        boolean repeated = words.stream().allMatch(word -> ANY.contains(word) || said.contains(WordKey.of(word)));
        return (computed && repeated) || words.stream().allMatch(ANY::contains) || linked(words, figure);
    }

    private boolean linked(List<String> words, Term figure) {
        return names.named(String.join(" ", words)).stream()
                .anyMatch(link -> link.cost() < NEAR && measures(link.target(), figure));
    }

    private static boolean measures(Target target, Term figure) {
        return switch (target) {
            case Target.OfColumn(var table, var column) ->
                figure instanceof Term.Figure own
                        && own.of().orElse(null) instanceof Term.Attribute attribute
                        && attribute.column().equals(column.name())
                        && attribute.of().table().name().equals(table.name());
            case Target.OfTable(var table) ->
                isCount(figure)
                        && figure instanceof Term.Figure own
                        && own.rows().table().name().equals(table.name());
            case Target.OfColumns columns -> false;
        };
    }
}
