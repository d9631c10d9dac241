package dash.doubt;

import java.util.stream.Stream;

/** One reason to distrust a result. Rules know nothing of each other. */
interface DoubtRule {

    Stream<Suspicion> suspicions(Suspect suspect);

    /** A rule that is sure by itself: what it sees is not tested again. */
    interface Sure extends DoubtRule {

        Stream<Doubt> inspect(Suspect suspect);

        @Override
        default Stream<Suspicion> suspicions(Suspect suspect) {
            return inspect(suspect).map(Suspicion::untested);
        }
    }
}
