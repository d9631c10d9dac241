package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How long something took: the time from where a row begins to where it ends, told in the unit that the question names. */
final class Durations {

    private static final String BEGIN =
            "(.*_)?(start|begin|began|open|report|order|request|create|depart|check_?in|issue|admi).*";
    private static final String END =
            "(.*_)?(end|finish|clos|complet|fix|resol|deliver|dlvry|return|arriv|check_?out|discharg|settle).*";
    private static final double IMPLIED = 0.4;

    private Durations() {}

    /** "duration", where a table has one day or moment to begin with and one to end with. */
    static void put(List<Token> tokens, List<Table> tables, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).is("duration", "durations") && unit(tokens) != Unit.NONE) {
                for (Table table : tables) {
                    Optional<Term> days = days(table);
                    if (days.isPresent()) {
                        layout.put(
                                index,
                                index + 1,
                                new Sense.Noun(Frame.of(Occurrence.of(table), List.of(days.get()), true)),
                                Cost.NOTHING.plus(Feature.IMPLIED, IMPLIED));
                    }
                }
            }
        }
    }

    private static Optional<Term> days(Table table) {
        List<Term.Attribute> begin =
                World.named(table, BEGIN).filter(World::isTime).toList();
        List<Term.Attribute> end = World.named(table, END).filter(World::isTime).toList();
        return begin.size() == 1 && end.size() == 1 && !begin.equals(end)
                ? Optional.of(new Term.DaysBetween(begin.getFirst(), end.getFirst()))
                : Optional.empty();
    }

    static Unit unit(List<Token> tokens) {
        for (Unit unit : Unit.values()) {
            if (tokens.stream().anyMatch(token -> token.is(unit.word))) {
                return unit;
            }
        }
        return Unit.NONE;
    }

    /** What a time is told in. */
    enum Unit {
        DAYS("days", 1),
        HOURS("hours", 24),
        MINUTES("minutes", 24 * 60),
        NONE("", 1);

        private final String word;
        private final int ofDay;

        Unit(String word, int ofDay) {
            this.word = word;
            this.ofDay = ofDay;
        }

        /** The query in this unit; with nothing to tell where a row's own days are no hours. */
        Asked told(Asked asked) {
            boolean finer = ofDay > 1 && asked.outputs().stream().anyMatch(output -> isSpan(output.term()));
            return finer
                    ? asked.withOutputs(
                            asked.outputs().stream().flatMap(this::told).toList())
                    : asked;
        }

        private Stream<Asked.Output> told(Asked.Output output) {
            Term factor = CompareRules.number(Integer.toString(ofDay));
            return switch (output.term()) {
                case Term.DaysBetween days -> Stream.empty();
                case Term.Figure figure
                when isSpan(figure) ->
                    Stream.of(new Asked.Output(
                            new Term.Calculated(Term.Operator.TIMES, factor, figure), "average_" + word));
                default -> Stream.of(output);
            };
        }
    }

    private static boolean isSpan(Term term) {
        return term instanceof Term.DaysBetween
                || (term instanceof Term.Figure figure && figure.of().orElse(null) instanceof Term.DaysBetween);
    }
}
