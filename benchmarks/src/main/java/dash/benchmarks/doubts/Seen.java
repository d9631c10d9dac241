package dash.benchmarks.doubts;

import dash.doubt.Doubt;
import java.util.List;
import java.util.Optional;

/**
 * What was doubted of one statement.
 *
 * @param fault what was planted in it; empty for a right one
 */
record Seen(String set, String id, String question, String sql, Optional<Fault> fault, List<Doubt> doubts) {

    Seen {
        doubts = List.copyOf(doubts);
    }

    boolean raises(Doubt.Kind kind) {
        return doubts.stream().anyMatch(doubt -> doubt.kind() == kind);
    }

    boolean isHit() {
        return fault.filter(planted -> raises(planted.kind())).isPresent();
    }
}
