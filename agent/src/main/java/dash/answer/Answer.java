package dash.answer;

import dash.analyst.Move;
import dash.analyst.Spending;
import dash.answer.why.Why;
import dash.correct.Attempt;
import dash.doubt.Doubt;
import dash.fault.Fault;
import dash.learnings.Learning;
import dash.provenance.Citation;
import dash.question.Question;
import java.util.List;
import java.util.Optional;

/**
 * What a question came to.
 *
 * @param insight the first sentence answers the question; for a question that was not answered it says why
 * @param chart how the rows are best drawn; absent when a drawing says no more than the rows
 * @param citations what people wrote that the answer is told from, when nothing had to be computed
 * @param why what people wrote about the same thing at the same time as a notable fact of the rows; never a cause
 * @param offered the readings to choose from when no figure is told as the answer; the first is meant when nobody chooses
 * @param followUps questions that can be answered next
 * @param learned what was learned on the way, new or once more
 * @param incidents what had to be put right on the way, such as a text with a number that nobody computed
 * @param verified the statement was built from a metric or a query pattern that people have proven
 * @param notes what the analyst thought, remembered and offered on the way
 * @param memory the entries of the asker's own memory that are told or applied in it, by number; an answer with any is the
 *     asker's alone
 * @param fault why there is no answer when nobody could decide, such as a model that is out of reach
 */
public record Answer(
        Question question,
        Status status,
        String insight,
        Optional<Result> result,
        String explanation,
        Optional<Chart> chart,
        List<Citation> citations,
        List<Why> why,
        List<Offered> offered,
        Provenance provenance,
        List<Doubt> doubts,
        List<String> assumptions,
        Confidence confidence,
        List<String> followUps,
        List<String> incidents,
        String analyst,
        boolean verified,
        List<Attempt> attempts,
        List<Learning> learned,
        List<Move.Note> notes,
        List<Integer> memory,
        Optional<Fault> fault,
        Spending spending,
        Timing timing) {

    public Answer {
        citations = List.copyOf(citations);
        why = List.copyOf(why);
        offered = List.copyOf(offered);
        doubts = List.copyOf(doubts);
        assumptions = List.copyOf(assumptions);
        followUps = List.copyOf(followUps);
        incidents = List.copyOf(incidents);
        attempts = List.copyOf(attempts);
        learned = List.copyOf(learned);
        notes = List.copyOf(notes);
        memory = List.copyOf(memory);
    }

    public Answer withLearned(List<Learning> lessons) {
        return new Answer(
                question,
                status,
                insight,
                result,
                explanation,
                chart,
                citations,
                why,
                offered,
                provenance,
                doubts,
                assumptions,
                confidence,
                followUps,
                incidents,
                analyst,
                verified,
                attempts,
                lessons,
                notes,
                memory,
                fault,
                spending,
                timing);
    }

    public Answer withFollowUps(List<String> questions) {
        return new Answer(
                question,
                status,
                insight,
                result,
                explanation,
                chart,
                citations,
                why,
                offered,
                provenance,
                doubts,
                assumptions,
                confidence,
                questions,
                incidents,
                analyst,
                verified,
                attempts,
                learned,
                notes,
                memory,
                fault,
                spending,
                timing);
    }

    /** The same with no figure told as the answer: what was read, and what can be chosen instead. */
    public Answer unsure(String words, List<Offered> readings, List<Attempt> made) {
        return new Answer(
                question,
                Status.UNSURE,
                words,
                Optional.empty(),
                "",
                Optional.empty(),
                List.of(),
                List.of(),
                readings,
                Provenance.NONE,
                doubts,
                assumptions,
                confidence,
                List.of(),
                incidents,
                analyst,
                false,
                made,
                learned,
                notes,
                memory,
                fault,
                spending,
                timing);
    }

    /** The same with readings to choose from. */
    public Answer withOffered(List<Offered> readings, List<Attempt> made) {
        return new Answer(
                question,
                status,
                insight,
                result,
                explanation,
                chart,
                citations,
                why,
                readings,
                provenance,
                doubts,
                assumptions,
                confidence,
                followUps,
                incidents,
                analyst,
                verified,
                made,
                learned,
                notes,
                memory,
                fault,
                spending,
                timing);
    }

    public Answer withInsight(String words) {
        return new Answer(
                question,
                status,
                words,
                result,
                explanation,
                chart,
                citations,
                why,
                offered,
                provenance,
                doubts,
                assumptions,
                confidence,
                followUps,
                incidents,
                analyst,
                verified,
                attempts,
                learned,
                notes,
                memory,
                fault,
                spending,
                timing);
    }
}
