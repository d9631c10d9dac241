package dash.models.analyst.privacy;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Lines that were masked before: a context is nearly the same for every question, and looking its words up is dear. An
 * everyday word that becomes a value of the source later is masked after the schema or the knowledge changed, or when the
 * line is forgotten. Safe for many threads.
 */
final class MaskedLines {

    private static final int MOST = 4_000;

    private record Line(String state, String text) {}

    private final Map<Line, String> kept = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Line, String> eldest) {
            return size() > MOST;
        }
    };

    synchronized Optional<String> of(String state, String line) {
        return Optional.ofNullable(kept.get(new Line(state, line)));
    }

    synchronized void keep(String state, String line, String masked) {
        kept.put(new Line(state, line), masked);
    }
}
