package dash.benchmarks.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.golden.Fate;
import dash.golden.Spent;
import dash.golden.TrialResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BuiltinBenchTest {

    @AutoClose
    private static final PostgresqlStatementParser PARSER = new PostgresqlStatementParser();

    @TempDir
    Path folder;

    @Test
    void an_answer_to_what_has_none_counts_as_wrong() {
        Tally tally = new Tally(
                "x",
                List.of(
                        measured("a", true, Fate.PASSED, "answered"),
                        measured("b", true, Fate.DECLINED, "asked_back"),
                        measured("c", false, Fate.FAILED, "answered"),
                        measured("d", false, Fate.PASSED, "declined")));
        assertThat(tally.questions()).isEqualTo(2);
        assertThat(tally.askedBack()).isEqualTo(1);
        assertThat(tally.declined()).isZero();
        assertThat(tally.rightOfAll()).isEqualTo(50);
        assertThat(tally.rightOfAnswered()).isEqualTo(50);
        assertThat(tally.unanswerableDeclined()).isEqualTo(1);
    }

    @Test
    void results_come_back_from_their_file_as_they_were() {
        List<Measured> results = List.of(measured("a", true, Fate.FAILED, "answered"));
        ResultsFile.write(folder.resolve("results"), results);
        assertThat(ResultsFile.read(folder.resolve("results"))).isEqualTo(results);
    }

    @Test
    void what_changed_is_told_in_both_directions() {
        List<Measured> before =
                List.of(measured("a", true, Fate.FAILED, "answered"), measured("b", true, Fate.PASSED, "answered"));
        List<Measured> now =
                List.of(measured("a", true, Fate.PASSED, "answered"), measured("b", true, Fate.DECLINED, "declined"));
        assertThat(Comparison.of(before, now))
                .startsWith("1 became right, 1 are no longer right, 0 others changed")
                .contains("failed → passed  x/a")
                .contains("passed → declined  x/b");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 column too few: x | SELECT a FROM t | SELECT a, b FROM t | COLUMNS",
                "other rows | SELECT a FROM t | SELECT a FROM t JOIN s ON s.i = t.i | JOINS",
                "other rows | SELECT a FROM t | SELECT a FROM t WHERE b = 'Rock' | VALUES",
                "other rows | SELECT a FROM t WHERE d >= DATE '2024-01-01' | SELECT a FROM t WHERE y = 2024 | STRUCTURE",
                "other rows | SELECT a FROM t | SELECT a FROM t WHERE a > (SELECT avg(a) FROM t) | NESTING",
                "other rows | SELECT max(a) FROM t | SELECT min(a) FROM t | STRUCTURE",
                "declined: I know T, but not what this means here: zork. | '' | SELECT a FROM t | VOCABULARY"
            })
    void what_is_missing_is_told_by_the_trees_of_both_statements(String reason, String ours, String gold, Lack lack) {
        assertThat(new Lacking(PARSER).of(failed(true, reason, ours, gold))).contains(lack);
    }

    @Test
    void an_answer_to_what_has_none_lacks_the_refusal() {
        Tally tally = new Tally("x", List.of(failed(false, "answered", "SELECT 1", "")));
        assertThat(LackTable.of(List.of(tally), PARSER)).contains("refusal").endsWith("1\n");
    }

    @Test
    void an_unknown_option_is_refused_by_name() {
        assertThatThrownBy(() -> Options.read(new String[] {"root", "--zets", "chinook"}))
                .hasMessageContaining("--zets");
    }

    private static Measured failed(boolean answerable, String reason, String sql, String goldSql) {
        return measured("a", answerable, Fate.FAILED, "answered", reason, sql, goldSql);
    }

    private static Measured measured(String id, boolean answerable, Fate fate, String status) {
        return measured(id, answerable, fate, status, "because", "SELECT 1", "SELECT 2");
    }

    private static Measured measured(
            String id, boolean answerable, Fate fate, String status, String reason, String sql, String goldSql) {
        TrialResult trial = new TrialResult(
                id,
                id,
                "How many?",
                "unrated",
                List.of(),
                answerable,
                status.equals("answered"),
                fate,
                reason,
                "",
                sql,
                goldSql,
                Optional.empty(),
                Optional.empty(),
                0.5,
                new Spent(3, 0, 0, Optional.empty()));
        return new Measured("x", trial, status, 1.5, 2.5, 4.0);
    }
}
