package dash.builtin.readings.chart;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.Target;
import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * "the second highest fee", "the 5th oldest member": such a number changes nothing of how the words hang together, so that the
 * question is read as if the highest were asked for, and what it finds in the first place is then looked for in that one.
 */
final class Ordinals {

    private static final Map<String, Integer> SPELLED = Map.of(
            "second", 2, "third", 3, "fourth", 4, "fifth", 5, "sixth", 6, "seventh", 7, "eighth", 8, "ninth", 9,
            "tenth", 10);
    private static final Pattern WRITTEN = Pattern.compile("([1-9]\\d{0,2})(st|nd|rd|th)");
    private static final double EXACT = 0.2;
    private static final String[] MOST = {
        "most", "least", "best", "worst", "top", "busiest", "fewest", "latest", "newest", "earliest"
    };

    private final List<Token> tokens;
    private final List<NameLink> names;

    Ordinals(List<Token> tokens, List<NameLink> names) {
        this.tokens = List.copyOf(tokens);
        this.names = List.copyOf(names);
    }

    /** "the second order of each customer": in time, as the first one would be. */
    void put(Layout layout) {
        rows().forEach(place -> layout.put(place, place + 1, new Sense.Word(Sense.Cue.FIRST), Cost.NOTHING));
    }

    private List<Integer> rows() {
        return IntStream.range(0, tokens.size() - 1)
                .filter(index -> number(tokens.get(index)) > 1 && places().isEmpty())
                .filter(index -> names.stream()
                        .anyMatch(link -> link.from() == index + 1
                                && link.cost() < EXACT
                                && !link.plural()
                                && link.target() instanceof Target.OfTable))
                .boxed()
                .toList();
    }

    /** The places of the words that are read for themselves; none where two of them stand side by side. */
    Set<Integer> places() {
        Set<Integer> places = new HashSet<>();
        for (int index = 0; index + 1 < tokens.size(); index++) {
            if (number(tokens.get(index)) > 1 && superlative(tokens.get(index + 1))) {
                places.add(index);
            }
        }
        boolean listed = tokens.stream().filter(token -> number(token) > 1).count() > places.size();
        return places.size() == 1 && !listed ? places : Set.of();
    }

    /** How many stand in front of the one that is asked for. */
    OptionalInt passed() {
        return Stream.concat(places().stream(), rows().stream())
                .mapToInt(place -> number(tokens.get(place)) - 1)
                .findFirst();
    }

    /** Which one of several it speaks of; 0 when it is no such word. */
    static int number(Token token) {
        Matcher written = WRITTEN.matcher(token.lower());
        return written.matches() ? Integer.parseInt(written.group(1)) : SPELLED.getOrDefault(token.lower(), 0);
    }

    private static boolean superlative(Token token) {
        return token.is(MOST)
                || Lexicon.english()
                        .measure(token.lower())
                        .filter(measure -> measure.degree() == Degree.SUPERLATIVE)
                        .isPresent();
    }

    /** The query for the one behind so many; empty where it picks no first one. */
    static Optional<Asked> behind(Asked asked, int passed) {
        boolean first = asked.limit() == 1 && !asked.ordering().isEmpty();
        boolean each = asked.bestOfEach().filter(best -> best.count() == 1).isPresent();
        if (first || each) {
            return Optional.of(asked.passing(passed));
        }
        Optional<Term.Figure> figure = asked.having().isEmpty() ? end(asked) : Optional.empty();
        return figure.isEmpty()
                ? ofItsKind(asked, passed)
                : asked.groups().isEmpty()
                        ? value(asked, figure.get(), passed)
                        : Optional.of(eachValue(asked, figure.get(), passed));
    }

    /** The only figure, where it is the highest or the lowest of something. */
    private static Optional<Term.Figure> end(Asked asked) {
        List<Term> figures = asked.outputs().stream()
                .map(Asked.Output::term)
                .filter(Frame::figure)
                .toList();
        return figures.size() == 1
                        && figures.getFirst() instanceof Term.Figure figure
                        && isEnd(figure.function())
                        && figure.of().isPresent()
                        && figure.only().isEmpty()
                ? Optional.of(figure)
                : Optional.empty();
    }

    private static boolean isEnd(Term.Function function) {
        return function == Term.Function.GREATEST || function == Term.Function.LEAST;
    }

    /** "the second highest salary of each department". */
    private static Asked eachValue(Asked asked, Term.Figure figure, int passed) {
        Term of = figure.of().orElseThrow();
        return new Asked(
                asked.subject(),
                asked.outputs().stream()
                        .map(output -> output.term().equals(figure) ? new Asked.Output(of, "") : output)
                        .toList(),
                asked.where(),
                List.of(),
                List.of(),
                List.of(),
                0,
                passed,
                true,
                best(asked.groups(), of, figure.function()));
    }

    /** "for each category the second most expensive bike": a row's value is no longer that of the first of its kind. */
    private static Optional<Asked> ofItsKind(Asked asked, int passed) {
        for (Condition condition : asked.where()) {
            if (condition instanceof Condition.Compared(Term by, var equal, Term.OfItsKind kind)
                    && by.equals(kind.of())
                    && equal == Condition.Comparison.EQUAL
                    && isEnd(kind.function())
                    && asked.bestOfEach().isEmpty()) {
                List<Term> each = kind.alike().stream()
                        .<Term>map(column -> new Term.Attribute(kind.of().of(), column))
                        .toList();
                List<Condition> where = asked.where().stream()
                        .filter(other -> !other.equals(condition))
                        .toList();
                return Optional.of(new Asked(
                        asked.subject(),
                        asked.outputs(),
                        where,
                        asked.groups(),
                        asked.having(),
                        asked.ordering(),
                        asked.limit(),
                        passed,
                        asked.distinct(),
                        best(each, by, kind.function())));
            }
        }
        return Optional.empty();
    }

    private static Optional<Asked.BestOfEach> best(List<Term> each, Term by, Term.Function function) {
        return Optional.of(new Asked.BestOfEach(each, new Asked.Ordering(by, function == Term.Function.GREATEST), 1));
    }

    /** The highest value is the first of all different ones. */
    private static Optional<Asked> value(Asked asked, Term.Figure figure, int passed) {
        return figure.of()
                .map(of -> new Asked(
                        asked.subject(),
                        List.of(new Asked.Output(of, "")),
                        asked.where(),
                        List.of(),
                        List.of(),
                        List.of(new Asked.Ordering(of, figure.function() == Term.Function.GREATEST)),
                        1,
                        passed,
                        true,
                        Optional.empty()));
    }
}
