package dash.store;

import dash.learnings.Discovery;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.LearningRevision;
import dash.learnings.Learnings;
import dash.learnings.Memory;
import dash.learnings.files.LearningText;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/** The learnings of one project. Whoever changes them waits for the one before; everybody else reads what was last whole. */
public final class StoredLearnings implements Learnings {

    private static final Discovery UNSAID = new Discovery(Discovery.Source.IMPORTED, "", "", Instant.EPOCH);

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    StoredLearnings(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = project;
        this.clock = clock;
    }

    @Override
    public Memory current() {
        return transactions.inTransaction(handle -> {
            // One snapshot for the two statements: the version must be that of the learnings.
            handle.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
            return read(handle);
        });
    }

    @Override
    public Memory change(String author, Function<Memory, List<LearningChange>> changes) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            Memory before = read(handle);
            List<LearningChange> wanted = changes.apply(before);
            if (wanted.isEmpty()) {
                return before;
            }
            Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
            wanted.forEach(change -> apply(handle, change, Texts.storable(author), now));
            handle.createUpdate("UPDATE project SET learnings_version = learnings_version + 1 WHERE name = :project")
                    .bind("project", project)
                    .execute();
            return read(handle);
        });
    }

    private void apply(Handle handle, LearningChange change, String author, Instant now) {
        boolean used = change.act().equals(LearningChange.USED);
        int number = change.after().number();
        int version = version(handle, number) + (used ? 0 : 1);
        String body = Texts.storable(LearningText.write(change.after()));
        handle.createUpdate("INSERT INTO learning (project, number, version, body) VALUES (:project, :number, :version,"
                        + " :body) ON CONFLICT (project, number) DO UPDATE SET version = excluded.version,"
                        + " body = excluded.body")
                .bind("project", project)
                .bind("number", number)
                .bind("version", version)
                .bind("body", body)
                .execute();
        if (!used) {
            handle.createUpdate("INSERT INTO learning_revision (project, number, version, at, author, act, body)"
                            + " VALUES (:project, :number, :version, :at, :author, :act, :body)")
                    .bind("project", project)
                    .bind("number", number)
                    .bind("version", version)
                    .bind("at", now.atOffset(ZoneOffset.UTC))
                    .bind("author", author)
                    .bind("act", change.act())
                    .bind("body", body)
                    .execute();
        }
        change.evidence().forEach(evidence -> add(handle, number, evidence));
    }

    private int version(Handle handle, int number) {
        return handle.createQuery("SELECT version FROM learning WHERE project = :project AND number = :number")
                .bind("project", project)
                .bind("number", number)
                .mapTo(Integer.class)
                .findOne()
                .orElse(0);
    }

    private void add(Handle handle, int number, Evidence evidence) {
        handle.createUpdate("INSERT INTO learning_evidence (project, number, at, kind, by, about, detail)"
                        + " VALUES (:project, :number, :at, :kind, :by, :about, :detail)")
                .bind("project", project)
                .bind("number", number)
                .bind("at", evidence.at().atOffset(ZoneOffset.UTC))
                .bind("kind", evidence.kind().written())
                .bind("by", Texts.storable(evidence.by()))
                .bind("about", Texts.storable(evidence.about()))
                .bind("detail", Texts.storable(evidence.text()))
                .execute();
    }

    private Memory read(Handle handle) {
        long version = handle.createQuery("SELECT learnings_version FROM project WHERE name = :project")
                .bind("project", project)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
        List<Learning> learnings = handle.createQuery(
                        "SELECT number, version, body FROM learning WHERE project = :project ORDER BY number")
                .bind("project", project)
                .map((row, context) -> learning(row))
                .list();
        return new Memory(version, learnings);
    }

    private static Learning learning(ResultSet row) throws SQLException {
        int number = row.getInt("number");
        return LearningText.read("learning " + number, row.getString("body"), number, row.getInt("version"), UNSAID);
    }

    @Override
    public List<Evidence> evidence(int number) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT at, kind, by, about, detail"
                        + " FROM learning_evidence WHERE project = :project AND number = :number ORDER BY id")
                .bind("project", project)
                .bind("number", number)
                .map((row, context) -> new Evidence(
                        instant(row),
                        Evidence.Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
                        row.getString("by"),
                        row.getString("about"),
                        row.getString("detail")))
                .list());
    }

    @Override
    public List<LearningRevision> history(int number) {
        return transactions.inTransaction(handle -> handle.createQuery("SELECT number, version, at, author, act, body"
                        + " FROM learning_revision WHERE project = :project AND number = :number ORDER BY version")
                .bind("project", project)
                .bind("number", number)
                .map((row, context) -> new LearningRevision(
                        learning(row), instant(row), row.getString("author"), row.getString("act")))
                .list());
    }

    private static Instant instant(ResultSet row) throws SQLException {
        return Optional.ofNullable(row.getObject("at", OffsetDateTime.class))
                .map(OffsetDateTime::toInstant)
                .orElse(Instant.EPOCH);
    }
}
