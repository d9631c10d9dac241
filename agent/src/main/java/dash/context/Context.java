package dash.context;

import dash.documents.Passage;
import dash.documents.Passages;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.learnings.Learning;
import dash.memory.Remembered;
import dash.schema.Schema;
import java.time.LocalDate;
import java.util.List;

/**
 * What was picked from the layers for one question.
 *
 * @param knowledge the picked knowledge, not all there is, each item whole
 * @param schema the live schema as it was read, all of it: a statement may name a table that was not picked, and then it
 *     must be found to be inspected or corrected. Which tables were picked say the picks of the schema layer
 * @param today the source's own today: the calendar's when it has one, else the clock's in the calendar's time zone
 * @param knowledgeVersion names the state of the knowledge that the picks were made from
 * @param missing layers that could not be read or searched, with the reason
 * @param lessons the picked learnings, best confidence first
 * @param memory every learning that the asker's questions may rest on: a rule counts even where its words were cut
 * @param preferences what the asker wants remembered; the asker's own and nobody else's
 * @param passages of the documents in {@code knowledge}, each with its place
 * @param told what a model is told, and what that costs
 */
public record Context(
        Knowledge knowledge,
        Schema schema,
        LocalDate today,
        String knowledgeVersion,
        List<Pick> picks,
        List<MissingLayer> missing,
        List<Cut> cuts,
        List<Learning> lessons,
        List<Learning> memory,
        List<Remembered> preferences,
        List<Passage> passages,
        Told told) {

    /** A layer that is not in the context, or not as it should be. */
    public record MissingLayer(Layer layer, String reason) {}

    /** How the picks were found. */
    public enum Search {
        /** Everything is in. */
        NONE,
        WORDS,
        WORDS_AND_MEANING
    }

    /**
     * The context for a model.
     *
     * @param text compact, stable parts first, everything foreign quoted
     * @param tokens that the text costs, headings included
     */
    public record Told(String text, int tokens, List<LayerUse> layers, Search search) {

        public static final Told NOTHING = new Told("", 0, List.of(), Search.NONE);

        public Told {
            layers = List.copyOf(layers);
        }
    }

    public Context {
        picks = List.copyOf(picks);
        missing = List.copyOf(missing);
        cuts = List.copyOf(cuts);
        lessons = List.copyOf(lessons);
        memory = List.copyOf(memory);
        preferences = List.copyOf(preferences);
        passages = List.copyOf(passages);
    }

    /** A context of knowledge whose state has no name, for those who only use the objects. */
    public Context(Knowledge knowledge, Schema schema, LocalDate today, List<Pick> picks, List<MissingLayer> missing) {
        this(
                knowledge,
                schema,
                today,
                "",
                picks,
                missing,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                knowledge.documents().stream()
                        .flatMap(document -> Passages.of(document).stream())
                        .toList(),
                Told.NOTHING);
    }

    /** The same with other knowledge than was picked for the question. */
    public Context with(Knowledge other) {
        return new Context(
                other,
                schema,
                today,
                knowledgeVersion,
                picks,
                missing,
                cuts,
                lessons,
                memory,
                preferences,
                passages,
                told);
    }

    public Calendar calendar() {
        return knowledge.calendar().orElse(Calendar.DEFAULT);
    }
}
