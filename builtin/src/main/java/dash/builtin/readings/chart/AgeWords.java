package dash.builtin.readings.chart;

import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import dash.schema.Table;
import java.time.LocalDate;
import java.util.List;

/** Finds words for how old somebody is, where the tables say when somebody was born and hold no age. */
final class AgeWords {

    private static final double COST = 0.1;

    private final List<Term.Age> ages;

    AgeWords(List<Table> tables, LocalDate today) {
        ages = tables.stream()
                .filter(table ->
                        World.named(table, "(.*_)?age(_years|_yrs)?").findAny().isEmpty())
                .flatMap(table -> Births.in(table).stream())
                .map(birth -> new Term.Age(birth, today))
                .toList();
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size() && !ages.isEmpty(); index++) {
            int width = width(tokens, index);
            int at = index;
            if (tokens.get(index).is("born")) {
                ages.forEach(age -> layout.put(
                        at,
                        at + 1,
                        new Sense.Noun(Frame.of(age.birth().of(), List.of(age.birth()), false)),
                        Cost.NOTHING.plus(Feature.LINK, COST)));
            }
            for (Term.Age age : width > 0 ? ages : List.<Term.Age>of()) {
                Occurrence rows = age.birth().of();
                boolean many = tokens.get(index).is("ages");
                layout.put(
                        index,
                        index + width,
                        new Sense.Noun(Frame.of(rows, List.of(age), many)),
                        Cost.NOTHING.plus(Feature.LINK, COST));
            }
        }
    }

    /** How many words from here on say it. */
    private static int width(List<Token> tokens, int index) {
        boolean years = tokens.get(index).is("years", "year");
        if (years && is(tokens, index + 1, "of") && is(tokens, index + 2, "age")) {
            return 3;
        }
        boolean two = (tokens.get(index).is("how") || years) && is(tokens, index + 1, "old");
        return two ? 2 : tokens.get(index).is("age", "ages", "aged") ? 1 : 0;
    }

    private static boolean is(List<Token> tokens, int index, String word) {
        return index < tokens.size() && tokens.get(index).is(word);
    }
}
