package dash.databases.postgresql.statement;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.PostgresqlDialect;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.golden.GoldenReader;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.statement.render.Renderer;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.json.JsonMapper;

/** What is written out of a tree means what the tree was read from. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RenderedTest {

    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();
    private final Renderer renderer = new Renderer(PostgresqlDialect.INSTANCE);

    @AfterAll
    void close() {
        parser.close();
    }

    private Optional<String> rendered(String sql) {
        assertThat(parser.parse(sql)).as(sql).isInstanceOf(Parsing.Parsed.class);
        Statement statement = ((Parsing.Parsed) parser.parse(sql)).statement();
        return renderer.render(statement) instanceof Renderer.Result.Sql(String text)
                ? Optional.of(text)
                : Optional.empty();
    }

    @Test
    void honest_statements_come_back_unchanged_when_they_are_read_and_written_again() throws IOException {
        Optional<Path> file = SharedFolder.find("guard/benign.postgresql.jsonl");
        Assumptions.assumeTrue(file.isPresent(), "skipped: ../shared does not hold what this needs");
        JsonMapper json = JsonMapper.builder().build();
        List<String> unspelled = new ArrayList<>();
        for (String line : Files.readAllLines(file.get())) {
            String sql = json.readTree(line).get("sql").asString();
            if (sql.toUpperCase(Locale.ROOT).startsWith("EXPLAIN")) {
                continue;
            }
            Optional<String> once = rendered(sql);
            if (once.isEmpty()) {
                unspelled.add(sql);
            } else {
                assertThat(rendered(once.get())).as(sql).isEqualTo(once);
            }
        }
        assertThat(unspelled).as("not spelled").hasSizeLessThanOrEqualTo(4);
    }

    @Test
    void golden_statements_give_the_same_rows() throws SQLException {
        Optional<Path> golden = SharedFolder.find("golden");
        Assumptions.assumeTrue(golden.isPresent(), "skipped: ../shared does not hold what this needs");
        for (String name : List.of("f1", "chinook", "pagila")) {
            List<String> statements = new GoldenReader()
                    .read(golden.get().resolve(name + ".jsonl")).stream()
                            .flatMap(question -> question.sql().stream())
                            .toList();
            try (TestDatabase database = SharedDatabases.open(name).orElseThrow();
                    Connection connection = database.connect()) {
                for (String sql : statements) {
                    same(connection, sql);
                }
            }
        }
    }

    private void same(Connection connection, String sql) throws SQLException {
        Optional<String> written = rendered(sql);
        assertThat(written).as(sql).isPresent();
        assertThat(rows(connection, written.get())).as(written.get()).isEqualTo(rows(connection, sql));
    }

    private static List<String> rows(Connection connection, String sql) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (var statement = connection.createStatement();
                ResultSet result = statement.executeQuery(sql)) {
            while (result.next()) {
                StringBuilder row = new StringBuilder();
                for (int at = 1; at <= result.getMetaData().getColumnCount(); at++) {
                    row.append(result.getString(at)).append('|');
                }
                rows.add(row.toString());
            }
        }
        return rows.stream().sorted().toList();
    }
}
