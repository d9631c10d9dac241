package dash.draft.from;

import java.util.List;
import java.util.Optional;

/** Judges SQL by the rules of the source. Nothing is run. */
@FunctionalInterface
public interface Statements {

    /** The tables that a statement reads; empty when it may not run here, or is not understood. */
    Optional<List<String>> tables(String sql);
}
