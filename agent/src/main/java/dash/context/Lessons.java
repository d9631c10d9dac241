package dash.context;

import java.util.List;

/** What Dash has learned and may use. The place of layer 5: whoever keeps learnings hands them out here. */
@FunctionalInterface
public interface Lessons {

    Lessons NONE = List::of;

    /** Those in use for this project. */
    List<Lesson> active();

    /**
     * A learning as a question needs it.
     *
     * @param id under which the search knows it, as {@code learning:} and this
     * @param tables that it is about, as people write them
     * @param confidence from 0 to 1
     */
    record Lesson(String id, String title, String text, List<String> tables, double confidence) {

        public Lesson {
            tables = List.copyOf(tables);
        }
    }
}
