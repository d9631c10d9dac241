package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How long something took: the time from where a row begins to where it ends, told in the unit that the question names. */
final class Durations {

    /** How far a word may be from what a table is called and still speak of it. */
    private static final double NAMED = 0.3;

    private static final String[] BETWEEN = {
        "does",
        "do",
        "did",
        "it",
        "take",
        "takes",
        "took",
        "on",
        "average",
        "typically",
        "usually",
        "normally",
        "us",
        "them",
        "you",
        "we",
        "in",
        "taken",
        "needed",
        "is",
        "hours",
        "days",
        "minutes",
        "time",
        "long"
    };

    private static final double IMPLIED = 0.4;

    private Durations() {}

    /** "duration", "how long", "the time to close": where a table has one day or moment to begin with and one to end with. */
    static void put(List<Token> tokens, List<Table> tables, List<NameLink> names, Layout layout) {
        List<Table> named = tables.stream()
                .filter(table -> names.stream()
                        .anyMatch(link -> link.cost() < NAMED
                                && link.target().table().name().equals(table.name())))
                .toList();
        List<Table> likely = named.isEmpty() ? tables : named;
        for (int index = 0; index < tokens.size(); index++) {
            if (tokens.get(index).is("duration", "durations", "length") && isTimed(tokens, names, index)) {
                whole(tables, index, index + 1, layout);
            }
            if (tokens.get(index).is("how") && is(tokens, index + 1, "long") && !isReached(tokens, index)) {
                whole(likely, index, index + 2, layout);
                lasting(tokens, index + 2, layout);
            }
            if (tokens.get(index).is("how") && is(tokens, index + 1, "many") && isTaken(tokens, index + 2)) {
                whole(likely, index, index + 3, layout);
                if (likely.stream().anyMatch(table -> Spans.whole(table).isPresent())) {
                    lasting(tokens, index + 3, layout);
                }
            }
            if (tokens.get(index).is("longest", "shortest") && is(tokens, index + 1, "duration", "time")) {
                Sense most = new Sense.Extreme(tokens.get(index).is("longest"), Optional.empty(), 1, true, false);
                layout.put(index, index + 1, most, Cost.NOTHING);
            }
            done(tokens, index, names, layout);
        }
        told(tokens, layout);
    }

    /** A unit is named, or nothing else is called so. */
    private static boolean isTimed(List<Token> tokens, List<NameLink> names, int index) {
        boolean longest = index > 0 && tokens.get(index - 1).is("longest", "shortest");
        return unit(tokens) != Unit.NONE
                || (longest
                        && tokens.get(index).is("duration")
                        && names.stream()
                                .noneMatch(link -> link.from() <= index && index < link.to() && link.cost() < NAMED));
    }

    private static void whole(List<Table> tables, int from, int to, Layout layout) {
        for (Table table : tables) {
            Spans.whole(table).ifPresent(days -> put(table, days, from, to, IMPLIED, layout));
        }
    }

    private static void put(Table table, Term days, int from, int to, double implied, Layout layout) {
        layout.put(
                from,
                to,
                new Sense.Noun(Frame.of(Occurrence.of(table), List.of(days), true)),
                Cost.NOTHING.plus(Feature.IMPLIED, implied));
    }

    /** "how long did it take to close": the time to what is done, whatever stands behind it. */
    private static void done(List<Token> tokens, int to, List<NameLink> names, Layout layout) {
        int verb = to + 1;
        int from = tokens.get(to).is("to") && verb < tokens.size() ? opening(tokens, to) : to;
        if (from < to) {
            names.stream()
                    .filter(link -> link.from() == verb && link.to() == verb + 1)
                    .forEach(link -> Spans.until(link).ifPresent(days -> {
                        Table table = link.target().table();
                        boolean average = (from == 0 && tokens.getFirst().is("how"))
                                || tokens.subList(from, verb).stream()
                                        .anyMatch(token -> token.is("average", "typically", "usually", "normally"));
                        put(table, average ? averaged(table, days) : days, from, verb + 1, IMPLIED, layout);
                    }));
        }
    }

