package dash.project.curating;

import dash.answer.Answer;
import dash.curate.SameSql;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.learn.Recorded;
import dash.project.OpenProject;
import dash.question.Cancellation;
import dash.statement.Statement;
import java.util.List;
import java.util.Optional;

/** Somebody says that an answer is wrong. What can be learned from the difference is theirs until others accept it. */
public final class Correcting {

    private final OpenProject project;
    private final String person;

    public Correcting(OpenProject project, String person) {
        this.project = project;
        this.person = person;
    }

    /**
     * What came of it.
     *
     * @param again the question asked again; absent where there were only words, or no question
     * @param kept the id of the answer that the right statement gave
     */
    public record Corrected(List<Recorded> recorded, Optional<AskedAgain> again, Optional<String> kept) {
        public Corrected {
            recorded = List.copyOf(recorded);
        }
    }

    /** Only words; {@code tables} none for those of the answer. */
    public Corrected inWords(EarlierAnswer wrong, String reason, List<String> tables) {
        KnownTables.require(tables, project::schema);
        Recorded said = project.learning()
                .corrections()
                .object(
                        wrong.question(),
                        wrong.id(),
                        wrong.sharedSql(),
                        reason,
                        tables.isEmpty() ? wrong.tables() : tables,
                        person);
        return new Corrected(
                List.of(said), new TaughtQuestions(project, person).again(said.learning()), Optional.empty());
    }

    /** The statement that is right is run, guarded, before anything is learned from it. */
    public Corrected bySql(EarlierAnswer wrong, String right, String reason) {
        if (SameSql.same(right, wrong.sql())) {
            throw FaultException.of(
                    Code.WRONG_USAGE,
                    Place.named("--sql"),
                    wrong.id(),
                    "this is the statement behind the answer",
                    "Give the one that is right; dash confirm says that the answer is");
        }
        if (wrong.isAStatement()) {
            return byDifference(wrong, right, reason);
        }
        TaughtQuestions.Result taught = new TaughtQuestions(project, person)
                .answer(wrong.meant(), right, Optional.of(wrong.told()), wrong.id(), reason);
        return new Corrected(
                taught.recorded(),
                taught.again(),
                taught.again().map(again -> again.after().text("id")));
    }

    /** Nobody said which question the two statements answer, so only their difference teaches something. */
    private Corrected byDifference(EarlierAnswer wrong, String right, String reason) {
        Statement statement = project.statements().allowed(right);
        Answer answer = project.run(right, new Cancellation());
        TaughtQuestions.refuseBroken(answer, right);
        List<Recorded> recorded = project.learning()
                .corrections()
                .difference(wrong.corrected(statement, reason, person), project.schema());
        return new Corrected(
                recorded, Optional.empty(), Optional.of(answer.question().id().value()));
    }
}
