package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Condition;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.builtin.words.WordKey;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Winning where a table keeps places: whoever won came first, whoever finished third has place 3, a podium has three of them.
 * Where wins have a table of their own ({@code race_wins}), each of its rows is one win, and one of what was won.
 */
final class Placings {

    private static final Set<String> WON =
            Set.of("won", "win", "winning", "winner", "winners", "champion", "champions");
    private static final Set<String> WINS = Set.of("wins", "win", "victory", "victories");
    private static final Set<String> PODIUM = Set.of("podium", "podiums");
    private static final Set<String> CAME = Set.of("finished", "came", "placed", "ranked", "finish", "come", "place");
    private static final Map<String, Integer> ORDINALS = Map.of(
            "first", 1, "second", 2, "third", 3, "fourth", 4, "fifth", 5, "sixth", 6, "seventh", 7, "eighth", 8,
            "ninth", 9, "tenth", 10);
    private static final String PLACE = "(final_|finish_|finishing_|end_)?(position|rank|place|placing|standing)";
    private static final Set<String> TITLES = Set.of("championships", "titles", "crowns");

    /** Where a season ends in one place for each, so that places of single contests stand elsewhere. */
    private static final Set<String> SEASONS = Set.of(
            "championship", "championships", "standing", "standings", "ranking", "rankings", "season", "seasons");

    private static final double IMPLIED = 0.25;
    private static final double SEASON = 0.3;

    /** What is won has one winner, so that its wins count it; less is guessed where the question speaks of winning. */
    private static final double ONE_WINNER = 0.3;

    private static final double SPOKEN_OF = 0.1;

    private final List<Table> tables;
    private final List<Token> tokens;

    Placings(List<Table> tables, List<Token> tokens) {
        this.tables = tables;
        this.tokens = List.copyOf(tokens);
    }

    void put(Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            Optional<Integer> ordinal = index + 1 < tokens.size() && CAME.contains(token.lower())
                    ? Optional.ofNullable(ORDINALS.get(tokens.get(index + 1).lower()))
                    : Optional.empty();
            if (WON.contains(token.lower())) {
                put(index, index + 1, List.of(1), layout);
            }
            if (WINS.contains(token.lower())) {
                counted(index, index + 1, List.of(1), layout);
            } else if (TITLES.contains(token.lower())) {
                titles(index, layout);
            } else if (PODIUM.contains(token.lower())) {
                boolean finishes =
                        index + 1 < tokens.size() && tokens.get(index + 1).is("finish", "finishes", "places");
                put(index, index + (finishes ? 2 : 1), List.of(1, 2, 3), layout);
                counted(index, index + (finishes ? 2 : 1), List.of(1, 2, 3), layout);
            } else if (ordinal.isPresent()) {
                put(index, index + 2, List.of(ordinal.get()), layout);
            }
        }
        tables.forEach(table -> wins(table, layout));
    }

    private void put(int from, int to, List<Integer> places, Layout layout) {
        for (Table table : tables) {
            held(table, places)
                    .ifPresent(held -> layout.put(
                            from, to, Sense.Restriction.of(held), Cost.NOTHING.plus(Feature.IMPLIED, IMPLIED)));
        }
    }

    /** "podiums", "wins": rows that hold such a place. */
    private void counted(int from, int to, List<Integer> places, Layout layout) {
        for (Table table : tables) {
            held(table, places).ifPresent(held -> {
                double cost = IMPLIED + (isSeason(table) ? SEASON : 0);
                rows(from, to, table, held, cost, layout);
            });
        }
    }

    /** Whoever has five championships came first in five of them. */
    private void titles(int index, Layout layout) {
        boolean world = index > 0 && tokens.get(index - 1).is("world");
        tables.stream()
                .filter(Placings::isSeason)
                .forEach(table -> held(table, List.of(1))
                        .ifPresent(held -> rows(world ? index - 1 : index, index + 1, table, held, IMPLIED, layout)));
    }

    private static void rows(int from, int to, Table table, Condition held, double implied, Layout layout) {
        Frame rows = Frame.rows(Occurrence.of(table), true).with(List.of(held));
        layout.put(from, to, new Sense.Noun(rows), Cost.NOTHING.plus(Feature.IMPLIED, implied));
    }

    private static boolean isSeason(Table table) {
        return SEASONS.contains(words(table).getLast());
    }

    private void wins(Table table, Layout layout) {
        List<String> name = words(table);
        if (name.size() != 2 || !WINS.contains(name.getLast())) {
            return;
        }
        boolean spoken = tokens.stream().anyMatch(this::wins);
        String won = WordKey.of(name.getFirst());
        for (int index = 0; index < tokens.size(); index++) {
            Token token = tokens.get(index);
            boolean victory = WINS.contains(token.lower());
            if (victory || token.key().equals(won)) {
                double cost = victory || spoken ? SPOKEN_OF : ONE_WINNER;
                Frame rows = Frame.rows(Occurrence.of(table), token.plural());
                layout.put(index, index + 1, new Sense.Noun(rows), Cost.NOTHING.plus(Feature.LINK, cost));
            }
        }
    }

    private static List<String> words(Table table) {
        return List.of(table.name().name().toLowerCase(Locale.ROOT).split("_", -1));
    }

    private boolean wins(Token token) {
        return WON.contains(token.lower()) || WINS.contains(token.lower());
    }

    /** Whether this word is said by the very rows that are asked for. */
    boolean saidBy(Asked asked, String word) {
        Table table = asked.subject().table();
        return WON.contains(word.toLowerCase(Locale.ROOT))
                && (WINS.contains(words(table).getLast())
                        || held(table, List.of(1))
                                .filter(asked.where()::contains)
                                .isPresent());
    }

    /** Whether a reading speaks of rows that have places, and passes over that the first one is meant. */
    boolean misses(Asked asked, List<String> ignored) {
        boolean passed = ignored.stream()
                .map(word -> word.toLowerCase(Locale.ROOT))
                .anyMatch(word -> WON.contains(word) || WINS.contains(word));
        return passed && place(asked.subject().table()).isPresent();
    }

    private static Optional<Condition> held(Table table, List<Integer> places) {
        List<Term.Constant> numbers = new ArrayList<>();
        places.forEach(place -> numbers.add(new Term.Constant(Term.Constant.Kind.NUMBER, Integer.toString(place))));
        return place(table)
                .map(column -> numbers.size() == 1
                        ? new Condition.Compared(column, Condition.Comparison.EQUAL, numbers.getFirst())
                        : new Condition.Among(column, numbers));
    }

    private static Optional<Term.Attribute> place(Table table) {
        return World.named(table, PLACE)
                .filter(column -> World.isNumber(column) || World.isText(column))
                .findFirst();
    }
}
