package dash.answer;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.correct.Outcome;
import dash.execute.Probes;
import dash.facts.Fact;
import dash.facts.Profile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Turns a transcript into an answer, on every way out. Safe for many threads. */
public final class Answers {

    private final String analyst;
    private final List<Witness> witnesses;

    public Answers(String analyst) {
        this(analyst, List.of());
    }

    /** {@code witnesses} know from elsewhere how far an answer can be trusted. */
    public Answers(String analyst, List<Witness> witnesses) {
        this.analyst = analyst;
        this.witnesses = List.copyOf(witnesses);
    }

    /**
     * The newest attempt that ran answers the question; without one there is nothing to tell.
     *
     * @param worded the answer in an analyst's own words, which stand only if every number in them is known
     */
    public Answer tell(Transcript transcript, Probes probes, Optional<String> worded, Timing timing) {
        return transcript
                .lastGood()
                .flatMap(
                        tried -> tried.attempt().ran().map(ran -> tell(transcript, tried, ran, probes, worded, timing)))
                .orElseGet(() -> giveUp(transcript, timing));
    }

    private Answer tell(
            Transcript transcript,
            Transcript.Tried tried,
            Outcome.Ran ran,
            Probes probes,
            Optional<String> worded,
            Timing timing) {
        Reading reading = tried.move().reading();
        Profile profile = Profile.of(ran.statement(), ran.rows(), reading.units(), transcript.context());
        AtWork atWork = new AtWork(transcript.question().text(), transcript.context(), reading, ran.statement());
        List<Fact> facts = new ArrayList<>(ran.facts());
        new Comparisons(ran.statement(), profile, probes, atWork.metricFilters())
                .find()
                .ifPresent(facts::add);
        Result result = new Result(tried.attempt().sql(), ran.rows(), facts, profile.units());
        Topic topic = Topic.of(transcript.question().text(), reading, profile);
        Wording wording = Wording.of(
                worded,
                Insight.of(topic, profile, facts),
                () -> NumberCheck.of(transcript.question().text(), ran.statement(), profile, facts));
        return new Answer(
                transcript.question(),
                Status.ANSWERED,
                wording.text(),
                Optional.of(result),
                Explanation.of(ran.statement(), atWork.applied()),
                Chart.of(profile),
                List.of(),
                new ProvenanceReading(transcript.context(), tried, ran, atWork, wording.text()).provenance(),
                ran.doubts(),
                reading.assumptions(),
                Confidence.of(transcript.question(), reading, transcript.attempts(), ran, witnesses),
                FollowUps.of(
                        transcript.question().text(),
                        reading,
                        transcript.context().knowledge(),
                        profile,
                        facts),
                wording.incidents(),
                analyst,
                transcript.attempts(),
                List.of(),
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
                Optional.empty(),
                choices,
                Provenance.NONE,
                List.of(),
                List.of(),
                Confidence.NONE,
                followUps,
                List.of(),
                analyst,
                transcript.attempts(),
                List.of(),
                timing);
    }
}
