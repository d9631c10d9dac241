package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.demo.DemoCompany;
import dash.doubt.Doubt;
import dash.doubt.RecentAnswers;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeReader;
import dash.testkit.RepositoryRoot;
import dash.testkit.SharedDatabases;
import dash.testkit.SharedFolder;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
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

    private static final Clock DEMO_CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

    @TempDir
    Path folder = Path.of("");

    @Test
    void right_statements_raise_doubts_in_fewer_than_three_of_a_hundred() throws IOException {
        FalseDoubts measured = measure(folder);
        Path report = RepositoryRoot.path().resolve("app/target/false-doubts.md");
        Files.writeString(report, measured.report());
        System.out.println(measured.report());
        assertThat(measured.statements()).isGreaterThanOrEqualTo(60);
        assertThat(100.0 * measured.raised().size() / measured.statements())
                .as("percent of %d right statements; see %s", measured.statements(), report)
                .isLessThan(3.0);
    }

    static FalseDoubts measure(Path folder) throws IOException {
        FalseDoubts measured = new FalseDoubts();
        demo(folder, measured);
        Optional<Path> shared = SharedFolder.find("golden");
        if (shared.isPresent()) {
            shared(shared.get(), measured);
        }
        return measured;
    }

    private static void demo(Path folder, FalseDoubts measured) throws IOException {
        DemoCompany.project().copyTo(folder);
        Knowledge knowledge = new KnowledgeReader().readOrFail(folder.resolve("knowledge"));
        TestDatabase database = TestPostgres.shared()
                .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {}));
        try (Bench bench = new Bench(database, knowledge, RecentAnswers.NONE, DEMO_CLOCK)) {
            measured.measure(
                    "demo", new GoldenReader().read(folder.resolve("golden")), bench, EnumSet.noneOf(Doubt.Kind.class));
        }
    }

    private static void shared(Path golden, FalseDoubts measured) {
        Map<String, List<GoldenQuestion>> byDatabase = new GoldenReader()
                .read(golden).stream()
                        .collect(Collectors.groupingBy(GoldenQuestion::database, TreeMap::new, Collectors.toList()));
        byDatabase.forEach((name, questions) -> SharedDatabases.open(name).ifPresent(database -> {
            try (Bench bench = new Bench(database, Knowledge.EMPTY, RecentAnswers.NONE, Clock.systemUTC())) {
                measured.measure(name, questions, bench, Set.of(Doubt.Kind.STALE));
            }
        }));
    }
}
