package dash.profile.quirks;

import java.util.List;

/** Finds one kind of quirk that shows only when all tables are known. */
@FunctionalInterface
public interface SourceDetector {

    /** What the tables themselves showed, and the joins, are known by then. */
    List<Quirk> detect(Overview overview);
}
