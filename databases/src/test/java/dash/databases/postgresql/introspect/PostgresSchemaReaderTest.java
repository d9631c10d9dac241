package dash.databases.postgresql.introspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.scope.SourceScope;
import dash.databases.session.Sessions;
import dash.execute.AuditEntry;
import dash.fault.FaultException;
import dash.question.Door;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.store.server.Login;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresSchemaReaderTest {

    private static final int MANY = Boolean.getBoolean("dash.long") ? 5_000 : 1_000;

    private static final String[] SHOP = {
        "CREATE TYPE mood AS ENUM ('glad', 'sad', 'so so')",
        "CREATE DOMAIN strict_mood AS mood NOT NULL",
        "CREATE TABLE customers (id int PRIMARY KEY, email text UNIQUE, mood mood, feeling strict_mood, left_at date)",
        "COMMENT ON TABLE customers IS 'People who buy'",
        "COMMENT ON COLUMN customers.email IS 'Never shown'",
        "CREATE TABLE orders (id int, line int, customer int REFERENCES customers, amount numeric(10,2) NOT NULL,"
                + " at timestamptz, gone int, PRIMARY KEY (id, line) INCLUDE (amount))",
        "ALTER TABLE orders DROP COLUMN gone",
        "CREATE INDEX orders_customer ON orders (customer) WHERE amount > 0",
        "CREATE UNIQUE INDEX orders_at ON orders (at, id)",
        "CREATE UNIQUE INDEX orders_lower ON customers (lower(email))",
        "INSERT INTO customers SELECT g, 'c' || g, 'glad', 'sad' FROM generate_series(1, 500) g",
        "CREATE VIEW big AS SELECT id, amount FROM orders WHERE amount > 100",
        "CREATE MATERIALIZED VIEW daily AS SELECT at::date AS day, sum(amount) FROM orders GROUP BY 1",
        "CREATE TABLE events (id int, at date, PRIMARY KEY (id, at)) PARTITION BY RANGE (at)",
        "CREATE TABLE events_2024 PARTITION OF events FOR VALUES FROM ('2024-01-01') TO ('2025-01-01')",
        "CREATE TABLE events_2025 PARTITION OF events FOR VALUES FROM ('2025-01-01') TO ('2026-01-01')",
        "INSERT INTO events SELECT g, date '2024-01-01' + g FROM generate_series(0, 699) g",
        "CREATE TABLE \"Odd \"\"Name\"\"\" (\"select\" int, \"Größe\" text)",
        "CREATE SCHEMA vault",
        "CREATE TABLE vault.tokens (id int PRIMARY KEY)",
        "CREATE TABLE points_out (id int, token int REFERENCES vault.tokens)",
        "CREATE FUNCTION lower(mood) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'x' $$"
    };

    @AutoClose
    private final TestDatabase database = TestPostgres.shared().database(SHOP);

    private final RecordedAudit audit = new RecordedAudit();

    @AutoClose
    private final Sessions sessions = Sources.sessions(database.reader(), audit);

    private PostgresSchemaReader reader(SourceScope scope) {
        return new PostgresSchemaReader(sessions.own(), scope);
    }

    private Table table(String name) {
        return reader(SourceScope.of("public")).schema().find(name).orElseThrow();
    }

    @Test
    void what_an_extension_brought_is_no_table_of_the_project() throws SQLException {
        try (Connection superuser = database.superuser().connect();
                Statement statement = superuser.createStatement()) {
            statement.execute("CREATE EXTENSION IF NOT EXISTS pg_stat_statements SCHEMA public");
        }
        assertThat(reader(SourceScope.of("public")).schema().tables())
                .extracting(table -> table.name().name())
                .contains("orders")
                .doesNotContain("pg_stat_statements", "pg_stat_statements_info");
    }

    private static void run(Login login, String... statements) throws SQLException {
        try (Connection connection = login.connect();
                Statement statement = connection.createStatement()) {
            for (String sql : statements) {
                statement.execute(sql);
            }
        }
    }

    @Test
    void relations_of_every_kind_are_read_and_partitions_belong_to_their_table() {
        Schema schema = reader(SourceScope.of("public")).schema();
        assertThat(schema.tables())
                .extracting(found -> found.name().name() + " " + found.kind())
                .containsExactly(
                        "Odd \"Name\" TABLE",
                        "big VIEW",
                        "customers TABLE",
                        "daily MATERIALIZED_VIEW",
                        "events TABLE",
                        "orders TABLE",
                        "points_out TABLE");
        assertThat(schema.searchPath()).containsExactly("public");
    }

    @Test
    void columns_have_types_comments_and_the_values_of_an_enumeration() {
        Table customers = table("customers");
        assertThat(customers.comment()).isEqualTo("People who buy");
        assertThat(customers.columns())
                .containsExactly(
                        new Column("id", "integer", false, "", List.of()),
                        new Column("email", "text", true, "Never shown", List.of()),
                        new Column("mood", "public.mood", true, "", List.of("glad", "sad", "so so")),
                        new Column("feeling", "public.strict_mood", true, "", List.of("glad", "sad", "so so")),
                        new Column("left_at", "date", true, "", List.of()));
        assertThat(table("orders").columns()).extracting(Column::type).contains("numeric(10,2)");
        assertThat(table("Odd \"Name\"").columns()).extracting(Column::name).containsExactly("select", "Größe");
    }

    @Test
    void keys_and_indexes_are_read() {
        Table orders = table("orders");
        assertThat(orders.uniqueKeys()).containsExactly(List.of("id", "line"), List.of("at", "id"));
        assertThat(orders.foreignKeys())
                .containsExactly(
                        new ForeignKey(List.of("customer"), new RelationName("public", "customers"), List.of("id")));
        assertThat(orders.indexes())
                .containsExactly(
                        "btree (id, line) INCLUDE (amount)",
                        "btree (at, id)",
                        "btree (customer) WHERE (amount > (0)::numeric)");
        assertThat(table("customers").uniqueKeys()).containsExactly(List.of("id"), List.of("email"));
        assertThat(table("points_out").foreignKeys()).isEmpty();
    }

    @Test
    void views_tell_their_query_and_estimates_come_without_counting() {
        assertThat(table("big").definition())
                .hasValueSatisfying(
                        sql -> assertThat(sql).startsWith("SELECT id,").contains("public.orders", "amount > 100"));
        assertThat(table("orders").definition()).isEmpty();
        assertThat(table("customers").rowEstimate()).isEqualTo(500);
        assertThat(table("events").rowEstimate()).isEqualTo(700);
        assertThat(table("big").rowEstimate()).isEqualTo(-1);
    }

    @Test
    void a_scope_of_tables_leaves_the_rest_out() {
        Set<RelationName> tables =
                Set.of(new RelationName("public", "orders"), new RelationName("public", "events_2024"));
        assertThat(reader(new SourceScope(List.of("public"), tables)).schema().tables())
                .extracting(found -> found.name().name())
                .containsExactly("events_2024", "orders");
    }

    @Test
    void what_the_login_may_not_read_is_not_there() throws SQLException {
        try (TestDatabase own = TestPostgres.shared().database(SHOP);
                Sessions mine = Sources.sessions(own.reader(), audit)) {
            run(
                    own.superuser(),
                    "REVOKE SELECT ON customers FROM test_reader",
                    "GRANT SELECT (id, mood) ON customers TO test_reader",
                    "REVOKE SELECT ON big FROM test_reader");
            Schema schema = new PostgresSchemaReader(mine.own(), SourceScope.of("public")).schema();
            assertThat(schema.find("big")).isEmpty();
            assertThat(schema.find("customers").orElseThrow().columns())
                    .extracting(Column::name)
                    .containsExactly("id", "mood");
        }
    }

    @Test
    void the_fingerprint_changes_with_the_schema_and_not_with_the_data() throws SQLException {
        try (TestDatabase own = TestPostgres.shared().database(SHOP);
                Sessions mine = Sources.sessions(own.reader(), audit)) {
            PostgresSchemaReader reader = new PostgresSchemaReader(mine.own(), SourceScope.of("public"));
            String first = reader.schema().fingerprint();
            assertThat(first)
                    .matches("[0-9a-f]{64}")
                    .isEqualTo(reader(SourceScope.of("public")).schema().fingerprint());
            run(
                    own.owner(),
                    "INSERT INTO customers SELECT g, 'd' || g, 'glad', 'sad' FROM generate_series(501, 900) g",
                    "ANALYZE customers");
            assertThat(reader.refresh().fingerprint()).isEqualTo(first);
            assertThat(reader.schema().find("customers").orElseThrow().rowEstimate())
                    .isEqualTo(900);
            for (String change : List.of(
                    "COMMENT ON COLUMN orders.amount IS 'gross'",
                    "ALTER TABLE orders ALTER amount TYPE numeric(12,2)",
                    "ALTER TYPE mood ADD VALUE 'calm'",
                    "CREATE INDEX ON orders (at)",
                    "ALTER TABLE orders ADD CONSTRAINT u UNIQUE (customer, at)",
                    "CREATE OR REPLACE VIEW big AS SELECT id, amount FROM orders WHERE amount > 200",
                    "ALTER TABLE orders RENAME customer TO buyer")) {
                String before = reader.schema().fingerprint();
                boolean typeInUse = change.startsWith("ALTER TABLE orders ALTER");
                if (typeInUse) {
                    run(own.owner(), "DROP VIEW big", "DROP MATERIALIZED VIEW daily");
                    before = reader.refresh().fingerprint();
                    run(own.owner(), change, "CREATE VIEW big AS SELECT id, amount FROM orders WHERE amount > 100");
                } else {
                    run(own.owner(), change);
                }
                assertThat(reader.refresh().fingerprint()).as(change).isNotEqualTo(before);
            }
        }
    }

    @Test
    void thousands_of_tables_are_read_in_a_handful_of_statements() {
        String make = "DO $$ BEGIN FOR i IN 1.." + MANY + " LOOP EXECUTE format('CREATE TABLE t%s (id int PRIMARY KEY,"
                + " a text, b numeric, c date, d timestamptz, e boolean, f jsonb, g int UNIQUE)', i);"
                + " IF i % 500 = 0 THEN COMMIT; END IF; END LOOP; END $$";
        try (TestDatabase large = TestPostgres.shared().database(make);
                Sessions mine = Sources.sessions(large.reader(), audit)) {
            audit.clear();
            PostgresSchemaReader reader = new PostgresSchemaReader(mine.own(), SourceScope.of("public"));
            long start = System.nanoTime();
            assertThat(reader.schema().tables()).hasSize(MANY);
            long took = (System.nanoTime() - start) / 1_000_000;
            assertThat(reader.schema().tables()).hasSize(MANY);
            assertThat(audit.entries()).hasSize(2 * 5);
            System.out.println("measured: catalog of " + MANY + " tables in 5 statements, " + took + " ms");
        }
    }

    @Test
    void every_own_statement_is_on_record_as_dashs_own() {
        audit.clear();
        reader(SourceScope.of("public")).schema();
        assertThat(audit.entries()).hasSize(10).extracting(AuditEntry::verdict).containsOnly("own");
        assertThat(audit.entries()).extracting(AuditEntry::door).containsOnly(Door.ITSELF);
    }

    @Test
    void the_catalog_says_what_this_server_has() {
        ServerCatalog catalog = new ServerCatalogReader(sessions.own(), SourceScope.of("public")).read();
        assertThat(catalog.functions()).contains("lower", "count", "date_trunc", "row_number");
        assertThat(catalog.operators()).contains("=", "->>", "||");
        assertThat(catalog.userFunctions()).containsExactly("lower");
        assertThat(catalog.enumerationTypes()).containsExactly("mood");
        assertThat(catalog.relations()).contains(new RelationName("public", "events_2024"));
    }

    @Test
    void a_source_that_is_away_is_a_fault_that_says_what_to_do() {
        Login nowhere = new Login("127.0.0.1", 1, "sales", "ana", "hunter22");
        try (Sessions away = Sources.sessions(nowhere, audit)) {
            assertThatThrownBy(() -> new PostgresSchemaReader(away.own(), SourceScope.of("public")).schema())
                    .isInstanceOf(FaultException.class)
                    .hasMessageStartingWith("SOURCE_UNREACHABLE postgresql://ana:***@127.0.0.1:1/sales")
                    .hasMessageNotContaining("hunter22");
        }
    }
}
