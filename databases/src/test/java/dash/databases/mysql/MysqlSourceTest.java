package dash.databases.mysql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.Engines;
import dash.databases.login.LoginFinding;
import dash.databases.login.Power;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.schema.Column;
import dash.schema.ForeignKey;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import dash.search.ColumnName;
import dash.search.ValueMatch;
import dash.statement.Name;
import dash.testkit.MariaDbDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class MysqlSourceTest {

    private static MariaDbDatabase database;
    private static MysqlSource source;

    @BeforeAll
    static void open() {
        database = Shop.server()
                .database(
                        "CREATE TABLE Customer (Id int PRIMARY KEY, Email varchar(80) UNIQUE, kind enum('new','it''s old')"
                                + " NOT NULL COMMENT 'how long known') COMMENT 'who buys'",
                        "CREATE TABLE purchase (customer_id int, line int, paid_at timestamp NULL, note text,"
                                + " PRIMARY KEY (customer_id, line), KEY by_note (note(10)),"
                                + " FOREIGN KEY (customer_id) REFERENCES Customer (Id))",
                        "CREATE VIEW paid AS SELECT customer_id FROM purchase WHERE paid_at IS NOT NULL",
                        "CREATE SEQUENCE numbers",
                        "CREATE FUNCTION double_it(x int) RETURNS int DETERMINISTIC RETURN 2 * x",
                        "INSERT INTO Customer VALUES (1, 'a@example.com', 'new'), (2, 'b@example.com', 'it''s old')",
                        "INSERT INTO purchase VALUES (1, 1, '2024-01-01 10:00:00', 'Red'), (1, 2, NULL, 'Blue')");
        source = Shop.source(database.reader(), "*.email");
    }

    @AfterAll
    static void close() {
        if (database != null) {
            source.close();
            database.close();
        }
    }

    private static RelationName name(String table) {
        return new RelationName(database.name(), table);
    }

    @Test
    void the_schema_is_the_catalogs() {
        Schema schema = source.schemas().schema();
        assertThat(schema.tables())
                .extracting(table -> table.name().name())
                .containsExactly("Customer", "paid", "purchase");
        Table customer = schema.table(name("Customer")).orElseThrow();
        assertThat(customer.comment()).isEqualTo("who buys");
        assertThat(customer.columns())
                .containsExactly(
                        new Column("Id", "int(11)", false, "", List.of()),
                        new Column("Email", "varchar(80)", true, "", List.of()),
                        new Column(
                                "kind",
                                "enum('new','it''s old')",
                                false,
                                "how long known",
                                List.of("new", "it's old")));
        assertThat(customer.uniqueKeys()).containsExactly(List.of("Id"), List.of("Email"));
        Table purchase = schema.table(name("purchase")).orElseThrow();
        assertThat(purchase.uniqueKeys()).containsExactly(List.of("customer_id", "line"));
        assertThat(purchase.foreignKeys())
                .containsExactly(new ForeignKey(List.of("customer_id"), name("Customer"), List.of("Id")));
        assertThat(purchase.indexes()).contains("btree (customer_id, line)", "btree (note)");
        assertThat(purchase.rowEstimate()).isBetween(0L, 10L);
        assertThat(schema.table(name("paid")).orElseThrow().kind()).isEqualTo(Table.Kind.VIEW);
    }

    @Test
    void a_view_shows_its_query_to_who_may_see_it() {
        try (MysqlSource owner = Shop.source(database.owner())) {
            assertThat(owner.schemas()
                            .schema()
                            .table(name("paid"))
                            .orElseThrow()
                            .definition()
                            .orElse(""))
                    .contains("paid_at");
        }
    }

    @Test
    void the_fingerprint_changes_with_the_schema_and_with_nothing_else() throws SQLException {
        String before = source.schemas().refresh().fingerprint();
        assertThat(source.schemas().refresh().fingerprint()).isEqualTo(before);
        change("ALTER TABLE purchase ADD COLUMN extra int");
        assertThat(source.schemas().refresh().fingerprint()).isNotEqualTo(before);
        change("ALTER TABLE purchase DROP COLUMN extra");
        assertThat(source.schemas().refresh().fingerprint()).isEqualTo(before);
    }

    private static void change(String sql) throws SQLException {
        try (Connection owner = database.connect();
                Statement statement = owner.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void the_guard_judges_by_what_is_there() {
        Guard guard = new Guard(new MysqlEngine().parser(), new MysqlEngine().allowList());
        Scope scope = source.guardScope(Set.of());
        assertThat(guard.judge("SELECT id FROM Customer", scope).isAllowed()).isTrue();
        assertThat(guard.judge("SELECT ID FROM " + database.name() + ".Customer", scope)
                        .isAllowed())
                .isTrue();
        assertThat(guard.judge("SELECT EMAIL FROM Customer", scope).isAllowed()).isFalse();
        assertThat(guard.judge("SELECT ema\u0130l FROM Customer", scope).isAllowed())
                .isFalse();
        assertThat(guard.judge("SELECT * FROM Customer", scope).isAllowed()).isFalse();
        assertThat(guard.judge("SELECT * FROM customer", scope).isAllowed()).isFalse();
        assertThat(guard.judge("SELECT * FROM numbers", scope).isAllowed()).isFalse();
        assertThat(guard.judge("SELECT double_it(1)", scope).isAllowed()).isFalse();
        assertThat(guard.judge("SELECT DOUBLE_IT(1)", source.guardScope(Set.of(Name.of("double_it"))))
                        .isAllowed())
                .isTrue();
    }

    @Test
    void values_are_found_and_never_those_of_sensitive_columns() {
        ColumnName note = new ColumnName(name("purchase"), "note");
        assertThat(source.values()
                        .find(List.of("red", "green"), List.of(note, new ColumnName(name("Customer"), "Email"))))
                .containsExactly(new ValueMatch("red", note, "Red"));
        assertThat(source.columnValues().of(note)).containsExactlyInAnyOrder("Red", "Blue");
        assertThat(source.columnValues().of(new ColumnName(name("Customer"), "Email")))
                .isEmpty();
    }

    @Test
    void a_login_that_only_reads_has_no_dangers() {
        assertThat(source.probe().dangers()).isEmpty();
        assertThat(source.probe().login()).startsWith("reader_");
    }

    @Test
    void a_powerful_login_is_told() {
        try (MysqlSource owner = Shop.source(database.owner());
                MysqlSource superuser = Shop.source(database.superuser())) {
            assertThat(owner.probe().dangers())
                    .extracting(LoginFinding::power)
                    .contains(Power.WRITES, Power.OWNS, Power.CREATES_IN_SCHEMA);
            assertThat(superuser.probe().dangers())
                    .extracting(LoginFinding::power)
                    .contains(Power.SUPERUSER, Power.READS_SERVER_FILES, Power.CREATES_ROLES, Power.READS_PASSWORDS);
        }
    }

    @Test
    void the_granted_login_reads_what_is_open_and_nothing_else() throws SQLException {
        String script = source.grants("dash_" + database.name());
        assertThat(script).contains("GRANT SELECT (`Id`, `kind`), SHOW VIEW ON");
        for (String sql : script.lines().filter(line -> !line.startsWith("--")).toList()) {
            database.administer(sql.substring(0, sql.length() - 1));
        }
        String user = "'dash_" + database.name() + "'@'%'";
        database.administer("ALTER USER " + user + " IDENTIFIED BY 'secret-of-the-test' ACCOUNT UNLOCK");
        try (MysqlSource safe = Shop.source(database.reader().as("dash_" + database.name(), "secret-of-the-test"))) {
            assertThat(safe.probe().dangers()).isEmpty();
            assertThat(safe.schemas()
                            .schema()
                            .table(name("Customer"))
                            .orElseThrow()
                            .columns())
                    .extracting(Column::name)
                    .containsExactly("Id", "kind");
            assertThat(safe.schemas()
                            .schema()
                            .table(name("purchase"))
                            .orElseThrow()
                            .foreignKeys())
                    .hasSize(1);
        } finally {
            database.administer("DROP USER " + user);
        }
    }

    @Test
    void an_address_is_checked_and_keeps_its_secret() {
        assertThat(Engines.of("mariadb://u:p@h/d", Place.named("test")).name()).isEqualTo("mysql");
        assertThat(new MysqlEngine().usualSchemas("mysql://u:p@h:3307/shop")).containsExactly("shop");
        assertThat(source.toString())
                .contains(":***@")
                .doesNotContain(database.reader().password());
        for (String wrong : List.of(
                "mysql://u:hush@h",
                "mysql://h/d",
                "mysql://u:hush@h:99999/d",
                "mysql://u:hush@h/d?allowLocalInfile=true",
                "mysql://u:hush@h/d?sslmode=maybe",
                "mysql://u:hush@h,h2/d",
                "mysql://u:hush@(host=h)/d",
                "jdbc:mariadb://u:hush@h/d")) {
            assertThatThrownBy(() -> new MysqlEngine().usualSchemas(wrong))
                    .isInstanceOf(FaultException.class)
                    .hasMessageNotContaining("hush");
        }
    }

    @Test
    void a_server_that_is_away_is_told_apart_from_a_wrong_statement() {
        try (MysqlSource away = new MysqlSource(
                "test",
                dash.databases.mysql.url.MysqlUrl.parse("mysql://u:hush-hush@127.0.0.1:1/d", Place.named("test")),
                dash.databases.scope.SourceScope.of("d"),
                java.time.ZoneOffset.UTC,
                entry -> {},
                java.time.Clock.systemUTC())) {
            assertThatThrownBy(() -> away.schemas().schema())
                    .isInstanceOf(FaultException.class)
                    .hasMessageContaining("127.0.0.1")
                    .hasMessageNotContaining("hush-hush");
        }
    }
}
