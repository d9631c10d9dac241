package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.context.PastAnswers;
import dash.execute.AuditEntry;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.question.Asker;
import dash.question.Door;
import dash.store.server.Login;
import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class StoreTest {

    private static final dash.question.Asker ANN = new dash.question.Asker("ann");

    private final TestHome home;
    private final Store store;

    StoreTest() throws Exception {
        home = TestHome.fresh();
        store = Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent());
    }

    @AfterAll
    void remove() throws IOException {
        store.close();
        home.close();
    }

    static AuditEntry entry(String sql) {
        return new AuditEntry(
                Instant.parse("2025-11-15T12:00:00.123456Z"),
                "acme",
                new Asker("ann"),
                Door.COMMAND_LINE,
                "q1",
                sql,
                "refused",
                List.of("WRITE_STATEMENT", "UNKNOWN_FUNCTION"),
                -1,
                Duration.ofMillis(12),
                "42601");
    }

    @Test
    void the_audit_log_gives_back_what_it_was_given() {
        AuditEntry plain = new AuditEntry(
                Instant.parse("2025-11-15T12:00:00Z"),
                "plain",
                new Asker("bob"),
                Door.TEST,
                "",
                "SELECT 1",
                "allowed",
                List.of(),
                3,
                Duration.ofMillis(5),
                "");
        store.auditLog().record(plain);
        assertThat(store.auditLog().latest("plain", 10)).containsExactly(plain);
        store.auditLog().record(entry("DROP TABLE ü"));
        assertThat(store.auditLog().latest("acme", 1)).containsExactly(entry("DROP TABLE ü"));
    }

    @Test
    void a_statement_with_the_one_character_that_postgresql_cannot_keep_is_logged_all_the_same() {
        store.auditLog().record(entry("SELECT '\0'"));
        assertThat(store.auditLog().latest("acme", 1).getFirst().sql()).isEqualTo("SELECT '␀'");
    }

    @Test
    void embeddings_are_given_back_by_model_and_text() {
        String one = "00".repeat(32);
        String other = "ff".repeat(32);
        store.embeddings().keep("small", Map.of(one, new float[] {0.5f, -1, Float.MIN_VALUE}));
        store.embeddings().keep("large", Map.of(one, new float[] {2}, other, new float[] {3}));
        store.embeddings().keep("large", Map.of(other, new float[] {4}));
        assertThat(store.embeddings().find("small", List.of(one, other)))
                .containsOnlyKeys(one)
                .hasEntrySatisfying(one, vector -> assertThat(vector).containsExactly(0.5f, -1, Float.MIN_VALUE));
        assertThat(store.embeddings().find("large", List.of(other)).get(other)).containsExactly(4);
        assertThat(store.embeddings().find("large", List.of())).isEmpty();
    }

    @Test
    void the_audit_log_can_only_grow() {
        store.auditLog().record(entry("SELECT 1"));
        long before = store.auditLog().count();
        for (String change : List.of("UPDATE audit SET asker = 'x'", "DELETE FROM audit", "TRUNCATE audit")) {
            assertThatThrownBy(() -> store.transactions().inTransaction(handle -> handle.execute(change)))
                    .hasMessageContaining("only ever added to");
        }
        assertThat(store.auditLog().count()).isEqualTo(before);
        assertThatThrownBy(() -> store.transactions().inTransaction(handle -> {
                    handle.execute("SET LOCAL dash.forgetting = 'on'");
                    return handle.execute("UPDATE audit SET verdict = 'allowed', sql = ''");
                }))
                .as("forgetting may take a value out of a statement, and nothing else")
                .hasMessageContaining("only ever added to");
    }

    @Test
    void a_value_is_taken_out_of_the_texts_of_a_statement_and_its_names_stay() {
        assertThat(RedactedStatements.without(
                        "North", "SELECT north FROM t WHERE region = 'north' AND n LIKE '%North %'"))
                .isEqualTo("SELECT north FROM t WHERE region = '[forgotten]' AND n LIKE '[forgotten]'");
        assertThat(RedactedStatements.without("O'Hara", "SELECT \"O'Hara\", 'O''Hara', 'Northern' FROM t"))
                .isEqualTo("SELECT \"[forgotten]\", '[forgotten]', 'Northern' FROM t");
    }

    @Test
    void an_answer_is_found_again_in_its_own_project_only() {
        KeptAnswer answer = new KeptAnswer(
                "8f2c", "acme", "how many?", "answered", Instant.parse("2025-11-15T12:00:00Z"), "{\"rows\": [[1]]}");
        store.answers().keep(answer);
        store.answers().keep(answer);
        assertThat(store.answers().find("acme", "8f2c")).contains(answer);
        assertThat(store.answers().find("other", "8f2c")).isEmpty();
    }

    @Test
    void single_figures_of_answers_are_remembered_newest_first_and_by_project() {
        keepFigure("f1", "figures", "2026-01-01T00:00:00Z", "[[12.5]]", "[{\"name\":\"a\"}]");
        keepFigure("f2", "figures", "2026-01-02T00:00:00Z", "[[7]]", "[{\"name\":\"a\"}]");
        keepFigure("f3", "figures", "2026-01-03T00:00:00Z", "[[7],[8]]", "[{\"name\":\"a\"}]");
        keepFigure("f4", "figures", "2026-01-04T00:00:00Z", "[[\"x\"]]", "[{\"name\":\"a\"}]");
        keepFigure("f5", "others", "2026-01-05T00:00:00Z", "[[9]]", "[{\"name\":\"a\"}]");
        assertThat(store.recentAnswers().of("figures"))
                .extracting(answer -> answer.id() + " " + answer.figure().toPlainString() + " " + answer.sql())
                .containsExactly("f2 7 SELECT 1", "f1 12.5 SELECT 1");
    }

    @Test
    void what_was_answered_before_is_found_by_words_the_nearest_and_newest_first() {
        keepAsked("p1", "past", "answered", "2026-01-01T00:00:00Z", "Which customers pay most?", "SELECT 1");
        keepAsked("p2", "past", "answered", "2026-01-02T00:00:00Z", "How many customers?", "SELECT 2");
        keepAsked("p3", "past", "answered", "2026-01-03T00:00:00Z", "How many customers?", "SELECT 3");
        keepAsked("p4", "past", "failed", "2026-01-04T00:00:00Z", "Which customers pay most?", "SELECT 4");
        keepAsked("p5", "others", "answered", "2026-01-05T00:00:00Z", "Which customers pay most?", "SELECT 5");
        keepAsked("p6", "past", "answered", "2026-01-06T00:00:00Z", "SELECT customer, pay", "SELECT customer, pay");
        keepAsked("p7", "past", "answered", "2026-01-07T00:00:00Z", "The weather?", "SELECT 7");
        assertThat(store.pastAnswers("past").about("which customer pays the most", ANN))
                .extracting(past -> past.id() + " " + past.question() + " " + past.sql() + " " + past.insight())
                .containsExactly(
                        "p1 Which customers pay most? SELECT 1 told p1",
                        "p3 How many customers? SELECT 3 told p3",
                        "p2 How many customers? SELECT 2 told p2");
    }

    @Test
    void the_same_statement_is_recalled_once_and_no_more_than_five_in_all() {
        for (int number = 0; number < 9; number++) {
            String at = "2026-01-0" + (number + 1) + "T00:00:00Z";
            keepAsked("m" + number, "many", "answered", at, "How many boats?", "SELECT " + (number / 8));
            keepAsked("n" + number, "more", "answered", at, "How many boats?", "SELECT " + number);
        }
        assertThat(store.pastAnswers("many").about("boats", ANN))
                .extracting(PastAnswers.Past::id)
                .containsExactly("m8", "m7");
        assertThat(store.pastAnswers("more").about("boats", ANN)).hasSize(5);
        assertThat(store.pastAnswers("more").about("' | !! & :* (\0", ANN)).isEmpty();
    }

    private void keepAsked(String id, String project, String status, String at, String question, String sql) {
        String body = "{\"sql\":\"" + sql + "\",\"insight\":\"told " + id + "\"}";
        store.answers().keep(new KeptAnswer(id, project, question, status, Instant.parse(at), body));
    }

    private void keepFigure(String id, String project, String at, String rows, String columns) {
        String body = "{\"sql\":\"SELECT 1\",\"rows\":" + rows + ",\"columns\":" + columns + "}";
        store.answers().keep(new KeptAnswer(id, project, "how much?", "answered", Instant.parse(at), body));
    }

    @Test
    void an_answer_with_nul_in_it_is_kept() {
        KeptAnswer answer = new KeptAnswer(
                "nul", "acme", "a\0b", "answered", Instant.EPOCH, "{\"a\": \"x\\u0000y\", \"b\": \"\\\\u0000\"}");
        store.answers().keep(answer);
        assertThat(store.answers().find("acme", "nul").orElseThrow().body())
                .isEqualTo("{\"a\": \"x␀y\", \"b\": \"\\\\u0000\"}");
    }

    @Test
    void work_that_throws_leaves_nothing_behind() {
        assertThatThrownBy(() -> store.transactions().inTransaction(handle -> {
                    handle.execute("INSERT INTO answer VALUES ('half', 'acme', '?', 'answered', now(), '{}')");
                    throw new IllegalStateException("no");
                }))
                .hasMessage("no");
        assertThat(store.answers().find("acme", "half")).isEmpty();
    }

    @Test
    void its_health_says_where_it_is_and_how_it_is() {
        Health health = store.health();
        assertThat(health.where()).isEqualTo(home.path().toString());
        assertThat(health.embedded()).isTrue();
        assertThat(health.serverVersion()).startsWith("18.");
        assertThat(health.sizeInBytes()).isPositive();
        assertThat(health.migration()).isEqualTo(Migrations.NEWEST);
    }

    @Test
    void opening_it_again_finds_the_same_store() {
        try (Store again =
                Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent())) {
            assertThat(again.health().storeId()).isEqualTo(store.health().storeId());
        }
    }

    @Test
    void it_goes_on_after_its_server_was_stopped() {
        store.server().orElseThrow().stop();
        store.auditLog().record(entry("SELECT 'after the stop'"));
        assertThat(store.auditLog().latest("acme", 1).getFirst().sql()).contains("after the stop");
    }

    @Test
    void its_own_login_is_no_superuser() {
        assertThat(store.transactions()
                        .<Boolean>inTransaction(handle -> handle.createQuery(
                                        "SELECT rolsuper OR rolcreaterole OR rolcreatedb FROM pg_roles WHERE rolname = current_user")
                                .mapTo(Boolean.class)
                                .one()))
                .isFalse();
    }

    @Test
    void a_source_that_is_the_store_is_refused_and_another_database_beside_it_is_not() throws SQLException {
        var server = store.server().orElseThrow();
        try (Connection same = server.login(Store.NAME, Store.NAME).connect()) {
            assertThatThrownBy(() -> store.refuseIfSame(same, "postgresql://localhost/dash"))
                    .isInstanceOfSatisfying(
                            FaultException.class,
                            thrown -> assertThat(thrown.fault().code()).isEqualTo(Code.STORE_IS_A_SOURCE));
        }
        try (Connection other = server.databases().owned("company", "company").connect()) {
            store.refuseIfSame(other, "postgresql://localhost/company");
        }
    }

    @Test
    void a_store_can_be_a_postgresql_of_somebody_else() throws SQLException {
        Login theirs = store.server().orElseThrow().databases().owned("theirs", "theirs");
        StoreLocation location = new StoreLocation.External(StoreUrl.parse(theirs.sourceUrl(), "DASH_STORE_URL"));
        try (Store external = Store.open(location, Progress.silent())) {
            external.auditLog().record(entry("SELECT 1"));
            assertThat(external.auditLog().count()).isEqualTo(1);
            assertThat(external.health().embedded()).isFalse();
            assertThat(external.health().where()).doesNotContain(theirs.password());
            assertThat(external.health().storeId()).isNotEqualTo(store.health().storeId());
        }
    }

    @Test
    void a_store_that_cannot_be_reached_is_a_fault_with_its_address() {
        StoreLocation location =
                new StoreLocation.External(StoreUrl.parse("postgresql://u:secret@127.0.0.1:1/db", "DASH_STORE_URL"));
        assertThatThrownBy(() -> Store.open(location, Progress.silent()))
                .isInstanceOfSatisfying(FaultException.class, thrown -> {
                    assertThat(thrown.fault().code()).isEqualTo(Code.STORE_UNREACHABLE);
                    assertThat(thrown.getMessage()).contains("u@127.0.0.1:1/db").doesNotContain("secret");
                });
    }

    @Test
    void answers_from_before_there_were_conversations_stay_readable() throws SQLException {
        Login older = store.server().orElseThrow().databases().owned("older", "older");
        StoreLocation location = new StoreLocation.External(StoreUrl.parse(older.sourceUrl(), "DASH_STORE_URL"));
        Migrations.upTo(StoreDataSource.at(older), 6);
        try (Connection connection = older.connect();
                var statement = connection.createStatement()) {
            statement.execute("INSERT INTO dash.answer SELECT 'old' || n, 'acme', 'How many boats?', 'answered',"
                    + " '2025-11-15 12:00:00+00', '{\"insight\": \"seven\", \"sql\": \"SELECT 7\"}'"
                    + " FROM generate_series(1, 3) n");
        }
        try (Store opened = Store.open(location, Progress.silent())) {
            assertThat(opened.health().migration()).isEqualTo(Migrations.NEWEST);
            assertThat(opened.answers().find("acme", "old1"))
                    .contains(new KeptAnswer(
                            "old1",
                            "acme",
                            "How many boats?",
                            "answered",
                            Instant.parse("2025-11-15T12:00:00Z"),
                            "{\"sql\": \"SELECT 7\", \"insight\": \"seven\"}"));
            assertThat(opened.answers().startingWith("acme", "old3")).hasSize(1);
            assertThat(opened.pastAnswers("acme").about("boats", ANN)).hasSize(1);
            assertThat(opened.answerLists("acme")
                            .list(new AnswerFilter(Optional.empty(), "boats"), PageRequest.first(9))
                            .items())
                    .extracting(AnswerSummary::insight)
                    .containsExactly("seven", "seven", "seven");
        }
    }

    @Test
    void a_store_of_a_newer_dash_is_refused() throws SQLException {
        Login newer = store.server().orElseThrow().databases().owned("newer", "newer");
        StoreLocation location = new StoreLocation.External(StoreUrl.parse(newer.sourceUrl(), "DASH_STORE_URL"));
        try (Store first = Store.open(location, Progress.silent())) {
            first.transactions()
                    .inTransaction(handle -> handle.execute("UPDATE migration_history SET version = '999'"
                            + " WHERE version = '" + Migrations.NEWEST + "'"));
        }
        assertThatThrownBy(() -> Store.open(location, Progress.silent()))
                .isInstanceOfSatisfying(
                        FaultException.class,
                        thrown -> assertThat(thrown.fault().code()).isEqualTo(Code.STORE_OF_ANOTHER_VERSION));
    }
}
