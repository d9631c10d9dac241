package dash.app.learnings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Questions taught to the demo company are asked a second time. With {@code -Ddash.taught=FILE} those of a file, and the
 * counts are printed.
 */
class TaughtQuestionsTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void what_was_taught_is_answered_so_and_nothing_else_is() throws Exception {
        assumeTrue(Boolean.getBoolean("dash.long"));
        holds(lines("taught-own.jsonl"));
    }

    /** Forty questions by people who have not seen the code. */
    @Test
    void what_strangers_taught_is_answered_so() throws Exception {
        assumeTrue(Boolean.getBoolean("dash.long"));
        holds(lines("taught-strangers.jsonl"));
    }

    @Test
    void so_are_the_questions_of_a_file() throws Exception {
        String file = System.getProperty("dash.taught", "");
        assumeTrue(!file.isEmpty());
        holds(Files.readAllLines(Path.of(file)));
    }

    private void holds(List<String> lines) throws Exception {
        TaughtRun.Counts counts = TaughtRun.of(lines, folder);
        System.out.println(counts.inWords());
        assertThat(counts.asTaught()).hasSizeGreaterThanOrEqualTo(counts.cases() * 38 / 40);
        assertThat(counts.nearMissesAnswered()).isEmpty();
        assertThat(counts.worse()).isEmpty();
    }

    private static List<String> lines(String resource) throws Exception {
        try (InputStream stream =
                Objects.requireNonNull(TaughtQuestionsTest.class.getResourceAsStream(resource), resource)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        }
    }
}
