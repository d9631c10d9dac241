package dash.guard;

import java.util.stream.Stream;

/** One thing that a statement must not do, or must only do with what is listed. */
interface Rule {

    Stream<Finding> inspect(Inspection inspection);
}
