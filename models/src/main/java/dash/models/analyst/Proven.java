package dash.models.analyst;

import dash.analyst.Analyst;
import dash.analyst.Following;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.correct.Attempt;
import dash.provenance.Origin;
import java.util.Optional;

/**
 * Verified first: what a metric or a query pattern answers exactly costs no tokens. The built-in analyst explains every word
 * of a question or declines, so what it is sure of needs no second opinion.
 */
final class Proven {

    private static final double NEAR_EXACT = 0.8;

    private final Analyst builtin;
    private final String model;
    private boolean tried;

    Proven(Analyst builtin, String model) {
        this.builtin = builtin;
        this.model = model;
    }

    /** The move that needs no model; none when a model has to think. */
    Optional<Move> next(Transcript transcript, Work work) {
        if (transcript.entries().isEmpty() && !tried) {
            tried = true;
            if (transcript.following().kind() == Following.Kind.OPEN) {
                return Optional.empty();
            }
            Move move = builtin.next(transcript, work);
            return isProven(move, transcript) ? Optional.of(handedOver(move, work)) : Optional.empty();
        }
        if (tried
                && transcript.lastTry().filter(last -> looksAround(last.move())).isPresent()) {
            return Optional.of(builtin.next(transcript, work));
        }
        boolean first = tried && transcript.entries().size() == 1;
        if (first
                && (isKnown(transcript)
                        || transcript.lastTry().filter(Proven::isVerified).isPresent())) {
            Attempt attempt = transcript.attempts().getFirst();
            if (attempt.ran().isPresent() && attempt.diagnoses().isEmpty()) {
                return Optional.of(new Move.Conclude());
            }
            work.handedTo(model);
        }
        return Optional.empty();
    }

    /** A definition is as proven as a figure; what a document means is for the model to weigh. */
    private static boolean isProven(Move move, Transcript transcript) {
        return switch (move) {
            case Move.RunSql run ->
                isKnown(transcript)
                        || looksAround(run)
                        || (run.reading().verified() && run.reading().confidence() >= NEAR_EXACT);
            case Move.Tell told ->
                told.citations().stream().noneMatch(citation -> citation.origin() instanceof Origin.Document);
            case Move.Reply reply -> true;
            default -> false;
        };
    }

    /** Nothing is asked of the data: it is looked at for what can be said of it. */
    private static boolean looksAround(Move.RunSql run) {
        return !run.reading().because().isEmpty()
                && run.reading().because().stream().allMatch(because -> because.origin() instanceof Origin.LiveSchema);
    }

    /** The statement of an answer that is there, wanted once more. */
    private static boolean isKnown(Transcript transcript) {
        return transcript.following().statement().isPresent();
    }

    private static boolean isVerified(Transcript.Tried tried) {
        return tried.move().reading().verified();
    }

    private Move handedOver(Move move, Work work) {
        work.handedTo(builtin.name());
        return move;
    }
}
