package dash.databases.postgresql.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.PostgresqlDialect;
import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.OwnSql;
import dash.databases.session.Sessions;
import dash.execute.Rows;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierTest {

    private static final int TIMES = Boolean.getBoolean("dash.long") ? 5_000 : 300;
    private static final String PIECES = "\"'`\\;-/*$ \t\n\r\u000b()[]{}?:%_.,aZ9éß漢😀\u202e\u00a0\u0001\ufeffU&E";

    @Test
    void a_hostile_name_means_itself_and_nothing_else() throws SQLException {
        Random random = new Random(42);
        try (TestDatabase database = TestPostgres.shared().database("CREATE TABLE victim (id int)");
                Sessions sessions = Sources.sessions(database.superuser(), new RecordedAudit(), 1);
                Connection connection = database.connect();
                Statement statement = connection.createStatement()) {
            statement.setEscapeProcessing(false);
            for (String name : names(random)) {
                String table = PostgresqlDialect.INSTANCE.quoted(name);
                statement.execute("DROP TABLE IF EXISTS hostile");
                statement.execute("CREATE TABLE hostile (id int)");
                statement.execute("ALTER TABLE hostile RENAME TO " + table);
                Rows found = sessions.own()
                        .run(OwnSql.of("SELECT relname, relname = ")
                                .text(name)
                                .then(", relname IN (")
                                .texts(List.of("x", name))
                                .then("), (SELECT count(*) FROM public.")
                                .name(name)
                                .then(") FROM pg_class WHERE relname = ")
                                .text(name));
                assertThat(found.count()).as(name).isOne();
                assertThat(found.rows().getFirst().stream().map(cell -> cell.plain()))
                        .containsExactly(name, "true", "true", "0");
                statement.execute("DROP TABLE " + table);
            }
            assertThat(sessions.own()
                            .run(OwnSql.of("SELECT count(*) FROM public.victim"))
                            .count())
                    .isOne();
        }
    }

    private static List<String> names(Random random) {
        List<String> names = new ArrayList<>(List.of(
                "\"; DROP TABLE victim; --",
                "a\"\"b",
                "'; DROP TABLE victim; --",
                "\\'; DROP TABLE victim; --",
                "$$; DROP TABLE victim; $$",
                "select",
                "Select",
                " leading and trailing ",
                "line\nbreak",
                "x".repeat(63),
                "é".repeat(31),
                "😀".repeat(15),
                "/* */ --",
                "?",
                "{fn now()}"));
        int[] pieces = PIECES.codePoints().toArray();
        while (names.size() < TIMES) {
            StringBuilder name = new StringBuilder();
            int length = 1 + random.nextInt(12);
            for (int i = 0; i < length; i++) {
                name.appendCodePoint(pieces[random.nextInt(pieces.length)]);
            }
            if (name.toString().getBytes(StandardCharsets.UTF_8).length <= 63) {
                names.add(name.toString());
            }
        }
        return names;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a\u0000b", "\ud800", "x\udc00y"})
    void a_name_that_cannot_be_said_is_refused(String name) {
        assertThatThrownBy(() -> PostgresqlDialect.INSTANCE.quoted(name)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_name_that_the_server_would_cut_is_refused() {
        assertThatThrownBy(() -> PostgresqlDialect.INSTANCE.quoted("x".repeat(64)))
                .hasMessageContaining("64 bytes");
        assertThatThrownBy(() -> PostgresqlDialect.INSTANCE.quoted("é".repeat(32)))
                .hasMessageContaining("64 bytes");
        assertThat(PostgresqlDialect.INSTANCE.quoted("é".repeat(31) + "x")).hasSize(34);
    }
}
