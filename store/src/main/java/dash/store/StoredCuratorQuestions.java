package dash.store;

import dash.memory.CuratorQuestions;
import dash.question.Asker;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** The questions to the curator of one project. What is settled is deleted, words and all. */
public final class StoredCuratorQuestions implements CuratorQuestions {

    private static final String COLUMNS = "number, person, words, why, at";

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    StoredCuratorQuestions(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = Texts.storable(project);
        this.clock = clock;
    }

    @Override
    public Open ask(Asker person, String words, String why) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            return handle.createQuery("INSERT INTO curator_question (project, " + COLUMNS + ") SELECT :project,"
                            + " coalesce(max(number), 0) + 1, :person, :words, :why, :at FROM curator_question"
                            + " WHERE project = :project RETURNING " + COLUMNS)
                    .bind("project", project)
                    .bind("person", Texts.storable(person.name()))
                    .bind("words", Texts.storable(words))
                    .bind("why", Texts.storable(why))
                    .bind("at", clock.instant().atOffset(ZoneOffset.UTC))
                    .map((row, context) -> open(row))
                    .one();
        });
    }

    @Override
    public List<Open> open() {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT " + COLUMNS + " FROM curator_question WHERE project = :project ORDER BY number")
                .bind("project", project)
                .map((row, context) -> open(row))
                .list());
    }

    @Override
    public Optional<Open> settle(int number) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "DELETE FROM curator_question WHERE project = :project AND number = :number RETURNING "
                                + COLUMNS)
                .bind("project", project)
                .bind("number", number)
                .map((row, context) -> open(row))
                .findOne());
    }

    private static Open open(ResultSet row) throws SQLException {
        return new Open(
                row.getInt("number"),
                row.getString("person"),
                row.getString("words"),
                row.getString("why"),
                row.getObject("at", OffsetDateTime.class).toInstant());
    }
}
