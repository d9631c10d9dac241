package dash.doubt;

import java.util.stream.Stream;

/** One reason to distrust a result. Rules know nothing of each other. */
interface DoubtRule {

    Stream<Doubt> inspect(Suspect suspect);
}
