package dash.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** Runs of golden questions of one project, with what became of each question. */
public final class EvalRuns {

    private static final String COLUMNS = "id, project, started_at, completed_at, triggered_by, model,"
            + " knowledge_version, schema_fingerprint, plan";

    private final Transactions transactions;
    private final String project;

    EvalRuns(Transactions transactions, String project) {
        this.transactions = transactions;
        this.project = project;
    }

    public void begin(KeptRun run) {
        transactions.inTransaction(handle -> handle.createUpdate("INSERT INTO eval_run (" + COLUMNS
                        + ") VALUES (:id, :project, :startedAt, NULL, :by, :model, :knowledge, :schema,"
                        + " CAST(:plan AS json)) ON CONFLICT (id) DO NOTHING")
                .bind("id", run.id())
                .bind("project", Texts.storable(project))
                .bind("startedAt", stored(run.startedAt()))
                .bind("by", Texts.storable(run.triggeredBy()))
                .bind("model", Texts.storable(run.model()))
                .bind("knowledge", run.knowledgeVersion())
                .bind("schema", run.schemaFingerprint())
                .bind("plan", Texts.storableJson(run.plan()))
                .execute());
    }

    /** Returns once it is on disk. Keeping the same trial again replaces it. */
    public void keep(KeptTrial trial) {
        transactions.inTransaction(
                handle -> handle.createUpdate("INSERT INTO eval_result (run, trial, position, fate, body)"
                                + " VALUES (:run, :trial, :position, :fate, CAST(:body AS json))"
                                + " ON CONFLICT (run, trial) DO UPDATE SET position = excluded.position,"
                                + " fate = excluded.fate, body = excluded.body")
                        .bind("run", trial.run())
                        .bind("trial", Texts.storable(trial.trial()))
                        .bind("position", trial.position())
                        .bind("fate", trial.fate())
                        .bind("body", Texts.storableJson(trial.body()))
                        .execute());
    }

    public void complete(String run, Instant at) {
        transactions.inTransaction(handle -> handle.createUpdate(
                        "UPDATE eval_run SET completed_at = :at WHERE id = :id AND project = :project")
                .bind("at", stored(at))
                .bind("id", run)
                .bind("project", Texts.storable(project))
                .execute());
    }

    /** Newest first. */
    public List<KeptRun> latest(int most) {
        return query("TRUE", "", "ORDER BY started_at DESC, id LIMIT " + most);
    }

    /** The newest that came to its end. */
    public Optional<KeptRun> lastCompleted() {
        return query("completed_at IS NOT NULL", "", "ORDER BY completed_at DESC, id LIMIT 1").stream()
                .findFirst();
    }

    /** Those whose id starts so, no more than two: more is no help to anybody. */
    public List<KeptRun> startingWith(String prefix) {
        return query("starts_with(id, :prefix)", prefix, "ORDER BY started_at DESC, id LIMIT 2");
    }

    private List<KeptRun> query(String condition, String prefix, String rest) {
        return transactions.inTransaction(handle -> {
            var query = handle.createQuery("SELECT " + COLUMNS + " FROM eval_run WHERE project = :project AND "
                            + condition + " " + rest)
                    .bind("project", Texts.storable(project));
            return (condition.contains(":prefix") ? query.bind("prefix", prefix) : query)
                    .map((row, context) -> run(row))
                    .list();
        });
    }

    /** In the order in which the run asks. */
    public List<KeptTrial> results(String run) {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT run, trial, position, fate, body FROM eval_result WHERE run = :run ORDER BY position, trial")
                .bind("run", run)
                .map((row, context) -> new KeptTrial(
                        row.getString("run"),
                        row.getString("trial"),
                        row.getInt("position"),
                        row.getString("fate"),
                        row.getString("body")))
                .list());
    }

    /** What the store can hold of a moment, so that it reads back as it was written. */
    private static OffsetDateTime stored(Instant instant) {
        return instant.truncatedTo(ChronoUnit.MICROS).atOffset(ZoneOffset.UTC);
    }

    private static KeptRun run(ResultSet row) throws SQLException {
        return new KeptRun(
                row.getString("id"),
                row.getString("project"),
                row.getObject("started_at", OffsetDateTime.class).toInstant(),
                Optional.ofNullable(row.getObject("completed_at", OffsetDateTime.class))
                        .map(OffsetDateTime::toInstant),
                row.getString("triggered_by"),
                row.getString("model"),
                row.getString("knowledge_version"),
                row.getString("schema_fingerprint"),
                row.getString("plan"));
    }
}
