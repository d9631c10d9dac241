package dash.builtin.repair;

import dash.statement.Edit;
import java.util.List;
import java.util.Optional;

/**
 * What makes a statement right.
 *
 * @param why a sentence for the person: a repaired reading is still a reading
 */
record Mending(List<Edit> edits, String why) {

    Mending {
        edits = List.copyOf(edits);
    }

    static Optional<Mending> of(List<Edit> edits, String why) {
        return edits.isEmpty() ? Optional.empty() : Optional.of(new Mending(edits, why));
    }
}
