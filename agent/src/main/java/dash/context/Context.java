package dash.context;

import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.schema.Schema;
import java.time.LocalDate;
import java.util.List;

/**
 * What was picked from the layers for one question.
 *
 * @param knowledge the picked knowledge, not all there is
 * @param today the source's own today: the calendar's when it has one, else the clock's in the calendar's time zone
 * @param knowledgeVersion names the state of the knowledge that the picks were made from
 * @param missing layers that could not be read, with the reason
 */
public record Context(
        Knowledge knowledge,
        Schema schema,
        LocalDate today,
        String knowledgeVersion,
        List<Pick> picks,
        List<MissingLayer> missing) {

    /** A layer that is not in the context although it should be. */
    public record MissingLayer(Layer layer, String reason) {}

    public Context {
        picks = List.copyOf(picks);
        missing = List.copyOf(missing);
    }

    /** A context of knowledge whose state has no name. */
    public Context(Knowledge knowledge, Schema schema, LocalDate today, List<Pick> picks, List<MissingLayer> missing) {
        this(knowledge, schema, today, "", picks, missing);
    }

    public Calendar calendar() {
        return knowledge.calendar().orElse(Calendar.DEFAULT);
    }
}
