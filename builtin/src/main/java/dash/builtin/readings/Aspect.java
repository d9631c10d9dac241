package dash.builtin.readings;

import dash.builtin.periods.Grain;
import java.util.List;

/** What becomes of the figures of a metric. */
public sealed interface Aspect {

    /** They are shown as they are. */
    record Plain() implements Aspect {}

    /** Each as a percentage of their sum. */
    record Share() implements Aspect {}

    /** The first ones together as a percentage of the sum of all. */
    record ShareOfTop(int count) implements Aspect {}

    /**
     * The figure of a part as a percentage of the figure of the whole that the part belongs to.
     *
     * @param whole the conditions that describe the whole; the part fulfils them and the others of the question
     */
    record ShareOfSome(List<Filter> whole) implements Aspect {
        public ShareOfSome {
            whole = List.copyOf(whole);
        }
    }

    /** Added up from step to step. */
    record Running() implements Aspect {}

    /** By how many percent each differs from that of the step before. */
    record Change(Grain grain) implements Aspect {}

    /** The groups alone: who is among them at all. */
    record Members() implements Aspect {}
}
