package dash.context;

import dash.question.Asker;
import java.util.List;

/** Questions that were answered before. Whoever keeps answers hands them out here; one that cannot tell gives none. */
@FunctionalInterface
public interface PastAnswers {

    PastAnswers NONE = (words, asker) -> List.of();

    /** The nearest to these words first, and few; only what this person may see. */
    List<Past> about(String words, Asker asker);

    /**
     * A question and the statement that answered it; its rows stay where they are.
     *
     * @param insight what was told; values of the source stand in it, so not every model may read it. Empty when nobody may
     */
    record Past(String id, String question, String sql, String insight) {

        Past withoutInsight() {
            return new Past(id, question, sql, "");
        }
    }
}
