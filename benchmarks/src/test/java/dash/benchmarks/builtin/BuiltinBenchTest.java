package dash.benchmarks.builtin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.golden.Fate;
import dash.golden.Spent;
import dash.golden.TrialResult;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuiltinBenchTest {

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

    @Test
    void an_unknown_option_is_refused_by_name() {
        assertThatThrownBy(() -> Options.read(new String[] {"root", "--sets", "chinook"}))
                .hasMessageContaining("--sets chinook");
    }

    private static Measured measured(String id, boolean answerable, Fate fate, String status) {
        TrialResult trial = new TrialResult(
                id,
                id,
                "How many?",
                "unrated",
                List.of(),
                answerable,
                status.equals("answered"),
                fate,
                "because",
                "",
                "SELECT 1",
                "SELECT 2",
                Optional.empty(),
                Optional.empty(),
                0.5,
                new Spent(3, 0, 0, Optional.empty()));
        return new Measured("x", trial, status, 1.5, 2.5, 4.0);
    }
}
