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
            "hold", List.of("capacity", "seats"),
            "accommodate", List.of("capacity", "seats"),
            "seat", List.of("capacity", "seats"),
            "sleep", List.of("beds", "capacity"),
            "carry", List.of("capacity", "payload", "load"));

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
            boolean happens = tokens.get(index).is("held", "holding");
            for (int place = 0; place < nouns.size() && classes.verb(index) && !happens; place++) {
                double cost = SAID + LATER * place;
                int at = index;
                int from = howMany(tokens, index);
                names.named(nouns.get(place)).forEach(link -> put(link, at, at + 1, cost, Glue.VERB, layout));
                if (from >= 0) {
                    names.named(nouns.get(place)).forEach(link -> put(link, from, at + 1, cost, 0, layout));
                }
            }
        }
    }

    /** "how many people it holds" asks for no people. */
    private static int howMany(List<Token> tokens, int verb) {
        if (verb < 3) {
            return -1;
        }
        int people = tokens.get(verb - 1).is("it", "they", "each", "can", "he", "she") ? verb - 2 : verb - 1;
        boolean asked = people > 1
                && tokens.get(people).is("people", "persons", "guests", "visitors", "spectators", "passengers")
                && tokens.get(people - 1).is("many")
                && tokens.get(people - 2).is("how");
        return asked ? people - 2 : -1;
    }

    private static void put(NameLink link, int from, int to, double cost, int glue, Layout layout) {
        if (link.target() instanceof Target.OfColumn(var table, var column)) {
            Occurrence rows = Occurrence.of(table);
            Term.Attribute attribute = new Term.Attribute(rows, column.name());
            if (World.isNumber(attribute) && !TimeRules.isYear(attribute)) {
                layout.put(
                        from,
                        to,
                        new Sense.Noun(Frame.of(rows, List.of(attribute), false)),
                        Cost.NOTHING.plus(Feature.LINK, cost + link.cost()),
                        glue);
            }
        }
    }
}
