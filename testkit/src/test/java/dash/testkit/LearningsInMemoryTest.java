package dash.testkit;

import dash.learnings.Learnings;
import dash.learnings.MemoryOnly;
import java.time.Clock;
import java.util.List;

/** The port kept by an object. */
final class LearningsInMemoryTest extends LearningsContract {

    @Override
    Learnings fresh() {
        return new MemoryOnly(Clock.systemUTC(), List.of());
    }
}
