package dash.answer;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.correct.Outcome;
import java.util.List;
import java.util.Optional;

/** Turns a transcript into an answer, on every way out. */
public final class Answers {

    private final String analyst;

    public Answers(String analyst) {
        this.analyst = analyst;
    }

    /** The newest attempt that ran answers the question; without one there is nothing to tell. */
    public Answer tell(Transcript transcript, Timing timing) {
        return transcript
                .lastGood()
                .flatMap(tried -> tried.attempt().ran().map(ran -> tell(transcript, tried, ran, timing)))
                .orElseGet(() -> giveUp(transcript, timing));
    }

    private Answer tell(Transcript transcript, Transcript.Tried tried, Outcome.Ran ran, Timing timing) {
        Reading reading = tried.move().reading();
        Result result = new Result(tried.attempt().sql(), ran.rows(), ran.facts(), reading.units());
        return new Answer(
                transcript.question(),
                Status.ANSWERED,
                Insight.of(reading.subject(), reading.period(), ran.rows(), ran.facts()),
                Optional.of(result),
                Explanation.of(ran.statement()),
                List.of(),
                new ProvenanceReading(transcript.context(), tried, ran).provenance(),
                ran.doubts(),
                reading.assumptions(),
                Confidence.of(reading, transcript.attempts(), ran),
                FollowUps.of(
                        transcript.question().text(),
                        reading,
                        transcript.context().knowledge()),
                analyst,
                transcript.attempts(),
                timing);
    }

    public Answer askBack(Transcript transcript, Move.AskBack move, Timing timing) {
        return unanswered(transcript, Status.ASKED_BACK, move.question(), move.choices(), List.of(), timing);
    }

    public Answer decline(Transcript transcript, Move.Decline move, Timing timing) {
        return unanswered(transcript, Status.DECLINED, move.why(), List.of(), move.suggestions(), timing);
    }

    public Answer cancelled(Transcript transcript, Timing timing) {
        return unanswered(transcript, Status.CANCELLED, "Called off.", List.of(), List.of(), timing);
    }

    /** Says what was tried last and why it did not work. */
    public Answer giveUp(Transcript transcript, Timing timing) {
        String why = transcript.attempts().stream()
                .reduce((earlier, later) -> later)
                .flatMap(attempt -> attempt.diagnoses().stream().findFirst())
                .map(wrong -> "This could not be answered, because the statement did not work: " + wrong.message()
                        + ". What to do: " + wrong.advice() + ".")
                .orElse("This could not be answered within the limits of a question.");
        return unanswered(transcript, Status.FAILED, why, List.of(), List.of(), timing);
    }

    private Answer unanswered(
            Transcript transcript,
            Status status,
            String words,
            List<String> choices,
            List<String> followUps,
            Timing timing) {
        return new Answer(
                transcript.question(),
                status,
                words,
                Optional.empty(),
                "",
                choices,
                Provenance.NONE,
                List.of(),
                List.of(),
                Confidence.NONE,
                followUps,
                analyst,
                transcript.attempts(),
                timing);
    }
}
