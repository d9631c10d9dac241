package dash.builtin.readings.chart;

import dash.builtin.lexicon.Lexicon;
import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.links.names.Target;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.List;
import java.util.Map;

/** Verbs that say how much there is of what a column holds: what weighs more than 10 has a weight above 10. */
final class MeasuringVerbs {

    private static final Map<String, List<String>> MEASURED = Map.of(
            "weigh", List.of("weight", "mass"),
            "last", List.of("duration", "length", "runtime"),
            "earn", List.of("salary", "wage", "income", "pay"),
            "cost", List.of("cost", "price", "fee", "rate"),
            "seat", List.of("capacity", "seats"));

    private static final double SAID = 0.12;
    private static final double LATER = 0.08;

    private final SchemaNames names;
    private final WordClasses classes;

    MeasuringVerbs(SchemaNames names, WordClasses classes) {
        this.names = names;
        this.classes = classes;
    }

    void put(List<Token> tokens, Layout layout) {
        for (int index = 0; index < tokens.size(); index++) {
            List<String> nouns = MEASURED.getOrDefault(
                    Lexicon.english().lemma(tokens.get(index).lower()), List.of());
            for (int place = 0; place < nouns.size() && classes.verb(index); place++) {
                double cost = SAID + LATER * place;
                int at = index;
                names.named(nouns.get(place)).forEach(link -> put(link, at, cost, layout));
            }
        }
    }

    private static void put(NameLink link, int at, double cost, Layout layout) {
        if (link.target() instanceof Target.OfColumn(var table, var column)) {
            Occurrence rows = Occurrence.of(table);
            Term.Attribute attribute = new Term.Attribute(rows, column.name());
            if (World.isNumber(attribute) && !TimeRules.isYear(attribute)) {
                layout.put(
                        at,
                        at + 1,
                        new Sense.Noun(Frame.of(rows, List.of(attribute), false)),
                        Cost.NOTHING.plus(Feature.LINK, cost + link.cost()),
                        Glue.VERB);
            }
        }
    }
}
