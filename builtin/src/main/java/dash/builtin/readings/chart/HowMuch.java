package dash.builtin.readings.chart;

import dash.builtin.lexicon.Degree;
import dash.builtin.lexicon.Dimension;
import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.List;

/** "How old", "how tall": the column that the adjective measures. */
final class HowMuch {

    private static final double SAID = 0.1;
    private static final double LATER = 0.08;

    private final SchemaNames names;

    HowMuch(SchemaNames names) {
        this.names = names;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index + 1 < tokens.size(); index++) {
            int at = index;
            boolean taken = tokens.stream().anyMatch(token -> token.is("take", "takes", "took", "taken"));
            if (tokens.get(index).is("how") && !taken && !tokens.get(index + 1).is("many", "much", "often")) {
                Lexicon.english()
                        .measure(tokens.get(index + 1).lower())
                        .filter(measure -> measure.degree() == Degree.PLAIN)
                        .ifPresent(measure -> dimensions(measure.dimensions(), at, layout));
            }
        }
    }

    private void dimensions(List<Dimension> dimensions, int at, Layout layout) {
        for (int place = 0; place < dimensions.size(); place++) {
            double later = LATER * place;
            for (NameLink link : names.named(dimensions.get(place).noun())) {
                if (link.target() instanceof Target.OfColumn(var table, var column)) {
                    Occurrence rows = Occurrence.of(table);
                    Term.Attribute attribute = new Term.Attribute(rows, column.name());
                    if (World.isNumber(attribute) && !TimeRules.isYear(attribute)) {
                        layout.put(
                                at,
                                at + 2,
                                new Sense.Noun(Frame.of(rows, List.of(attribute), false)),
                                Cost.NOTHING.plus(Feature.LINK, SAID + later + link.cost() * 0.6));
                    }
                }
            }
        }
    }
}
