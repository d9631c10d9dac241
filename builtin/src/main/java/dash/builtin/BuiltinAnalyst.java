package dash.builtin;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.builtin.choice.Candidate;
import dash.builtin.choice.Choice;
import dash.builtin.choice.Chooser;
import dash.builtin.choice.Telling;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.search.Values;
import java.util.List;

/**
 * Answers what knowledge lets it understand completely, and declines the rest. It tries once: a statement that fails here
 * comes from knowledge that does not fit the source, and no rewording of the question would mend that.
 */
public final class BuiltinAnalyst implements Analyst {

    private static final int MOST_CHOICES = 4;

    private final Values values;

    public BuiltinAnalyst(Values values) {
        this.values = values;
    }

    @Override
    public String name() {
        return "builtin";
    }

    @Override
    public Move next(Transcript transcript, Work work) {
        if (transcript.lastGood().isPresent()) {
            return new Move.Conclude();
        }
        Understanding understanding = new Understanding(transcript.question().text(), transcript.context(), values);
        if (transcript.lastTry().isPresent()) {
            return new Move.Decline(failure(transcript.lastTry().get().attempt()), understanding.offers());
        }
        Telling telling = new Telling(transcript.context().today());
        return switch (new Chooser(transcript.context().knowledge())
                .choose(understanding.metrics(), understanding.patterns())) {
            case Choice.Sure(Candidate candidate) ->
                new Move.RunSql(candidate.sql().sql(), telling.reading(candidate));
            case Choice.Open(List<Candidate> candidates) ->
                new Move.AskBack(
                        "This can be read in more than one way. Which one is meant?",
                        candidates.stream()
                                .limit(MOST_CHOICES)
                                .map(telling::inWords)
                                .distinct()
                                .toList());
            case Choice.None none -> new Move.Decline(understanding.whyNot(), understanding.offers());
        };
    }

    @Override
    public List<String> alternatives(Transcript transcript) {
        return new Understanding(transcript.question().text(), transcript.context(), values).offers();
    }

    private static String failure(Attempt attempt) {
        String why = attempt.diagnoses().isEmpty()
                ? "it gave nothing to go by"
                : attempt.diagnoses().getFirst().message();
        return switch (attempt.outcome()) {
            case Outcome.Stopped stopped ->
                "I understood the question, but the guard did not let my statement through: " + why;
            case Outcome.Failed failed ->
                "I understood the question, but the statement made from knowledge failed: " + why;
            case Outcome.Ran ran -> "I understood the question, but its result cannot be used: " + why;
        };
    }
}
