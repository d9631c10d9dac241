package dash.answer;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.answer.why.Why;
import dash.answer.why.WhyFinder;
import dash.correct.Outcome;
import dash.documents.Passage;
import dash.execute.Probes;
import dash.facts.Fact;
import dash.facts.Profile;
import dash.facts.Shape;
import dash.fault.Fault;
import dash.learnings.Learning;
import dash.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** Turns a transcript into an answer, on every way out. Safe for many threads. */
public final class Answers {

    /** How many further statements an answer may rest on. */
    public static final int MOST_PROBES = WiderRows.MOST_PROBES;

    private final List<Witness> witnesses;
    private final Function<String, List<Passage>> search;

    /**
     * @param witnesses know from elsewhere how far an answer can be trusted
     * @param search finds passages of documents about some words
     */
    public Answers(List<Witness> witnesses, Function<String, List<Passage>> search) {
        this.witnesses = List.copyOf(witnesses);
        this.search = search;
    }

    /**
     * An attempt that ran answers the question; without one there is nothing to tell. The analyst's own words stand
     * sentence by sentence, as far as they hold.
     */
    public Answer tell(Transcript transcript, Probes probes, Move.Conclude end, Account account) {
        Optional<String> worded = end.wording();
        return transcript
                .good(end.attempt())
                .flatMap(tried ->
                        tried.attempt().ran().map(ran -> tell(transcript, tried, ran, probes, worded, account)))
                .orElseGet(() -> giveUp(transcript, account));
    }

    private Answer tell(
            Transcript transcript,
            Transcript.Tried tried,
            Outcome.Ran ran,
            Probes probes,
            Optional<String> worded,
            Account account) {
        Reading reading = tried.move().reading();
        Profile profile = Profile.of(ran.statement(), ran.rows(), reading.units(), transcript.context());
        AtWork atWork = new AtWork(transcript.question().text(), transcript.context(), reading, ran.statement());
        Findings findings = new WiderRows(ran.statement(), profile, probes)
                .find(new Comparisons(ran.statement(), profile, probes, atWork.metricFilters()).with(ran.facts()));
        List<Fact> facts = findings.facts();
        Result result = new Result(tried.attempt().sql(), ran.rows(), facts, profile.units());
        Drawing drawing = Drawing.of(profile, transcript.following().presentation());
        Topic topic = Topic.of(transcript.question().text(), reading, profile);
        Wording wording = Wording.of(worded, Insight.of(topic, findings, profile), transcript);
        Preferred preferred = Preferred.in(transcript, tried.move().sql(), ran.statement(), account);
        List<Why> why = new WhyFinder(transcript.context(), search)
                .find(
                        facts,
                        profile,
                        reading.because(),
                        reading.subject(),
                        reading.period(),
                        new StatementReading(ran.statement()).tables());
        Leaning leaning = Leaning.of(transcript.context().knowledge(), reading.because(), atWork.applied());
        return new Answer(
                transcript.question(),
                Status.ANSWERED,
                Reasons.told(
                        (wording.text() + " " + drawing.reason()).strip(),
                        reading,
                        facts,
                        transcript.following().presentation()),
                Optional.of(result),
                Explanation.of(ran.statement(), atWork.applied()),
                drawing.chart(),
                List.of(),
                why,
                List.of(),
                new ProvenanceReading(transcript.context(), tried, ran, atWork, wording.text())
                        .provenance()
                        .citing(why),
                ran.doubts(),
                together(reading.assumptions(), preferred.assumptions()),
                Confidence.of(
                        transcript.question(),
                        reading,
                        leaning,
                        transcript.attempts(),
                        ran,
                        wording.incidents().size(),
                        witnesses),
                FollowUps.of(
                        transcript.question().text(),
                        reading,
                        transcript.context().knowledge(),
                        profile,
                        facts),
                together(account.incidents(), together(wording.incidents(), Notes.of(transcript))),
                account.analyst(),
                reading.verified() && !leaning.foundation(),
                transcript.attempts(),
                List.of(),
                transcript.notes(),
                preferred.memory(),
                Optional.empty(),
                account.spending(),
                account.timing());
    }

    /** Sentences of an end that do not hold, for whoever can word it again; empty when it can be told. */
    public Optional<Transcript.Refuted> refuted(Transcript transcript, Move end) {
        return Wording.refuted(transcript, end);
    }

