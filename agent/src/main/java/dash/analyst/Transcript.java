package dash.analyst;

import dash.context.Consultation;
import dash.context.Context;
import dash.context.Recollection;
import dash.context.Source;
import dash.context.Sources;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.execute.Rows;
import dash.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A question, its context, and everything that has happened since. Grows by copies, so nobody can change the past. */
public record Transcript(Question question, Context context, Following following, List<Entry> entries) {

    /** One thing that happened. */
    public sealed interface Entry {}

    /** A statement was tried. */
    public record Tried(Move.RunSql move, Attempt attempt) implements Entry {}

    /** A table was looked at; the description is data, and so are the sample rows. */
    public record Inspected(Move.Inspect move, String description, Optional<Rows> samples) implements Entry {}

    /** Knowledge, learnings and past answers that were looked for; data. */
    public record Recalled(Move.Recall move, Recollection found) implements Entry {}

    /** Documents that were looked for; data. */
    public record Consulted(Move.Consult move, Consultation found) implements Entry {}

    /** The analyst said something to keep. */
    public record Noted(Move.Note note) implements Entry {}

    /** An answer in the analyst's words was not told, because sentences of it do not hold; it may be worded again. */
    public record Refuted(Move move, List<Untrue> untrue) implements Entry {
        public Refuted {
            untrue = List.copyOf(untrue);
        }
    }

    /**
     * A sentence that does not hold.
     *
     * @param why what is wrong with it
     * @param nearest the nearest true figure with its place, which holds values of the source; empty where there is none
     */
    public record Untrue(String sentence, String why, String nearest) {}

    public Transcript {
        entries = List.copyOf(entries);
    }

    public Transcript(Question question, Context context, List<Entry> entries) {
        this(question, context, Following.ALONE, entries);
    }

    public static Transcript open(Question question, Context context) {
        return open(question, context, Following.ALONE);
    }

    public static Transcript open(Question question, Context context, Following following) {
        return new Transcript(question, context, following, List.of());
    }

    /** The same, of a question that is read otherwise now. */
    public Transcript of(Question read) {
        return new Transcript(read, context, following, entries);
    }

    public Transcript plus(Entry entry) {
        return new Transcript(
                question,
                context,
                following,
                Stream.concat(entries.stream(), Stream.of(entry)).toList());
    }

    public List<Tried> tries() {
        return entries.stream()
                .filter(Tried.class::isInstance)
                .map(Tried.class::cast)
                .toList();
    }

    /** How often an answer was sent back because sentences of it do not hold. */
    public int refutations() {
        return (int) entries.stream().filter(Refuted.class::isInstance).count();
    }

    /** Everything the analyst said to keep, in order. */
    public List<Move.Note> notes() {
        return entries.stream()
                .filter(Noted.class::isInstance)
                .map(entry -> ((Noted) entry).note())
                .toList();
    }

    /** The lessons among the notes: words of an analyst, to be recorded for the asker alone. */
    public List<Move.Remember> remembered() {
        return notes().stream()
                .filter(Move.Remember.class::isInstance)
                .map(Move.Remember.class::cast)
                .toList();
    }

    /** What documents were found to say, in the order in which they were looked for. */
    public List<Consultation> consulted() {
        return entries.stream()
                .filter(Consulted.class::isInstance)
                .map(entry -> ((Consulted) entry).found())
                .toList();
    }

    /** Everything whose words may be cited: what is in the context, and what was consulted since. */
    public List<Source> sources() {
        return Stream.concat(
                        Sources.of(context).stream(),
                        consulted().stream()
                                .flatMap(found -> found.passages().stream().map(Sources::of)))
                .distinct()
                .toList();
    }

    public List<Attempt> attempts() {
        return tries().stream().map(Tried::attempt).toList();
    }

    public Optional<Tried> lastTry() {
        return tries().isEmpty() ? Optional.empty() : Optional.of(tries().getLast());
    }

    /** The newest attempt that ran, which is what a conclusion rests on. */
    public Optional<Tried> lastGood() {
        return tries().reversed().stream()
                .filter(tried -> tried.attempt().outcome() instanceof Outcome.Ran)
                .findFirst();
    }

    /** The attempt of this number if it ran; of number 0, the newest that did. */
    public Optional<Tried> good(int attempt) {
        return tries().stream()
                .filter(tried -> tried.attempt().number() == attempt
                        && tried.attempt().ran().isPresent())
                .findFirst()
                .or(this::lastGood);
    }
}
