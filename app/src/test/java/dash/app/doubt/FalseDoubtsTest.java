package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.doubt.Doubt;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.testkit.RepositoryRoot;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Right statements of every golden set; the figures are printed and kept beside the test report. */
class FalseDoubtsTest {

    @TempDir
    Path folder = Path.of("");

    @Test
    void right_statements_raise_doubts_in_fewer_than_three_of_a_hundred() throws IOException {
        FalseDoubts measured = measure(folder);
        Path report = RepositoryRoot.path().resolve("app/target/false-doubts.md");
        Files.writeString(report, measured.report());
        System.out.println(measured.report());
        assertThat(measured.failed()).isEmpty();
        assertThat(measured.statements()).isGreaterThanOrEqualTo(180);
        assertThat(100.0 * measured.raised().size() / measured.statements())
                .as("percent of %d right statements; see %s", measured.statements(), report)
                .isLessThan(3.0);
    }

    static FalseDoubts measure(Path folder) throws IOException {
        FalseDoubts measured = new FalseDoubts();
        try (Benches benches = new Benches(folder)) {
            Bench demo = benches.find(Benches.DEMO).orElseThrow();
            List<GoldenQuestion> questions = new GoldenReader().read(folder.resolve("golden"));
            measured.measure(Benches.DEMO, questions, demo, EnumSet.noneOf(Doubt.Kind.class));
            measured.measureReworded("demo, reworded", questions, demo);
            Optional<Path> shared = SharedFolder.find("golden");
            if (shared.isPresent()) {
                example(benches, measured);
                shared(shared.get(), benches, measured);
            }
        }
        return measured;
    }

    private static void example(Benches benches, FalseDoubts measured) throws IOException {
        List<GoldenQuestion> questions =
                new GoldenReader().read(Benches.example().resolve("golden"));
        Bench bench = benches.find(Benches.EXAMPLE).orElseThrow();
        measured.measure(Benches.EXAMPLE, questions, bench, EnumSet.noneOf(Doubt.Kind.class));
        measured.measureReworded(Benches.EXAMPLE + ", reworded", questions, bench);
    }

    private static void shared(Path golden, Benches benches, FalseDoubts measured) throws IOException {
        Map<String, List<GoldenQuestion>> byDatabase = new GoldenReader()
                .read(golden).stream()
                        .collect(Collectors.groupingBy(GoldenQuestion::database, TreeMap::new, Collectors.toList()));
        for (Map.Entry<String, List<GoldenQuestion>> set : byDatabase.entrySet()) {
            Bench bench = benches.find(set.getKey()).orElseThrow();
            measured.measure(set.getKey(), set.getValue(), bench, Set.of(Doubt.Kind.STALE));
        }
    }
}