    /** What people wrote answers it; citations that nothing backs are left out, and without any there is no answer. */
    public Answer told(Transcript transcript, Move.Tell move, Account account) {
        return new ToldWords(transcript, move).answer(account).orElseGet(() -> giveUp(transcript, account));
    }

    /** No reading is sure; without one that can be offered there is nothing to choose. */
    public Answer offer(Transcript transcript, Move.Offer move, List<Offered> offered, Account account) {
        Status status = switch (move.reason()) {
            case AMBIGUOUS -> Status.ASKED_BACK;
            case UNSURE -> Status.UNSURE;
        };
        return unanswered(transcript, status, move.why(), offered, Optional.empty(), account);
    }

    public Answer decline(Transcript transcript, String why, List<Offered> closest, Account account) {
        return unanswered(transcript, Status.DECLINED, why, closest, Optional.empty(), account);
    }

    /** Nothing was asked of the data. */
    public Answer reply(Transcript transcript, Move.Reply move, List<Offered> examples, Account account) {
        return unanswered(transcript, Status.NOTED, move.words(), examples, Optional.empty(), account);
    }

    /** A reading that ran, as it can be offered. */
    public Offered offered(Transcript transcript, Transcript.Tried tried) {
        Reading reading = tried.move().reading();
        String figure = tried.attempt()
                .ran()
                .map(ran -> {
                    Profile profile = Profile.of(ran.statement(), ran.rows(), reading.units(), transcript.context());
                    Topic topic = Topic.of(transcript.question().text(), reading, profile);
                    return isCutList(profile, ran.facts()) ? "" : Insight.firstSentence(topic, profile, ran.facts());
                })
                .orElse("");
        return new Offered(reading.inWords(), figure, tried.attempt().sql(), reading);
    }

    /** The first so many rows of a list say nothing by themselves. */
    private static boolean isCutList(Profile profile, List<Fact> facts) {
        boolean cut = profile.rows().truncated()
                || facts.stream().anyMatch(fact -> fact instanceof Fact.LimitReached(int limit) && limit > 1);
        return cut && profile.shape() instanceof Shape.Listing;
    }

    public Answer cancelled(Transcript transcript, Account account) {
        return unanswered(transcript, Status.CANCELLED, "Called off.", List.of(), Optional.empty(), account);
    }

    /** Says what was tried and why it did not work. */
    public Answer giveUp(Transcript transcript, Account account) {
        String why = Tried.inWords(transcript);
        return unanswered(transcript, Status.FAILED, why, List.of(), Optional.empty(), account);
    }

    /** Nobody could decide; what stands in the way is told with what to do about it. */
    public Answer surrender(Transcript transcript, Move.Surrender move, Account account) {
        Fault fault = move.fault();
        String why = "This could not be answered: " + fault.message() + ". What to do: " + fault.nextStep() + "."
                + Tried.aside(transcript);
        return unanswered(transcript, Status.FAILED, why, List.of(), Optional.of(fault), account);
    }

    /** No question of the data: what the memory has to say. {@code memory} are the entries that the words tell of. */
    public static Answer noted(
            Question question, String words, List<Integer> memory, List<Learning> learned, Account account) {
        return new Answer(
                question,
                Status.NOTED,
                words,
                Optional.empty(),
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                Provenance.NONE,
                List.of(),
                List.of(),
                Confidence.NONE,
                List.of(),
                account.incidents(),
                account.analyst(),
                false,
                List.of(),
                learned,
                List.of(),
                memory,
                Optional.empty(),
                account.spending(),
                account.timing());
    }

    private Answer unanswered(
            Transcript transcript,
            Status status,
            String words,
            List<Offered> offered,
            Optional<Fault> fault,
            Account account) {
        return new Answer(
                transcript.question(),
                status,
                words,
                Optional.empty(),
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                offered,
                Provenance.NONE,
                List.of(),
                List.of(),
                Confidence.NONE,
                List.of(),
                together(account.incidents(), Notes.of(transcript)),
                account.analyst(),
                false,
                transcript.attempts(),
                List.of(),
                transcript.notes(),
                Preferred.toldOf(transcript, account),
                fault,
                account.spending(),
                account.timing());
    }

    private static List<String> together(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
