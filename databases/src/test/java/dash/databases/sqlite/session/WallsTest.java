package dash.databases.sqlite.session;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.session.Refusal;
import dash.databases.sqlite.Depot;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteConnection;
import tools.jackson.databind.JsonNode;

/** Each wall with the others switched off. */
class WallsTest {

    /** What these classes hold would write, load, open or lock something. */
    private static final List<String> HARMFUL = List.of("write", "ddl", "file", "code", "session-state", "tx-control");

    @TempDir
    private Path folder = Path.of("");

    private static List<String> harmful() {
        return Depot.lines("attacks.jsonl").stream()
                .filter(attack -> HARMFUL.contains(attack.get("class").asString()))
                .map((JsonNode attack) -> attack.get("sql").asString())
                .toList();
    }

    @Test
    void a_connection_alone_writes_nothing_opens_no_file_and_loads_no_code() throws SQLException {
        Depot depot = new Depot(folder);
        String before = depot.state();
        try (SQLiteConnection connection = Opening.open(depot.file())) {
            for (String sql : harmful()) {
                try (Statement statement = connection.createStatement()) {
                    statement.execute(sql);
                } catch (SQLException refused) {
                    assertThat(refused.getMessage()).startsWith("[SQLITE_");
                }
            }
            assertThat(number(connection, "SELECT count(*) FROM pragma_database_list WHERE file <> ''"))
                    .isEqualTo(1);
        }
        assertThat(depot.state()).isEqualTo(before);
    }

    @Test
    void a_wall_that_a_statement_took_down_stands_again_for_the_next() throws SQLException {
        Depot depot = new Depot(folder);
        try (SQLiteConnection connection = Opening.open(depot.file());
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA query_only = OFF");
            statement.execute("PRAGMA trusted_schema = ON");
            new SqliteLine(connection).undo();
            assertThat(number(connection, "PRAGMA query_only")).isEqualTo(1);
            assertThat(number(connection, "PRAGMA trusted_schema")).isZero();
        }
    }

    @Test
    void the_compiled_code_alone_gives_away_what_would_write() throws SQLException {
        Depot depot = new Depot(folder);
        String before = depot.state();
        List<String> passed = new ArrayList<>();
        try (var writable = DriverManager.getConnection("jdbc:sqlite:" + depot.file())) {
            CompiledGate gate = new CompiledGate((SQLiteConnection) writable);
            for (String sql : harmful()) {
                try {
                    gate.pass(sql);
                    passed.add(sql);
                } catch (Refusal | SQLException refused) {
                    assertThat(refused.getMessage()).isNotEmpty();
                }
            }
            for (JsonNode query : Depot.lines("benign.jsonl")) {
                try {
                    gate.pass(query.get("sql").asString());
                } catch (Refusal refused) {
                    passed.add("refused: " + query.get("sql") + " " + refused.getMessage());
                }
            }
        }
        assertThat(passed).isEmpty();
        assertThat(depot.state()).isEqualTo(before);
    }

    @Test
    void the_code_of_a_write_is_refused_by_its_operations() throws SQLException {
        Depot depot = new Depot(folder);
        try (var writable = DriverManager.getConnection("jdbc:sqlite:" + depot.file());
                Statement statement = writable.createStatement();
                var code = statement.executeQuery("EXPLAIN DELETE FROM orders WHERE id = 1")) {
            List<String> unknown = new ArrayList<>();
            while (code.next()) {
                if (!Operations.READING.contains(code.getString("opcode"))) {
                    unknown.add(code.getString("opcode"));
                }
            }
            assertThat(unknown).contains("OpenWrite");
        }
    }

    private static long number(SQLiteConnection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                var row = statement.executeQuery(sql)) {
            assertThat(row.next()).isTrue();
            return row.getLong(1);
        }
    }
}
