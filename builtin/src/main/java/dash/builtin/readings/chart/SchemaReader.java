package dash.builtin.readings.chart;

import dash.builtin.links.names.NameLink;
import dash.builtin.links.names.SchemaNames;
import dash.builtin.periods.PeriodMention;
import dash.builtin.sql.JoinPaths;
import dash.builtin.words.Token;
import dash.context.Context;
import dash.schema.RelationName;
import dash.schema.Table;
import dash.search.Values;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads questions over the live schema, with whatever tables, columns and values their words name. */
public final class SchemaReader {

    private static final int SMALL = 30;
    private static final int MOST_READINGS = 8;

    private final Context context;
    private final SchemaNames names;
    private final Values values;

    public SchemaReader(Context context, SchemaNames names, Values values) {
        this.context = context;
        this.names = names;
        this.values = values;
    }

    /** The cheapest first, each a different query. */
    public List<SchemaReading> read(String question, List<Token> tokens, List<PeriodMention> periods) {
        List<NameLink> links = names.links(tokens);
        List<Table> tables = tables(links);
        Set<RelationName> near = new LinkedHashSet<>();
        tables.forEach(table -> near.add(table.name()));
        List<ValueLink> found = new ValueLinks(context, values, question, tokens).links(tables, links);
        List<Slot> slots = new Lexemes(question, tokens).slots(links, new Measures(names, near).links(tokens), found, periods);
        if (slots.size() > Lexemes.MOST_SLOTS) {
            return List.of();
        }
        SchemaWorld world = new SchemaWorld(JoinPaths.of(context), context.schema().tables());
        return readings(new Chart(slots, new Rules(world)).whole(), slots, new Finish(world));
    }

    /** The tables that the question names, and their neighbours; all of them when there are few. */
    private List<Table> tables(List<NameLink> links) {
        List<Table> all = context.schema().tables();
        if (all.size() <= SMALL) {
            return all;
        }
        Map<RelationName, Table> near = new LinkedHashMap<>();
        links.forEach(link -> near.put(link.target().table().name(), link.target().table()));
        return new ArrayList<>(near.values());
    }

    private static List<SchemaReading> readings(List<Phrase> phrases, List<Slot> slots, Finish finish) {
        Map<Object, SchemaReading> readings = new LinkedHashMap<>();
        for (Phrase phrase : phrases) {
            if (phrase.sense() instanceof Sense.Noun(Frame frame) && readings.size() < MOST_READINGS) {
                var asked = finish.whole(frame);
                List<Float> features = new ArrayList<>();
                for (float feature : phrase.cost().features()) {
                    features.add(feature);
                }
                readings.putIfAbsent(asked, new SchemaReading(asked, phrase.cost().total(), features, ignored(phrase, slots)));
            }
        }
        return List.copyOf(readings.values());
    }

    private static List<String> ignored(Phrase phrase, List<Slot> slots) {
        List<String> words = new ArrayList<>();
        for (int slot = 0; slot < slots.size(); slot++) {
            if ((phrase.cost().passed() & 1L << slot) != 0) {
                words.add(slots.get(slot).text());
            }
        }
        return words;
    }
}
