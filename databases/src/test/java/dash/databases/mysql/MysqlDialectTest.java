package dash.databases.mysql;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.mysql.parser.MysqlStatementParser;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Cell;
import dash.execute.Execution;
import dash.statement.Dialect;
import dash.statement.Dialect.Clock;
import dash.statement.Dialect.Step;
import dash.statement.Parsing;
import dash.statement.render.Renderer;
import dash.testkit.MariaDbDatabase;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What Dash spells, MariaDB reads as it was meant. */
class MysqlDialectTest {

    private static final Dialect DIALECT = MysqlDialect.INSTANCE;
    private static final MysqlStatementParser PARSER = new MysqlStatementParser();
    private static MariaDbDatabase database;
    private static Sessions sessions;

    @BeforeAll
    static void open() {
        database = Shop.server()
                .database(
                        "CREATE TABLE t (a int)",
                        "INSERT INTO t VALUES (2), (NULL), (1)",
                        "CREATE TABLE `we``ird \"n` (a int)");
        sessions = Shop.sessions(database.reader(), entry -> {});
    }

    @AfterAll
    static void close() {
        if (database != null) {
            sessions.close();
            database.close();
        }
    }

    private static List<String> column(String sql) {
        assertThat(PARSER.parse(sql)).as(sql).isInstanceOf(Parsing.Parsed.class);
        Execution execution = Unguarded.run(sessions, sql, Shop.commission(Shop.LIMITS));
        assertThat(execution).as(sql).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution)
                .rows().column(0).stream().map(Cell::plain).toList();
    }

    private static String value(String expression) {
        return column("SELECT " + expression).getFirst();
    }

    @Test
    void texts_and_names_arrive_letter_by_letter() {
        for (String text : List.of("it's", "a\\b", "\\", "\\'", "\"", "%_", "ä😀", "\n\t", "--", "/*!*/", "")) {
            assertThat(value(DIALECT.text(text))).isEqualTo(text);
        }
        assertThat(column("SELECT a FROM " + DIALECT.name("we`ird \"n"))).isEmpty();
        assertThat(DIALECT.name("orders")).isEqualTo("orders");
        assertThat(DIALECT.name("rank")).isEqualTo("`rank`");
        assertThat(DIALECT.name("select")).isEqualTo("`select`");
    }

    @Test
    void the_calendar_is_right() {
        String day = DIALECT.day(LocalDate.of(2024, 8, 15));
        assertThat(value(DIALECT.start(Step.WEEK, day))).isEqualTo("2024-08-12");
        assertThat(value(DIALECT.start(Step.MONTH, day))).isEqualTo("2024-08-01");
        assertThat(value(DIALECT.start(Step.QUARTER, day))).isEqualTo("2024-07-01");
        assertThat(value(DIALECT.start(Step.YEAR, day))).isEqualTo("2024-01-01");
        assertThat(value(DIALECT.start(Step.QUARTER, "TIMESTAMP '2024-12-31 23:59:59'")))
                .isEqualTo("2024-10-01");
        assertThat(value(DIALECT.number(Step.QUARTER, day))).isEqualTo("3");
        assertThat(value(DIALECT.number(Step.YEAR, day))).isEqualTo("2024");
        assertThat(value(DIALECT.plusDays(day, -15))).isEqualTo("2024-07-31");
        assertThat(value(DIALECT.plusMonths(day, 6))).isEqualTo("2025-02-15");
        assertThat(value(DIALECT.asDay("TIMESTAMP '2024-01-01 10:00:00'"))).isEqualTo("2024-01-01");
        assertThat(value(DIALECT.asText("5"))).isEqualTo("5");
        assertThat(value(DIALECT.parsedDay("'31.12.2024'", "DD.MM.YYYY").orElseThrow()))
                .isEqualTo("2024-12-31");
        assertThat(value(DIALECT.parsedDay("'05 Mar 2024'", "DD Mon YYYY").orElseThrow()))
                .isEqualTo("2024-03-05");
        assertThat(DIALECT.parsedDay("x", "Q YYYY")).isEmpty();
        assertThat(value("'2024-01-31' + " + DIALECT.interval("1 months")))
                .isEqualTo("2024-02-29 00:00:00".substring(0, 10));
    }

    @Test
    void a_day_of_the_business_begins_in_its_zone() {
        LocalDate day = LocalDate.of(2024, 7, 1);
        assertThat(DIALECT.midnight(day, Clock.UTC_MOMENTS, ZoneId.of("Europe/Berlin")))
                .isEqualTo("TIMESTAMP '2024-06-30 22:00:00'");
        assertThat(DIALECT.midnight(day, Clock.MOMENTS, ZoneId.of("Europe/Berlin")))
                .isEqualTo("TIMESTAMP '2024-07-01 00:00:00'");
        assertThat(DIALECT.local("x", Clock.UTC_MOMENTS, ZoneOffset.UTC)).isEqualTo("x");
        assertThat(value(DIALECT.local("TIMESTAMP '2024-01-01 23:00:00'", Clock.UTC_MOMENTS, ZoneOffset.ofHours(2))))
                .isEqualTo("2024-01-02T01:00");
    }

    @Test
    void missing_values_stand_where_they_are_wanted() {
        assertThat(column("SELECT a FROM t ORDER BY " + DIALECT.order("a", false)))
                .containsExactly("1", "2", "");
        assertThat(column("SELECT a FROM t ORDER BY " + DIALECT.order("a", true)))
                .containsExactly("2", "1", "");
        assertThat(column("SELECT a FROM t ORDER BY " + DIALECT.orderNullsFirst("a", false)))
                .containsExactly("", "1", "2");
        assertThat(column("SELECT a FROM t ORDER BY " + DIALECT.orderNullsFirst("a", true)))
                .containsExactly("", "2", "1");
        assertThat(column("SELECT a FROM t ORDER BY a " + DIALECT.offset("2", false)))
                .containsExactly("2");
    }

    @Test
    void honest_statements_read_and_written_again_stay_the_same() throws IOException {
        Optional<Path> file = SharedFolder.find("guard/benign.mysql.jsonl");
        Assumptions.assumeTrue(file.isPresent(), "skipped: ../shared does not hold what this needs");
        Renderer renderer = new Renderer(DIALECT);
        List<String> unspelled = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        for (String line : Files.readAllLines(file.get())) {
            String sql = JsonMapper.shared().readTree(line).get("sql").asString();
            Optional<String> once = rendered(renderer, sql);
            // The renderer knows ROLLUP (…) only; MySQL writes it behind the groups.
            if (once.isEmpty() || sql.endsWith("WITH ROLLUP")) {
                unspelled.add(sql);
            } else if (!rendered(renderer, once.get()).equals(once)) {
                changed.add(sql + " -> " + once.get());
            }
        }
        assertThat(changed).isEmpty();
        assertThat(unspelled).as("not spelled").hasSizeLessThanOrEqualTo(3);
    }

    private static Optional<String> rendered(Renderer renderer, String sql) {
        return PARSER.parse(sql) instanceof Parsing.Parsed parsed
                        && renderer.render(parsed.statement()) instanceof Renderer.Result.Sql(String text)
                ? Optional.of(text)
                : Optional.empty();
    }
}
