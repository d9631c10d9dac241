package dash.profile.quirks;

import dash.schema.Table;
import java.util.Optional;

/** Keeps what was seen of a table, so that a look that was stopped can go on behind it. */
public interface Memory {

    /** For a look that is done at once. */
    Memory NONE = new Memory() {
        @Override
        public Optional<SeenTable> recall(Table table) {
            return Optional.empty();
        }

        @Override
        public void keep(Table table, SeenTable seen) {}
    };

    Optional<SeenTable> recall(Table table);

    void keep(Table table, SeenTable seen);
}
