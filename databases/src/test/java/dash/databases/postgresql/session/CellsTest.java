package dash.databases.postgresql.session;

import static dash.databases.postgresql.Sources.commission;
import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.RecordedAudit;
import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.execute.Cell;
import dash.execute.Execution;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CellsTest {

    @AutoClose
    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TYPE mood AS ENUM ('glad', 'so so')",
                    "CREATE DOMAIN age AS int CHECK (VALUE >= 0)",
                    "CREATE TYPE pair AS (a int, b text)");

    @AutoClose
    private final Sessions sessions = Sources.sessions(database.reader(), new RecordedAudit());

    private Cell cell(String expression) {
        Execution execution = Unguarded.run(sessions, "SELECT " + expression, commission());
        assertThat(execution).isInstanceOf(Execution.Ran.class);
        return ((Execution.Ran) execution).rows().rows().getFirst().getFirst();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "1::int2|1",
                "(-9223372036854775808)::int8|-9223372036854775808",
                "12345678901234567890.123456789000|12345678901234567890.123456789000",
                "0.1::float8|0.1",
                "0.1::float4|0.1",
                "1e300::float8|1E+300",
                "3.00::numeric(10,2)|3.00",
                "5::age|5",
                "42::oid|42"
            })
    void numbers_keep_every_digit(String expression, String digits) {
        assertThat(cell(expression)).isEqualTo(Cell.number(digits));
    }

    @Test
    void what_is_no_number_is_said_by_name() {
        assertThat(cell("'NaN'::numeric")).isEqualTo(new Cell.NotANumber("NaN"));
        assertThat(cell("'-Infinity'::float8")).isEqualTo(new Cell.NotANumber("-Infinity"));
        assertThat(cell("'Infinity'::numeric")).isEqualTo(new Cell.NotANumber("Infinity"));
    }

    @Test
    void days_and_times_are_exact() {
        assertThat(cell("date '2024-02-29'")).isEqualTo(new Cell.Day(LocalDate.of(2024, 2, 29)));
        assertThat(cell("date '0044-03-15 BC'")).isEqualTo(new Cell.Day(LocalDate.of(-43, 3, 15)));
        assertThat(cell("date '12024-01-01'")).isEqualTo(new Cell.Day(LocalDate.of(12024, 1, 1)));
        assertThat(cell("time '23:59:59.123456'")).isEqualTo(new Cell.TimeOfDay(LocalTime.of(23, 59, 59, 123_456_000)));
        assertThat(cell("timestamp '2024-01-01 10:00'"))
                .isEqualTo(new Cell.LocalMoment(LocalDateTime.of(2024, 1, 1, 10, 0)));
        assertThat(cell("timestamptz '2024-01-01 10:00+02'"))
                .isEqualTo(new Cell.Moment(OffsetDateTime.parse("2024-01-01T08:00:00Z")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "date 'infinity'|date|infinity",
                "timestamp '-infinity'|timestamp|-infinity",
                "timestamptz 'infinity'|timestamptz|infinity",
                "time '24:00'|time|24:00:00",
                "timetz '10:00+02'|timetz|10:00:00+02",
                "interval '1 year 2 days 03:04:05.5'|interval|1 year 2 days 03:04:05.5",
                "ARRAY[1,NULL,3]|_int4|{1,NULL,3}",
                "'{\"a\": [1, null]}'::jsonb|jsonb|{\"a\": [1, null]}",
                "'{\"a\":1}'::json|json|{\"a\":1}",
                "'\\xdeadbeef'::bytea|bytea|\\xdeadbeef",
                "int4range(1,5)|int4range|[1,5)",
                "'10.0.0.0/8'::inet|inet|10.0.0.0/8",
                "'6f2c1d6e-0000-4000-8000-000000000001'::uuid|uuid|6f2c1d6e-0000-4000-8000-000000000001",
                "ROW(1,'x')::pair|pair|(1,x)",
                "B'101'|bit|101"
            })
    void the_rest_stays_as_the_server_prints_it(String expression, String type, String printed) {
        assertThat(cell(expression)).isEqualTo(new Cell.Other(type, printed, false));
    }

    @Test
    void money_is_left_to_the_locale_of_the_server() {
        assertThat(cell("1234.5::money")).isInstanceOfSatisfying(Cell.Other.class, other -> {
            assertThat(other.type()).isEqualTo("money");
            assertThat(other.text()).contains("1,234.50");
        });
    }

    @Test
    void texts_enumerations_truths_and_nothing() {
        assertThat(cell("'glad'::mood")).isEqualTo(Cell.text("glad"));
        assertThat(cell("'a\nb'::varchar(10)")).isEqualTo(Cell.text("a\nb"));
        assertThat(cell("''")).isEqualTo(Cell.text(""));
        assertThat(cell("true")).isEqualTo(new Cell.Truth(true));
        assertThat(cell("NULL::mood")).isEqualTo(Cell.missing());
    }

    @Test
    void a_long_cell_loses_its_end_and_says_so() {
        assertThat(cell("repeat('ä', 10000)")).isEqualTo(new Cell.Text("ä".repeat(4096), true));
        assertThat(cell("repeat('😀', 10000)")).isEqualTo(new Cell.Text("😀".repeat(2048), true));
        assertThat(cell("repeat('7', 5000)::numeric"))
                .isInstanceOfSatisfying(
                        Cell.Other.class, other -> assertThat(other.text()).hasSize(5000));
        assertThat(cell("to_json(repeat('x', 10000))"))
                .isInstanceOfSatisfying(
                        Cell.Other.class, other -> assertThat(other.cut()).isTrue());
    }

    @Test
    void operators_of_json_with_a_question_mark_run() {
        assertThat(cell("'{\"a\":1}'::jsonb ? 'a'")).isEqualTo(new Cell.Truth(true));
        assertThat(cell("'{\"a\":1}'::jsonb ?| ARRAY['b','a']")).isEqualTo(new Cell.Truth(true));
    }

    @Test
    void braces_of_jdbc_are_not_touched() {
        assertThat(cell("'{d ''2024-01-01''}{fn now()}'")).isEqualTo(Cell.text("{d '2024-01-01'}{fn now()}"));
    }
}
