package dash.databases.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.databases.sqlite.catalogue.SqliteAllowList;
import dash.databases.sqlite.parser.SqliteStatementParser;
import dash.databases.sqlite.url.SqliteUrl;
import dash.execute.Cell;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.execute.Rows;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.Guard;
import dash.question.Cancellation;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SqliteSourceTest {

    private static final Place PLACE = Place.named("test");

    @TempDir
    private static Path folder = Path.of("");

    private static Depot depot = new Depot(Path.of(System.getProperty("java.io.tmpdir")));
    private static Sessions sessions = depot.sessions();
    private static SqliteSource source = depot.source(depot.scope());

    @BeforeAll
    static void open() {
        depot = new Depot(folder);
        sessions = depot.sessions();
        source = depot.source(depot.scope().withSensitive(List.of("customers.email", "employees.id")));
    }

    @AfterAll
    static void close() {
        sessions.close();
        source.close();
    }

    private static Execution run(String sql) {
        return Unguarded.run(sessions, sql, Sources.commission());
    }

    private static Rows rows(String sql) {
        Execution execution = run(sql);
        assertThat(execution).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution).rows();
    }

    private static DatabaseError error(String sql) {
        Execution execution = run(sql);
        assertThat(execution).isInstanceOf(Execution.Failed.class);
        return ((Execution.Failed) execution).error();
    }

    @Test
    void values_are_typed_by_what_they_are_and_what_their_column_was_declared_as() {
        Rows rows = rows(
                "SELECT d.\"from\", c.created_at, c.is_test, o.discount_pct, c.deleted_at, c.name, x'0aff', 9007199254740993"
                        + " FROM customers c JOIN orders o ON o.id = 5 JOIN \"delete\" d ON d.id = 1 WHERE c.id = 1");
        assertThat(rows.rows().getFirst())
                .containsExactly(
                        new Cell.Day(LocalDate.of(2024, 1, 2)),
                        new Cell.LocalMoment(LocalDateTime.of(2023, 1, 4, 0, 0)),
                        new Cell.Truth(false),
                        Cell.number("0"),
                        Cell.missing(),
                        Cell.text("Customer 1"),
                        new Cell.Other("blob", "x'0aff'", false),
                        Cell.number(9007199254740993L));
        assertThat(rows.columns().getFirst().type()).isEqualTo("date");
    }

    @Test
    void rows_and_cells_stop_at_their_limits() {
        Limits few = new Limits(3, Duration.ofSeconds(2), 16, 4L << 20, 1e8);
        Execution execution =
                Unguarded.run(sessions, "SELECT notes || ' and a long tail' FROM orders", Sources.commission(few));
        Rows rows = ((Execution.Ran) execution).rows();
        assertThat(rows.truncated()).isTrue();
        assertThat(rows.count()).isEqualTo(3);
        assertThat(rows.rows().getFirst().getFirst()).isEqualTo(new Cell.Text("ok and a long ta", true));
    }

    @Test
    void failures_say_what_kind_they_are_and_where() {
        assertThat(error("SELECT nope FROM orders"))
                .isEqualTo(new DatabaseError(Kind.OBJECT_MISSING, "", "no such column: nope", 7, ""));
        assertThat(error("SELECT * FROM nowhere").kind()).isEqualTo(Kind.OBJECT_MISSING);
        assertThat(error("SELECT id FROM orders JOIN customers ON 1").message()).isEqualTo("ambiguous column name: id");
        assertThat(error("SELECT sum(sum(id)) FROM orders").kind()).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(error("SELECT nosuch(1)").kind()).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(error("SELECT abs(1, 2)").message()).isEqualTo("wrong number of arguments to function abs()");
        assertThat(error("SELECT json_extract('{', '$')").kind()).isEqualTo(Kind.STATEMENT_WRONG);
        assertThat(error("SELECT zeroblob(1000000)").kind()).isEqualTo(Kind.TOO_EXPENSIVE);
        assertThat(error("DELETE FROM orders").kind()).isEqualTo(Kind.NOT_PERMITTED);
    }

    @Test
    void a_statement_that_takes_too_long_or_is_called_off_ends() throws InterruptedException {
        String endless = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
        Limits brief = new Limits(10, Duration.ofMillis(300), 64, 1 << 20, 1e8);
        assertThat(((Execution.Failed) Unguarded.run(sessions, endless, Sources.commission(brief)))
                        .error()
                        .kind())
                .isEqualTo(Kind.TIMED_OUT);
        Cancellation cancellation = new Cancellation();
        Thread caller = Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(300);
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            cancellation.cancel();
        });
        Limits long_ = new Limits(10, Duration.ofSeconds(30), 64, 1 << 20, 1e8);
        long start = System.nanoTime();
        Execution execution = Unguarded.run(sessions, endless, Sources.commission(long_, cancellation));
        caller.join();
        assertThat(((Execution.Failed) execution).error().kind()).isEqualTo(Kind.CANCELLED);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(5));
    }

    @Test
    void the_schema_is_read_with_keys_views_and_counts() {
        Schema schema = source.schemas().schema();
        Table orders = schema.find("orders").orElseThrow();
        assertThat(schema.tables()).hasSize(8);
        assertThat(orders.column("ordered_at").orElseThrow().type()).isEqualTo("DATETIME");
        assertThat(orders.uniqueKeys()).containsExactly(List.of("id"));
        assertThat(orders.foreignKeys())
                .containsExactly(
                        new ForeignKey(List.of("customer_id"), new RelationName("main", "customers"), List.of("id")));
        assertThat(orders.indexes()).containsExactly("(customer_id, ordered_at)");
        assertThat(orders.rowEstimate()).isEqualTo(300);
        assertThat(schema.find("order_items").orElseThrow().uniqueKeys())
                .containsExactly(List.of("order_id", "line_no"));
        assertThat(schema.find("products").orElseThrow().uniqueKeys()).containsExactly(List.of("id"), List.of("sku"));
        Table view = schema.find("v_daily").orElseThrow();
        assertThat(view.kind()).isEqualTo(Table.Kind.VIEW);
        assertThat(view.definition().orElseThrow()).startsWith("SELECT date(ordered_at) AS day");
        assertThat(source.schemas().refresh().fingerprint()).isEqualTo(schema.fingerprint());
    }

    @Test
    void sensitive_columns_are_reached_by_no_name_of_theirs() {
        Guard guard = new Guard(new SqliteStatementParser(), SqliteAllowList.load());
        var scope = source.guardScope(Set.of());
        for (String sql : List.of(
                "SELECT EMAIL FROM customers",
                "SELECT * FROM customers",
                "SELECT c.[Email] FROM Customers c",
                "SELECT rowid FROM employees",
                "SELECT _ROWID_ FROM employees",
                "SELECT 1 WHERE 'x' IN customers")) {
            assertThat(guard.judge(sql, scope).isAllowed()).as(sql).isFalse();
        }
        assertThat(guard.judge("SELECT name FROM Customers", scope).isAllowed()).isTrue();
    }

    @Test
    void values_are_looked_up_and_never_in_sensitive_columns() {
        ColumnName status = new ColumnName(new RelationName("main", "orders"), "status");
        ColumnName email = new ColumnName(new RelationName("main", "customers"), "email");
        assertThat(source.values().find(List.of("Completed", "c1@example.com"), List.of(status, email)))
                .hasSize(1)
                .allSatisfy(match -> assertThat(match.value()).isEqualTo("completed"));
        assertThat(source.columnValues().of(status)).contains("completed", "refunded");
        assertThat(source.columnValues().of(email)).isEmpty();
    }

    @Test
    void an_address_is_a_path_and_nothing_else() {
        assertThat(SqliteUrl.parse("sqlite:./a/../shop.db", Path.of("/data"), PLACE)
                        .file())
                .isEqualTo(Path.of("/data/shop.db"));
        assertThat(SqliteUrl.parse("sqlite:/tmp/shop.db", Path.of("/data"), PLACE))
                .hasToString("sqlite:/tmp/shop.db");
        for (String wrong : List.of(
                "sqlite:", "sqlite::memory:", "sqlite:shop.db?open_mode=6", "sqlite::resource:x", "postgresql://x")) {
            assertThatThrownBy(() -> SqliteUrl.parse(wrong, Path.of("/data"), PLACE))
                    .as(wrong)
                    .isInstanceOf(FaultException.class);
        }
    }

    @Test
    void a_file_that_is_missing_or_no_database_is_unreachable_and_is_not_made() throws IOException {
        Path missing = folder.resolve("missing.db");
        Path text = Files.writeString(
                folder.resolve("notes.txt"), "This is no database, but it is long enough.".repeat(30));
        for (Path file : List.of(missing, text)) {
            SqliteSource broken = new SqliteSource(
                    "test", new SqliteUrl(file), depot.scope(), entry -> {}, java.time.Clock.systemUTC());
            assertThatThrownBy(() -> broken.schemas().schema())
                    .isInstanceOf(FaultException.class)
                    .hasMessageContaining("cannot be read");
            broken.close();
        }
        assertThat(missing).doesNotExist();
        Files.delete(text);
    }
}
