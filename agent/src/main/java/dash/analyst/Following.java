package dash.analyst;

import dash.conversation.Conversation;
import java.util.Optional;

/**
 * How a question is read against the conversation that it is asked in.
 *
 * @param earlier the turns before it
 * @param readAs the question in full; empty when it is taken by its own words
 * @param statement what answers it without being written anew, such as the statement of the answer before
 */
public record Following(
        Conversation earlier,
        Kind kind,
        Optional<String> readAs,
        Presentation presentation,
        Optional<Move.RunSql> statement) {

    /** What the question is in its conversation. */
    public enum Kind {
        /** It says all by itself. */
        ALONE,
        /** It follows up, and what it means rests on what people have proven, or on an answer that is there. */
        PROVEN,
        /** It follows up, and was read with the names of the live schema. */
        READ,
        /** It follows up on something, and what it means is not clear. */
        OPEN
    }

    /** Nothing was asked before. */
    public static final Following ALONE = asTyped(Conversation.NONE, Kind.ALONE);

    /** The question is taken by its own words. */
    public static Following asTyped(Conversation earlier, Kind kind) {
        return new Following(earlier, kind, Optional.empty(), Presentation.FITTING, Optional.empty());
    }

    public static Following readAs(Conversation earlier, Kind kind, String words) {
        return new Following(earlier, kind, Optional.of(words), Presentation.FITTING, Optional.empty());
    }

    public Following with(Presentation wanted) {
        return new Following(earlier, kind, readAs, wanted, statement);
    }

    public Following with(Move.RunSql known) {
        return new Following(earlier, kind, readAs, presentation, Optional.of(known));
    }
}
