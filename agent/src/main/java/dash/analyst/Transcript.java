package dash.analyst;

import dash.context.Context;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.question.Question;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A question, its context, and everything that has happened since. Grows by copies, so nobody can change the past. */
public record Transcript(Question question, Context context, List<Entry> entries) {

    /** One thing that happened. */
    public sealed interface Entry {}

    /** A statement was tried. */
    public record Tried(Move.RunSql move, Attempt attempt) implements Entry {}

    /** A table was looked at; the description is data. */
    public record Inspected(Move.Inspect move, String description) implements Entry {}

    public Transcript {
        entries = List.copyOf(entries);
    }

    public static Transcript open(Question question, Context context) {
        return new Transcript(question, context, List.of());
    }

    public Transcript plus(Entry entry) {
        return new Transcript(
                question,
                context,
                Stream.concat(entries.stream(), Stream.of(entry)).toList());
    }

    public List<Tried> tries() {
        return entries.stream()
                .filter(Tried.class::isInstance)
                .map(Tried.class::cast)
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
}
