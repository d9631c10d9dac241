package dash.conversation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The turns that lead to a question, oldest first. */
public record Conversation(List<Turn> turns) {

    public static final Conversation NONE = new Conversation(List.of());

    /** What lies further back is not told any more; a follow-up is about what was just said. */
    public static final int MOST_TURNS = 40;

    public Conversation {
        turns = List.copyOf(turns.subList(Math.max(0, turns.size() - MOST_TURNS), turns.size()));
    }

    public boolean isEmpty() {
        return turns.isEmpty();
    }

    public Conversation plus(Turn turn) {
        return new Conversation(Stream.concat(turns.stream(), Stream.of(turn)).toList());
    }

    /** The newest turn that has an answer: what "and in 2020?" is about, even when something in between came to nothing. */
    public Optional<Turn> last() {
        return turns.reversed().stream().filter(Turn::answered).findFirst();
    }
}
