package dash.project.curating;

import dash.answer.Answer;
import dash.answer.Status;
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
     * @param kept the id of the answer that the right statement gave; empty where there were only words
     */
    public record Corrected(List<Recorded> recorded, Optional<String> kept) {
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
                        wrong.sql(),
                        reason,
                        tables.isEmpty() ? wrong.tables() : tables,
                        person);
        return new Corrected(List.of(said), Optional.empty());
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
        Statement statement = project.statements().allowed(right);
        Answer answer = project.run(right, new Cancellation());
        if (answer.status() != Status.ANSWERED) {
            throw FaultException.of(
                    Code.ANSWER_NOT_CONFIRMED,
                    Place.named("--sql"),
                    right,
                    "the statement does not run: " + answer.insight() + " Nothing was learned",
                    "Try it with dash sql first");
        }
        List<Recorded> recorded = project.learning()
                .corrections()
                .correct(
                        wrong.question(),
                        wrong.id(),
                        wrong.sql(),
                        statement,
                        reason,
                        project.source().schemas().schema(),
                        person);
        return new Corrected(recorded, Optional.of(answer.question().id().value()));
    }
}
