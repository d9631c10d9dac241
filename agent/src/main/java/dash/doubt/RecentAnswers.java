package dash.doubt;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/** The single figures that were answered lately. Safe for many threads; one that cannot tell gives none. */
@FunctionalInterface
public interface RecentAnswers {

    /** Remembers nothing. */
    RecentAnswers NONE = project -> List.of();

    /**
     * One answer that was a single figure.
     *
     * @param id what the answer can be shown by
     */
    record RecentAnswer(String id, String question, Instant at, String sql, BigDecimal figure) {}

    /** The newest first, and not many. */
    List<RecentAnswer> of(String project);
}
