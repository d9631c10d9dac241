package dash.builtin.sql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.context.Context;
import dash.databases.EngineParser;
import dash.databases.Source;
import dash.databases.SourceSettings;
import dash.databases.postgresql.PostgresEngine;
import dash.databases.scope.SourceScope;
import dash.fault.Place;
import dash.guard.Guard;
import dash.knowledge.Knowledge;
import dash.schema.Schema;
import dash.testkit.SharedDatabases;
import dash.testkit.TestDatabase;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas that others made: whatever is written for them is understood by the server. */
class AskedOnSharedDatabasesTest {

    private static final int QUERIES = Integer.getInteger("queries", 40);

    @ParameterizedTest
    @ValueSource(strings = {"chinook", "northwind", "pagila", "academic", "yelp"})
    void whatever_is_written_is_understood(String name) throws SQLException {
        Optional<TestDatabase> database = SharedDatabases.open(name);
        Assumptions.assumeTrue(database.isPresent(), "../shared/data is not there");
        PostgresEngine engine = new PostgresEngine();
        try (TestDatabase open = database.get();
                EngineParser parser = engine.parser();
                Source source = engine.open(settings(open), parser);
                Connection connection = open.reader().connect();
                Statement statement = connection.createStatement()) {
            Schema schema = source.schemas().schema();
            Context context = new Context(Knowledge.EMPTY, schema, LocalDate.of(2024, 1, 1), List.of(), List.of());
            RandomQueries queries = new RandomQueries(schema, JoinPaths.of(context), 11);
            Guard guard = new Guard(parser, engine.allowList());
            for (int number = 0; number < QUERIES; number++) {
                if (new AskedSql(context).render(queries.next()) instanceof Rendered.Sql(String sql, var units)) {
                    assertThat(guard.judge(sql, source.guardScope(Set.of())).findings())
                            .as(sql)
                            .isEmpty();
                    understand(statement, sql);
                }
            }
        }
    }

    private static void understand(Statement statement, String sql) {
        try {
            statement.execute("EXPLAIN " + sql);
        } catch (SQLException failure) {
            throw new AssertionError(failure.getMessage() + "\n" + sql, failure);
        }
    }

    private static SourceSettings settings(TestDatabase database) {
        return new SourceSettings(
                "test",
                database.reader().sourceUrl() + "?sslmode=disable",
                Place.named("test"),
                Path.of(""),
                Path.of(""),
                SourceScope.of("public"),
                ZoneOffset.UTC,
                entry -> {},
                Clock.systemUTC(),
                told -> {});
    }
}
