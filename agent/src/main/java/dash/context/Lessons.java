package dash.context;

import dash.learnings.Learning;
import dash.question.Asker;
import java.util.List;

/** What Dash has learned and may use. The place of layer 5: whoever keeps learnings hands them out here. */
@FunctionalInterface
public interface Lessons {

    Lessons NONE = asker -> List.of();

    /** Those that a question of this person may rest on: proven ones, proposals for all, and the person's own. */
    List<Learning> inUseFor(Asker asker);

    /** Under which id the search knows one. */
    static String idOf(Learning learning) {
        return "learning:" + learning.number();
    }
}
