package dash.store;

import dash.knowledge.Change;
import dash.knowledge.Edition;
import dash.knowledge.ItemId;
import dash.knowledge.KnowledgeBase;
import dash.knowledge.KnowledgeItem;
import dash.knowledge.Revision;
import dash.knowledge.files.ItemText;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;

/** The knowledge of one project. Whoever changes it waits for the one before; everybody else reads what was last whole. */
public final class StoredKnowledge implements KnowledgeBase {

    /** The channel on which a change is told to every process that listens; the payload is the project. */
    public static final String CHANNEL = "dash_knowledge";

    private static final String STANDING = "file, position, origin, status, reason, set_aside";

    private final Transactions transactions;
    private final String project;
    private final Clock clock;

    StoredKnowledge(Transactions transactions, String project, Clock clock) {
        this.transactions = transactions;
        this.project = project;
        this.clock = clock;
    }

    @Override
    public Edition current() {
        return transactions.inTransaction(handle -> {
            // One snapshot for the two statements: the version must be that of the items.
            handle.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
            return read(handle);
        });
    }

    @Override
    public Edition change(String author, Function<Edition, List<Change>> changes) {
        return transactions.inTransaction(handle -> {
            ProjectRows.lock(handle, project);
            Edition before = read(handle);
            List<Change> wanted = changes.apply(before);
            if (wanted.isEmpty()) {
                return before;
            }
            apply(handle, before.byId(), wanted, Texts.storable(author));
            return read(handle);
        });
    }

    @Override
    public List<Revision> history(ItemId id) {
        return transactions.inTransaction(
                handle -> handle.createQuery("SELECT kind, version, at, author, act, body, " + STANDING
                                + " FROM knowledge_revision WHERE project = :project AND kind = :kind AND key = :key"
                                + " ORDER BY version")
                        .bind("project", project)
                        .bind("kind", id.kind().name())
                        .bind("key", id.key())
                        .map((row, context) -> KnowledgeRows.revision(row))
                        .list());
    }

    private Edition read(Handle handle) {
        long version = handle.createQuery("SELECT knowledge_version FROM project WHERE name = :project")
                .bind("project", project)
                .mapTo(Long.class)
                .findOne()
                .orElse(0L);
        List<KnowledgeItem> items = handle.createQuery("SELECT kind, body, " + STANDING
                        + ", version, changed_by, changed_at, synced FROM knowledge_item WHERE project = :project")
                .bind("project", project)
                .map((row, context) -> KnowledgeRows.item(row))
                .list();
        return new Edition(version, items);
    }

    private void apply(Handle handle, Map<ItemId, KnowledgeItem> before, List<Change> changes, String author) {
        Instant now = clock.instant().truncatedTo(ChronoUnit.MICROS);
        PreparedBatch items = handle.prepareBatch("INSERT INTO knowledge_item (project, kind, key, label, body, "
                + STANDING + ", version, changed_by, changed_at, synced) VALUES (:project, :kind, :key, :label, :body,"
                + " :file, :position, :origin, :status, :reason, :setAside, :version, :author, :at, :synced)"
                + " ON CONFLICT (project, kind, key) DO UPDATE SET label = excluded.label, body = excluded.body,"
                + " file = excluded.file, position = excluded.position, origin = excluded.origin,"
                + " status = excluded.status, reason = excluded.reason, set_aside = excluded.set_aside,"
                + " version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at,"
                + " synced = excluded.synced");
        PreparedBatch revisions = handle.prepareBatch("INSERT INTO knowledge_revision (project, kind, key, version,"
                + " at, author, act, body, " + STANDING + ") VALUES (:project, :kind, :key, :version, :at, :author,"
                + " :act, :body, :file, :position, :origin, :status, :reason, :setAside)");
        List<Change> told = new ArrayList<>();
        for (Change change : changes) {
            Optional<KnowledgeItem> old =
                    Optional.ofNullable(before.get(change.content().id()));
            boolean moved = change.act().equals(Change.MOVED);
            int version = old.map(KnowledgeItem::version).orElse(0) + (moved ? 0 : 1);
            String by = moved ? old.orElseThrow().changedBy() : author;
            Instant at = moved ? old.orElseThrow().changedAt() : now;
            bind(items, change, version, by, at).add();
            if (!moved) {
                bind(revisions, change, version, by, at)
                        .bind("act", change.act())
                        .add();
                told.add(change);
            }
        }
        items.execute();
        if (!told.isEmpty()) {
            revisions.execute();
            tell(handle);
        }
    }

    private void tell(Handle handle) {
        handle.createUpdate("UPDATE project SET knowledge_version = knowledge_version + 1 WHERE name = :project")
                .bind("project", project)
                .execute();
        handle.createQuery("SELECT pg_notify(:channel, :project)::text")
                .bind("channel", CHANNEL)
                .bind("project", project)
                .mapTo(String.class)
                .list();
    }

    private PreparedBatch bind(PreparedBatch batch, Change change, int version, String by, Instant at) {
        ItemId id = change.content().id();
        return batch.bind("project", project)
                .bind("kind", id.kind().name())
                .bind("key", id.key())
                .bind("label", change.content().label())
                .bind("body", ItemText.write(change.content()))
                .bind("file", change.location().file())
                .bind("position", change.location().position())
                .bind("origin", change.standing().origin().name())
                .bind("status", change.standing().status().name())
                .bind("reason", Texts.storable(change.standing().reason()))
                .bindArray("setAside", String.class, change.standing().setAside())
                .bind("version", version)
                .bind("author", by)
                .bind("at", at.atOffset(ZoneOffset.UTC))
                .bind("synced", change.synced().orElse(null));
    }
}
