package dash.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.store.server.Carrier;
import dash.store.server.EmbeddedServer;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Clock;
import java.util.Optional;
import java.util.UUID;
import org.jdbi.v3.core.Jdbi;

/** Dash's state, open. Closing it leaves an embedded server to the others who use it. Safe for many threads. */
public final class Store implements AutoCloseable {

    /** Database and owner on an embedded server. */
    public static final String NAME = "dash";

    private static final int CONNECTIONS = 8;
    private static final long MILLIS_TO_WAIT = 30_000;

    private final StoreLocation location;
    private final Optional<EmbeddedServer> server;
    private final StoreDataSource source;
    private final HikariDataSource pool;
    private final Transactions transactions;

    private Store(
            StoreLocation location, Optional<EmbeddedServer> server, StoreDataSource source, HikariDataSource pool) {
        this.location = location;
        this.server = server;
        this.source = source;
        this.pool = pool;
        this.transactions = new Transactions(
                Jdbi.create(pool),
                Place.named(location.inWords()),
                () -> pool.getHikariPoolMXBean().softEvictConnections());
    }

    public static Store open(StoreLocation location, Progress progress) {
        return open(location, ServerSettings.standard(), progress);
    }

    /** The settings matter to an embedded server only. */
    public static Store open(StoreLocation location, ServerSettings settings, Progress progress) {
        return switch (location) {
            case StoreLocation.External external ->
                open(external, Optional.empty(), StoreDataSource.external(external.url()));
            case StoreLocation.Embedded embedded -> {
                EmbeddedServer server = EmbeddedServer.open(embedded.home(), settings, carrier(), progress);
                try {
                    server.databases().owned(NAME, NAME);
                    yield open(embedded, Optional.of(server), StoreDataSource.embedded(server, NAME, NAME));
                } catch (RuntimeException failure) {
                    server.close();
                    throw failure;
                }
            }
        };
    }

    private static Store open(StoreLocation location, Optional<EmbeddedServer> server, StoreDataSource source) {
        try {
            Migrations.bringUp(source, Place.named(location.inWords()));
        } catch (SQLException failure) {
            throw SqlStates.firstCause(failure, FaultException.class)
                    .orElseGet(() -> Transactions.unreachable(Place.named(location.inWords()), failure));
        }
        HikariConfig configuration = new HikariConfig();
        configuration.setDataSource(source);
        configuration.setPoolName("store");
        configuration.setMaximumPoolSize(CONNECTIONS);
        configuration.setMinimumIdle(1);
        configuration.setConnectionTimeout(MILLIS_TO_WAIT);
        return new Store(location, server, source, new HikariDataSource(configuration));
    }

    /** For whoever opens the server of a home without its store: a move to a newer PostgreSQL must not lose it. */
    public static Carrier carrier() {
        return new StoreCarrier();
    }

    public Transactions transactions() {
        return transactions;
    }

    public StoredAuditLog auditLog() {
        return new StoredAuditLog(transactions);
    }

    public StoredKnowledge knowledge(String project, Clock clock) {
        return new StoredKnowledge(transactions, project, clock);
    }

    public StoredLearnings learnings(String project, Clock clock) {
        return new StoredLearnings(transactions, project, clock);
    }

    /** Tells of every change to a project's knowledge, whichever process makes it, until it is closed. */
    public KnowledgeChanges knowledgeChanges(String project, Runnable listener) {
        return new KnowledgeChanges(source, project, listener).start();
    }

    public ProjectNotes notes(String project) {
        return new ProjectNotes(transactions, project);
    }

    /** What the project's language models cost. */
    public Spending spending(String project, Clock clock) {
        return new Spending(transactions, project, clock);
    }

    public Answers answers() {
        return new Answers(transactions);
    }

    /** The same answers in lists, without what makes them long. */
    public AnswerLists answerLists(String project) {
        return new AnswerLists(transactions, project);
    }

    public Conversations conversations(String project, Clock clock) {
        return new Conversations(transactions, project, clock);
    }

    public QuestionEvents questionEvents() {
        return new QuestionEvents(transactions);
    }

    public Feedback feedback() {
        return new Feedback(transactions);
    }

    /** This process, from now on seen by others as one that works on questions. */
    public Runner runner() {
        try {
            return Runner.start(source);
        } catch (SQLException failure) {
            throw Transactions.unreachable(Place.named(location.inWords()), failure);
        }
    }

    /** Takes the only place for some work; empty while another process, or this one, holds it. */
    public Optional<NamedLock> tryLock(String work) {
        try {
            return NamedLock.take(source, work);
        } catch (SQLException failure) {
            throw Transactions.unreachable(Place.named(location.inWords()), failure);
        }
    }

    public boolean lives(UUID runner) {
        return Runner.lives(transactions, runner);
    }

    public EvalRuns evalRuns(String project) {
        return new EvalRuns(transactions, project);
    }

    public StoredEmbeddings embeddings() {
        return new StoredEmbeddings(transactions);
    }

    /** What the people of a project want remembered, each for themselves. */
    public StoredMemories memories(String project, Clock clock) {
        return new StoredMemories(transactions, project, clock);
    }

    public StoredCuratorQuestions curatorQuestions(String project, Clock clock) {
        return new StoredCuratorQuestions(transactions, project, clock);
    }

    /** What was answered before in a project, by the words of its questions. */
    public StoredPastAnswers pastAnswers(String project) {
        return new StoredPastAnswers(transactions, project);
    }

    public StoredRecentAnswers recentAnswers() {
        return new StoredRecentAnswers(transactions);
    }

    /** The server beneath, where it is ours: the demo's database can live on it. */
    public Optional<EmbeddedServer> server() {
        return server;
    }

    public Health health() {
        return transactions.inTransaction(handle -> handle.createQuery(
                        "SELECT current_setting('server_version'), pg_database_size(current_database()), (SELECT"
                                + " max(version::int) FROM migration_history WHERE success), store_id FROM meta")
                .map((row, context) -> new Health(
                        location.inWords(),
                        server.isPresent(),
                        row.getString(1),
                        row.getLong(2),
                        row.getInt(3),
                        row.getObject(4, UUID.class)))
                .one());
    }

    /** People ask about sources; Dash writes to its store. A mistake in a setting must not make the two one. */
    public void refuseIfSame(Connection source, String sourceInWords) {
        refuseIfSame(
                transactions.inTransaction(handle -> DatabaseIdentity.of(handle.getConnection())),
                location,
                source,
                sourceInWords);
    }

    /** The same for a store that is not open yet: opening it makes tables, and then it would be too late. */
    public static void refuseIfSame(StoreLocation.External location, Connection source, String sourceInWords) {
        try (Connection ours = StoreDataSource.external(location.url()).getConnection()) {
            refuseIfSame(DatabaseIdentity.of(ours), location, source, sourceInWords);
        } catch (SQLException failure) {
            throw Transactions.unreachable(Place.named(location.inWords()), failure);
        }
    }

    private static void refuseIfSame(
            Optional<DatabaseIdentity> ours, StoreLocation location, Connection source, String sourceInWords) {
        Optional<DatabaseIdentity> theirs = DatabaseIdentity.of(source);
        if (theirs.isPresent() && theirs.equals(ours)) {
            throw FaultException.of(
                    Code.STORE_IS_A_SOURCE,
                    Place.named(location.inWords()),
                    sourceInWords,
                    "the source of this project is the database that holds Dash's own state",
                    "name another database in DASH_STORE_URL, or in source.url of dash.yaml");
        }
    }

    @Override
    public void close() {
        pool.close();
        server.ifPresent(EmbeddedServer::close);
    }
}
