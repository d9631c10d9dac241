package dash.analyst;

import java.util.List;

/** What an analyst wants to do next. */
public sealed interface Move {

    /** Run this statement, written for this reading of the question. */
    record RunSql(String sql, Reading reading) implements Move {}

    /** Look at a table's live columns and keys; an empty name means all tables. */
    record Inspect(String table) implements Move {}

    /** The question has several readings that give different answers: let the person choose. */
    record AskBack(String question, List<String> choices) implements Move {
        public AskBack {
            choices = List.copyOf(choices);
        }
    }

    /** The last good attempt answers the question. */
    record Conclude() implements Move {}

    /**
     * This question cannot be answered here.
     *
     * @param why a sentence for the person
     * @param suggestions questions that could be answered instead
     */
    record Decline(String why, List<String> suggestions) implements Move {
        public Decline {
            suggestions = List.copyOf(suggestions);
        }
    }
}
