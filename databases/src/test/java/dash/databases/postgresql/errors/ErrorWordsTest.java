package dash.databases.postgresql.errors;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.url.PostgresUrl;
import dash.databases.session.Ending;
import dash.execute.DatabaseError;
import dash.execute.DatabaseError.Kind;
import dash.fault.Place;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ErrorWordsTest {

    private final ErrorTranslation errors = new ErrorTranslation(
            PostgresUrl.parse("postgresql://ana:hunter22@localhost/sales", Place.named("source.url"))
                    .address());

    private DatabaseError translate(String state, String message) {
        return errors.translate(new SQLException(message, state), "SELECT 1", 0, Ending.BY_ITSELF);
    }

    @ParameterizedTest
    @CsvSource({
        "42P01,OBJECT_MISSING",
        "42703,OBJECT_MISSING",
        "3F000,OBJECT_MISSING",
        "42501,NOT_PERMITTED",
        "25006,NOT_PERMITTED",
        "57014,TIMED_OUT",
        "55P03,TIMED_OUT",
        "25P04,TIMED_OUT",
        "08006,UNREACHABLE",
        "08001,UNREACHABLE",
        "57P01,UNREACHABLE",
        "57P03,UNREACHABLE",
        "28P01,UNREACHABLE",
        "3D000,UNREACHABLE",
        "53200,DATABASE_FAILED",
        "53300,DATABASE_FAILED",
        "53400,TOO_EXPENSIVE",
        "54001,TOO_EXPENSIVE",
        "21000,STATEMENT_WRONG",
        "22P02,STATEMENT_WRONG",
        "42883,STATEMENT_WRONG",
        "0A000,STATEMENT_WRONG",
        "XX000,DATABASE_FAILED",
        "P0001,DATABASE_FAILED",
        "40001,DATABASE_FAILED"
    })
    void a_state_decides_the_kind(String state, Kind kind) {
        assertThat(translate(state, "whatever").kind()).isEqualTo(kind);
    }

    @Test
    void secrets_of_the_source_and_connection_strings_are_masked() {
        assertThat(translate("42601", "hunter22 is here").message()).isEqualTo("*** is here");
        assertThat(translate("42601", "see postgres://x:y@z/w and password='a b' now")
                        .message())
                .isEqualTo("see *** and password=*** now");
    }

    @Test
    void invisible_and_turning_signs_are_dropped_and_lines_joined() {
        assertThat(translate("42601", "a\u202Eb\u200Bc\u0007d\u2066e\nf\uDB40\uDC41g")
                        .message())
                .isEqualTo("abcde fg");
    }

    @Test
    void a_novel_is_cut() {
        assertThat(translate("42601", "x".repeat(10_000)).message())
                .hasSize(401)
                .endsWith("…");
    }

    @Test
    void a_value_is_told_by_its_shape_unless_the_statement_names_it() {
        SQLException cast = new SQLException("invalid input syntax for type integer: \"tok_live_8842\"", "22P02");
        assertThat(errors.translate(cast, "SELECT token::int FROM t", 0, Ending.BY_ITSELF)
                        .message())
                .isEqualTo("invalid input syntax for type integer: a value shaped like \"aaa_aaaa_9999\"");
        assertThat(errors.translate(cast, "SELECT 'tok_live_8842'::int", 0, Ending.BY_ITSELF)
                        .message())
                .endsWith("\"tok_live_8842\"");
    }

    @Test
    void words_of_a_function_that_may_hold_anything_are_withheld() {
        assertThat(translate("P0001", "the token is tok_live_8842").message()).doesNotContain("8842");
    }

    @Test
    void what_we_ended_is_told_apart_from_what_ended() {
        SQLException cancel = new SQLException("canceling statement due to user request", "57014");
        assertThat(errors.translate(cancel, "", 0, Ending.CALLED_OFF).kind()).isEqualTo(Kind.CANCELLED);
        assertThat(errors.translate(cancel, "", 0, Ending.OUT_OF_TIME).kind()).isEqualTo(Kind.TIMED_OUT);
    }

    @Test
    void what_a_pool_wraps_is_unwrapped() {
        SQLException wrapped = new SQLException("pool", new SQLException("refused", "28P01"));
        assertThat(errors.translate(wrapped, "", 0, Ending.BY_ITSELF).sqlState())
                .isEqualTo("28P01");
    }

    @Test
    void places_count_from_the_statement_in_javas_characters() {
        assertThat(Positions.inStatement(8, 0, "SELECT x")).isEqualTo(7);
        assertThat(Positions.inStatement(30, 22, "SELECT x")).isEqualTo(7);
        assertThat(Positions.inStatement(4, 0, "'😀x")).isEqualTo(4);
        assertThat(Positions.inStatement(0, 0, "SELECT x")).isEqualTo(-1);
        assertThat(Positions.inStatement(5, 22, "SELECT x")).isEqualTo(-1);
    }
}
