package dash.builtin.readings.chart;

import dash.builtin.query.Condition;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Winning where a table keeps places: whoever won came first, whoever finished third has place 3, a podium has three of them. */
final class Placings {

    private static final Set<String> WON = Set.of(
            "won", "win", "wins", "winning", "winner", "winners", "champion", "champions", "victory", "victories");
    private static final Set<String> PODIUM = Set.of("podium", "podiums");
    private static final Set<String> CAME = Set.of("finished", "came", "placed", "ranked", "finish", "come", "place");
    private static final Map<String, Integer> ORDINALS = Map.of(
            "first", 1, "second", 2, "third", 3, "fourth", 4, "fifth", 5, "sixth", 6, "seventh", 7, "eighth", 8,
            "ninth", 9, "tenth", 10);
    private static final String PLACE = "(final_|finish_|finishing_|end_)?(position|rank|place|placing|standing)";
    private static final double IMPLIED = 0.25;

    private final List<Table> tables;

    Placings(List<Table> tables) {
        this.tables = tables;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            Optional<Integer> ordinal = index + 1 < tokens.size() && CAME.contains(token.lower())
                    ? Optional.ofNullable(ORDINALS.get(tokens.get(index + 1).lower()))
                    : Optional.empty();
            if (WON.contains(token.lower())) {
                put(index, index + 1, List.of(1), layout);
            } else if (PODIUM.contains(token.lower())) {
                boolean finishes =
                        index + 1 < tokens.size() && tokens.get(index + 1).is("finish", "finishes", "places");
                put(index, index + (finishes ? 2 : 1), List.of(1, 2, 3), layout);
            } else if (ordinal.isPresent()) {
                put(index, index + 2, List.of(ordinal.get()), layout);
            }
        }
    }

    private void put(int from, int to, List<Integer> places, Layout layout) {
        for (Table table : tables) {
            place(table).ifPresent(column -> {
                Condition held = places.size() == 1
                        ? new Condition.Compared(column, Condition.Comparison.EQUAL, number(places.getFirst()))
                        : new Condition.Among(
                                column, places.stream().map(Placings::number).toList());
                layout.put(from, to, Sense.Restriction.of(held), Cost.NOTHING.plus(Feature.IMPLIED, IMPLIED));
            });
        }
    }

    private static Term.Constant number(int place) {
        return new Term.Constant(Term.Constant.Kind.NUMBER, Integer.toString(place));
    }

    private static Optional<Term.Attribute> place(Table table) {
        return World.named(table, PLACE)
                .filter(column -> World.isNumber(column) || World.isText(column))
                .findFirst();
    }
}