    private static Term averaged(Table table, Term days) {
        return new Term.Figure(Term.Function.AVERAGE, Optional.of(days), Occurrence.of(table), false, List.of());
    }

    /** Where the words begin that ask for a time and end with this "to"; the "to" itself when there are none. */
    private static int opening(List<Token> tokens, int to) {
        int time = to;
        for (int index = to - 1; index >= 0 && tokens.get(index).is(BETWEEN); index--) {
            time = tokens.get(index).is("time", "days", "hours", "minutes", "long") ? index : time;
        }
        if (time == to) {
            return to;
        }
        if (tokens.get(time).is("long")) {
            return time > 0 && tokens.get(time - 1).is("how") ? time - 1 : to;
        }
        boolean counted = time > 1
                && tokens.get(time - 1).is("many", "of")
                && tokens.get(time - 2).is("how", "number");
        return counted ? time - 2 : time;
    }

    /** "how long do rentals last": nothing more than that they take their time. */
    private static void lasting(List<Token> tokens, int from, Layout layout) {
        for (int index = from; index < tokens.size(); index++) {
            if (tokens.get(index).is("take", "takes", "took", "last", "lasts", "lasted", "run", "runs")) {
                layout.put(index, index + 1, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING);
            }
        }
    }

    /** "in hours": what the time is told in. */
    private static void told(List<Token> tokens, Layout layout) {
        for (int index = 0; index + 1 < tokens.size(); index++) {
            if (tokens.get(index).is("in") && tokens.get(index + 1).is("days", "hours", "minutes")) {
                layout.put(index, index + 2, new Sense.Word(Sense.Cue.ROLE), Cost.NOTHING);
            }
        }
    }

    /** "how many days does a repair take": whatever takes days lasts so long. */
    private static boolean isTaken(List<Token> tokens, int unit) {
        return is(tokens, unit, "days", "hours", "minutes")
                && is(tokens, unit + 1, "does", "do", "did")
                && !is(tokens, unit + 2, "it")
                && tokens.stream().anyMatch(token -> token.is("take", "takes", "last", "stay"));
    }

    /** "how long is the river": a length, and no time. */
    private static boolean isReached(List<Token> tokens, int how) {
        return is(tokens, how + 2, "is", "are", "was", "were");
    }

    private static boolean is(List<Token> tokens, int index, String... words) {
        return index < tokens.size() && tokens.get(index).is(words);
    }

    static Unit unit(List<Token> tokens) {
        for (Unit unit : Unit.values()) {
            if (tokens.stream().anyMatch(token -> token.is(unit.word))) {
                return unit;
            }
        }
        return Unit.NONE;
    }

    /** "in hours", where nothing that is told or ranked is a time, and no column is kept in hours. */
    static boolean misses(Asked asked, List<Token> tokens) {
        Unit unit = unit(tokens);
        boolean said = IntStream.range(1, tokens.size())
                .anyMatch(index ->
                        tokens.get(index).is(unit.word) && tokens.get(index - 1).is("in"));
        boolean timed = Stream.concat(
                        asked.outputs().stream().map(Asked.Output::term),
                        asked.ordering().stream().map(Asked.Ordering::term))
                .anyMatch(Durations::isSpan);
        String kept = unit.word.substring(0, Math.min(3, unit.word.length()));
        return said
                && !timed
                && Spoken.in(asked).attributes().stream()
                        .noneMatch(column ->
                                column.column().toLowerCase(Locale.ROOT).contains(kept));
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

    /** The time from one moment to another, of a row or on average. */
    static boolean isSpan(Term term) {
        return term instanceof Term.DaysBetween
                || (term instanceof Term.Figure figure && figure.of().orElse(null) instanceof Term.DaysBetween);
    }
}
