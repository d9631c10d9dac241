package dash.databases.look;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.PostgresSource;
import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.scope.SensitivePatterns;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.execute.AuditEntry;
import dash.schema.RelationName;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StandardValuesTest {

    private static final Duration LONG = Duration.ofMinutes(1);
    private static final Duration HOURS = Duration.ofHours(5);
    private static final MemoryLimits LIMITS = new MemoryLimits(100, 40, 1 << 20, LONG, HOURS);

    private static final ColumnName NAME = column("players", "name");
    private static final ColumnName CLUB = column("players", "club");
    private static final ColumnName EMAIL = column("players", "email");
    private static final ColumnName NUMBER = column("players", "number");
    private static final ColumnName REFERENCE = column("matches", "reference");

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE players (name text, club varchar(40), email text, number integer)",
                    "INSERT INTO players VALUES ('Martin Odegaard', 'Arsenal', 'martin@club.org', 8),"
                            + " ('Bukayo Saka', 'ARSENAL', 'bukayo@club.org', 7), ('Harry Kane', 'Bayern', NULL, 9)",
                    "CREATE TABLE matches (reference text)",
                    "INSERT INTO matches SELECT 'Ref ' || n FROM generate_series(1, 500) n",
                    "INSERT INTO matches VALUES ('abandoned'), (repeat('long ', 10) || 'title')",
                    "ANALYZE");
    private final PostgresSource source = new PostgresSource(
            "test",
            Sources.url(database.reader()),
            SourceScope.of("public"),
            ZoneOffset.UTC,
            entry -> {},
            Clock.systemUTC());
    private RecordedAudit audit = new RecordedAudit();
    private Sessions sessions = Sources.sessions(database.reader(), audit);

    private static ColumnName column(String table, String name) {
        return new ColumnName(new RelationName("public", table), name);
    }

    private StandardValues values(MemoryLimits limits) {
        SensitivePatterns sensitive = new SensitivePatterns(List.of("*.email"));
        return new StandardValues(sessions.own(), source.schemas(), sensitive, limits);
    }

    /** What one test still reads in the background is not the next one's. */
    @AfterEach
    void another() {
        sessions.close();
        audit = new RecordedAudit();
        sessions = Sources.sessions(database.reader(), audit);
    }

    @AfterAll
    void close() {
        sessions.close();
        source.close();
        database.close();
    }

    private void execute(String sql) throws SQLException {
        try (Connection owner = database.connect();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    private List<String> statements() {
        return audit.entries().stream().map(AuditEntry::sql).distinct().toList();
    }

    @Test
    void columns_are_read_with_one_statement_and_then_remembered() {
        StandardValues values = values(LIMITS);
        for (int round = 0; round < 3; round++) {
            assertThat(values.find(List.of("arsenal", "harry kane", "nobody"), List.of(NAME, CLUB, NUMBER)))
                    .containsExactlyInAnyOrder(
                            new ValueMatch("harry kane", NAME, "Harry Kane"),
                            new ValueMatch("arsenal", CLUB, "ARSENAL"),
                            new ValueMatch("arsenal", CLUB, "Arsenal"));
        }
        assertThat(statements()).hasSize(1);
    }

    @Test
    void sensitive_columns_are_neither_read_nor_remembered() {
        StandardValues values = values(LIMITS);
        List<String> address = List.of("martin@club.org");
        assertThat(values.find(address, List.of(EMAIL))).isEmpty();
        assertThat(values.findEverywhere(address, List.of(EMAIL))).isEmpty();
        assertThat(values.near(List.of("martin"), List.of(EMAIL))).isEmpty();
        assertThat(audit.entries()).isEmpty();
        assertThat(values.memory().bytes()).isZero();
    }

    @Test
    void a_column_too_large_to_remember_is_asked_for_names_and_for_any_word_by_a_mask() {
        StandardValues values = values(LIMITS);
        List<ColumnName> columns = List.of(REFERENCE, NAME);
        assertThat(values.find(List.of("ref 17", "Ref 18", "abandoned", "Harry Kane"), columns))
                .containsExactly(
                        new ValueMatch("ref 17", REFERENCE, "Ref 17"),
                        new ValueMatch("Ref 18", REFERENCE, "Ref 18"),
                        new ValueMatch("Harry Kane", NAME, "Harry Kane"));
        assertThat(values.findEverywhere(List.of("abandoned"), columns))
                .containsExactly(new ValueMatch("abandoned", REFERENCE, "abandoned"));
    }

    @Test
    void a_text_longer_than_what_is_remembered_is_asked_for() {
        MemoryLimits wide = new MemoryLimits(1_000, 40, 1 << 20, LONG, HOURS);
        String title = "long ".repeat(10) + "title";
        assertThat(values(wide).find(List.of(title, "abandoned"), List.of(REFERENCE)))
                .extracting(ValueMatch::value)
                .containsExactlyInAnyOrder(title, "abandoned");
    }

    @Test
    void no_more_bytes_are_remembered_than_allowed_and_the_rest_is_asked() {
        StandardValues values = values(new MemoryLimits(1_000, 100, 2_000, LONG, HOURS));
        assertThat(values.find(List.of("Ref 400", "Arsenal"), List.of(CLUB, REFERENCE)))
                .extracting(ValueMatch::value)
                .containsExactlyInAnyOrder("ARSENAL", "Arsenal", "Ref 400");
        assertThat(values.memory().bytes()).isBetween(1L, 2_000L);
    }

    @Test
    void who_will_not_wait_gets_the_answer_from_the_source() {
        StandardValues values = values(new MemoryLimits(100, 40, 1 << 20, Duration.ZERO, HOURS));
        assertThat(values.find(List.of("bayern"), List.of(CLUB)))
                .containsExactly(new ValueMatch("bayern", CLUB, "Bayern"));
    }

    @Test
    void a_new_value_is_found_once_the_old_ones_were_read_again() throws Exception {
        StandardValues values = values(new MemoryLimits(100, 40, 1 << 20, LONG, Duration.ZERO));
        ColumnName city = column("cities", "city");
        execute("CREATE TABLE cities AS SELECT 'Oslo' AS city");
        source.schemas().refresh();
        assertThat(values.find(List.of("Oslo", "Bergen"), List.of(city))).hasSize(1);
        execute("INSERT INTO cities VALUES ('Bergen')");
        while (values.find(List.of("Oslo", "Bergen"), List.of(city)).size() < 2) {
            Thread.sleep(20);
        }
        assertThat(values.near(List.of("Brgen"), List.of(city)))
                .extracting(ValueMatch::value)
                .containsExactly("Bergen");
    }

    @Test
    void many_threads_find_the_same() throws Exception {
        StandardValues values = values(LIMITS);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<List<ValueMatch>>> found = new ArrayList<>();
            for (int thread = 0; thread < 200; thread++) {
                found.add(threads.submit(
                        () -> values.find(List.of("bukayo saka", "Ref 3"), List.of(NAME, CLUB, REFERENCE))));
            }
            for (Future<List<ValueMatch>> one : found) {
                assertThat(one.get()).extracting(ValueMatch::value).containsExactly("Bukayo Saka", "Ref 3");
            }
        }
        assertThat(statements()).hasSize(2);
    }

    @Test
    void a_source_that_comes_back_is_asked_again() {
        StandardValues values = values(LIMITS);
        audit.full(true);
        assertThat(values.find(List.of("Arsenal"), List.of(CLUB))).isEmpty();
        audit.full(false);
        assertThat(values.find(List.of("Arsenal"), List.of(CLUB))).hasSize(2);
    }

    @Test
    void near_values_hold_the_words_or_are_one_slip_away() {
        StandardValues values = values(LIMITS);
        List<ColumnName> columns = List.of(NAME, CLUB);
        assertThat(values.near(List.of("Martin", "Art", "Bukayo Skaa", "harry kan", "Arsenal", "Saka"), columns))
                .containsExactly(
                        new ValueMatch("Martin", NAME, "Martin Odegaard"),
                        new ValueMatch("Bukayo Skaa", NAME, "Bukayo Saka"),
                        new ValueMatch("harry kan", NAME, "Harry Kane"),
                        new ValueMatch("Saka", NAME, "Bukayo Saka"));
    }
}
