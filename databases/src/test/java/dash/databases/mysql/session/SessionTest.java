package dash.databases.mysql.session;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.mysql.Shop;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Cell;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.question.Cancellation;
import dash.testkit.MariaDbDatabase;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The walls behind the guard, with the guard taken away. */
class SessionTest {

    private static final Limits WITHOUT_GATE =
            new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, Double.MAX_VALUE);
    private static final String ENDLESS =
            "SELECT COUNT(*) FROM orders a, orders b, orders c, orders d WHERE a.id + b.id + c.id + d.id = -1";

    private static MariaDbDatabase database;
    private static Sessions sessions;

    @BeforeAll
    static void open() {
        database = Shop.database();
        sessions = Shop.sessions(database.reader(), entry -> {});
    }

    @AfterAll
    static void close() {
        if (database != null) {
            sessions.close();
            database.close();
        }
    }

    private static Execution run(String sql, Limits limits) {
        return Unguarded.run(sessions, sql, Shop.commission(limits));
    }

    private static Rows rows(String sql) {
        Execution execution = run(sql, Shop.LIMITS);
        assertThat(execution).as(sql).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution).rows();
    }

    private static Kind kind(String sql, Limits limits) {
        Execution execution = run(sql, limits);
        assertThat(execution).as(sql).isInstanceOf(Execution.Failed.class);
        return ((Execution.Failed) execution).error().kind();
    }

    @Test
    void values_come_as_they_are() {
        Rows rows =
                rows("SELECT 1, 1.50, 'ä', NULL, DATE '2024-02-29', TIMESTAMP '2024-02-29 10:00:00.5', TIME '10:00:00',"
                        + " CAST('0000-00-00' AS CHAR), TRUE, x'00ff', 1e0, b'101' + 0, TIME '300:00:00'");
        assertThat(rows.rows().getFirst().stream().map(Cell::plain))
                .containsExactly(
                        "1",
                        "1.50",
                        "ä",
                        "",
                        "2024-02-29",
                        "2024-02-29T10:00:00.500",
                        "10:00",
                        "0000-00-00",
                        "1",
                        "00ff",
                        "1",
                        "5",
                        "300:00:00");
    }

    @Test
    void more_rows_than_allowed_are_cut_and_told() {
        Limits few = new Limits(3, Duration.ofSeconds(2), 8_192, 4L << 20, 1e8);
        Rows rows = ((Execution.Ran) run("SELECT id FROM orders", few)).rows();
        assertThat(rows.count()).isEqualTo(3);
        assertThat(rows.truncated()).isTrue();
        assertThat(rows("SELECT 1").count()).isEqualTo(1);
    }

    @Test
    void more_bytes_than_allowed_are_cut_and_told() {
        Limits narrow = new Limits(500, Duration.ofSeconds(2), 16, 1_024, 1e8);
        Rows rows = ((Execution.Ran) run("SELECT REPEAT('x', 100000) FROM orders", narrow)).rows();
        assertThat(rows.truncated()).isTrue();
        assertThat(rows.rows().getFirst().getFirst()).isEqualTo(new Cell.Text("x".repeat(16), true));
    }

    @Test
    void a_row_of_gigabytes_ends_at_the_servers_limit_and_the_next_statement_answers() {
        String wide = "SELECT " + "REPEAT('x', 16000000), ".repeat(100) + "1 FROM orders";
        Execution execution = run(wide, WITHOUT_GATE);
        assertThat(execution).isInstanceOf(Execution.Failed.class);
        assertThat(rows("SELECT 'ä'").rows().getFirst().getFirst()).isEqualTo(Cell.text("ä"));
    }

    @Test
    void letters_stay_letters_whatever_the_servers_character_set_is() throws SQLException {
        try (Sessions one = MysqlLinesForTests.one(database.reader())) {
            database.administer("SET GLOBAL character_set_client = gbk, GLOBAL character_set_connection = gbk,"
                    + " GLOBAL character_set_results = gbk");
            for (int round = 0; round < 3; round++) {
                Execution execution =
                        Unguarded.run(one, "SELECT 'ä縗\\'', @@character_set_client", Shop.commission(Shop.LIMITS));
                assertThat(((Execution.Ran) execution).rows().rows().getFirst())
                        .containsExactly(Cell.text("ä縗'"), Cell.text("utf8mb4"));
            }
        } finally {
            database.administer("SET GLOBAL character_set_client = utf8mb4, GLOBAL character_set_connection = utf8mb4,"
                    + " GLOBAL character_set_results = utf8mb4");
        }
    }

    @Test
    void a_statement_ends_when_its_time_is_over() {
        long start = System.nanoTime();
        assertThat(kind(ENDLESS, WITHOUT_GATE)).isEqualTo(Kind.TIMED_OUT);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(4));
    }

    @Test
    void a_statement_that_would_go_through_too_many_rows_does_not_start() {
        Limits cheap = new Limits(500, Duration.ofSeconds(2), 8_192, 4L << 20, 1_000);
        assertThat(kind(ENDLESS, cheap)).isEqualTo(Kind.TOO_EXPENSIVE);
        assertThat(run("SELECT COUNT(*) FROM orders", cheap)).isInstanceOf(Execution.Ran.class);
    }

    @Test
    void who_calls_off_is_heard_by_the_server() throws Exception {
        Cancellation cancellation = new Cancellation();
        Limits long20 = new Limits(500, Duration.ofSeconds(20), 8_192, 4L << 20, Double.MAX_VALUE);
        List<Execution> ended = new ArrayList<>();
        Thread thread = Thread.ofVirtual()
                .start(() -> ended.add(Unguarded.run(sessions, ENDLESS, Shop.commission(long20, cancellation))));
        Thread.sleep(300);
        cancellation.cancel();
        thread.join(Duration.ofSeconds(5));
        assertThat(ended)
                .singleElement()
                .isInstanceOfSatisfying(
                        Execution.Failed.class,
                        failed -> assertThat(failed.error().kind()).isEqualTo(Kind.CANCELLED));
        assertThat(running()).isZero();
    }

    private static long running() throws SQLException, InterruptedException {
        long count = 1;
        for (int look = 0; look < 20 && count > 0; look++) {
            try (Connection administrator = database.superuser().connect();
                    Statement statement = administrator.createStatement();
                    ResultSet row = statement.executeQuery("SELECT COUNT(*) FROM information_schema.processlist"
                            + " WHERE info LIKE 'SELECT COUNT(*) FROM orders a%'")) {
                row.next();
                count = row.getLong(1);
            }
            Thread.sleep(100);
        }
        return count;
    }

    @Test
    void nothing_of_a_session_reaches_the_next_one() {
        try (Sessions one = MysqlLinesForTests.one(database.owner())) {
            for (String dirt : List.of(
                    "SET @a = 1",
                    "SET SESSION max_statement_time = 0",
                    "SET SESSION sql_mode = 'ANSI_QUOTES'",
                    "SELECT GET_LOCK('x', 0)",
                    "SET SESSION TRANSACTION READ WRITE",
                    "CREATE TEMPORARY TABLE orders_copy (a int)",
                    "SELECT SLEEP(0) INTO @a")) {
                Unguarded.run(one, dirt, Shop.commission(Shop.LIMITS));
                Execution next = Unguarded.run(
                        one,
                        "SELECT @a IS NULL, @@max_statement_time, @@sql_mode LIKE '%ANSI%', IS_FREE_LOCK('x'), @@tx_read_only",
                        Shop.commission(Shop.LIMITS));
                assertThat(((Execution.Ran) next)
                                .rows().rows().getFirst().stream().map(Cell::plain))
                        .as(dirt)
                        .containsExactly("1", "2.000000", "0", "1", "1");
            }
        }
    }

    @Test
    void one_text_is_one_statement() {
        assertThat(run("SELECT 1; SELECT 2", Shop.LIMITS)).isInstanceOf(Execution.Failed.class);
        assertThat(run("SELECT 1; DELETE FROM side_effects", Shop.LIMITS)).isInstanceOf(Execution.Failed.class);
    }

    @Test
    void a_read_only_transaction_stops_writes_even_of_the_owner() throws SQLException {
        try (Sessions owner = MysqlLinesForTests.one(database.owner())) {
            for (String sql : List.of(
                    "INSERT INTO side_effects VALUES (7, 'x')", "SELECT bump_counter()", "DELETE FROM order_items")) {
                Execution execution = Unguarded.run(owner, sql, Shop.commission(Shop.LIMITS));
                assertThat(((Execution.Failed) execution).error().kind()).isEqualTo(Kind.NOT_PERMITTED);
            }
        }
        assertThat(state()).isEqualTo("0 start/600");
    }

    private static String state() throws SQLException {
        try (Connection administrator = database.superuser().connect();
                Statement statement = administrator.createStatement();
                ResultSet row =
                        statement.executeQuery("SELECT CONCAT((SELECT GROUP_CONCAT(n, ' ', who) FROM side_effects),"
                                + " '/', (SELECT COUNT(*) FROM order_items))")) {
            row.next();
            return String.valueOf(row.getString(1));
        }
    }

    @Test
    void no_attack_changes_anything_with_a_select_only_login() throws Exception {
        List<String> late = new ArrayList<>();
        int answered = 0;
        List<JsonNode> attacks = attacks();
        for (JsonNode attack : attacks) {
            Execution execution = run(attack.get("sql").asString(), WITHOUT_GATE);
            answered += execution instanceof Execution.Ran ? 1 : 0;
            if (execution.took().compareTo(Duration.ofSeconds(4)) > 0) {
                late.add(attack.get("id").asString() + " " + execution.took());
            }
            assertThat(execution.toString()).doesNotContain("root:x:", "mysql_native_password");
            assertThat(rows("SELECT 1").count())
                    .as("the next statement answers")
                    .isEqualTo(1);
        }
        System.out.println("measured: guard off, SELECT-only login on MariaDB: " + attacks.size() + " attacks, "
                + answered + " answered");
        assertThat(late).isEmpty();
        assertThat(state()).isEqualTo("0 start/600");
    }

    private static List<JsonNode> attacks() throws IOException {
        var file = SharedFolder.find("guard/attacks.mysql.jsonl");
        return file.isEmpty()
                ? List.of()
                : Files.readAllLines(file.get()).stream()
                        .filter(line -> !line.isBlank())
                        .map(JsonMapper.shared()::readTree)
                        .toList();
    }

    @Test
    void a_failure_tells_what_kind_it_is_and_no_values() {
        assertThat(kind("SELECT nothing FROM orders", Shop.LIMITS)).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(kind("SELECT 1 FROM nothing", Shop.LIMITS)).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(kind("SELEC 1", Shop.LIMITS)).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(kind("SELECT id, COUNT(*) FROM orders WHERE COUNT(*) > 1", Shop.LIMITS))
                .isEqualTo(Kind.DATABASE_FAILED);
        assertThat(kind("SELECT * FROM mysql.user", Shop.LIMITS)).isEqualTo(Kind.NOT_PERMITTED);
        assertThat(kind("SELECT (SELECT id FROM orders)", Shop.LIMITS)).isEqualTo(Kind.STATEMENT_WRONG);
        Execution leak = run("SELECT EXTRACTVALUE(1, CONCAT(0x7e, (SELECT MAX(email) FROM customers)))", Shop.LIMITS);
        assertThat(leak.toString()).doesNotContain("example.com");
    }
}
