package dash.profile.quirks;

import dash.profile.TableSample;
import java.util.List;

/** Finds one kind of quirk in the rows of one table. Pure; safe for many threads. */
@FunctionalInterface
public interface TableDetector {

    /**
     * Looks at one table.
     *
     * @param known what the detectors before this one found in the same table
     */
    List<Quirk> detect(TableSample table, List<Quirk> known);
}
