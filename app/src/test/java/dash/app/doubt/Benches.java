package dash.app.doubt;

import dash.demo.DemoCompany;
import dash.doubt.RecentAnswers;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.testkit.RepositoryRoot;
import dash.testkit.SharedDatabases;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The demo company and the shared databases, each opened once by the name that planted statements call it. */
final class Benches implements AutoCloseable {

    static final String DEMO = "demo";
    /** The example project over the shared Formula 1 data, with its knowledge; "f1" is the same data without. */
    static final String EXAMPLE = "f1 example";

    private static final Clock DEMO_CLOCK = Clock.fixed(Instant.parse("2026-06-30T12:00:00Z"), ZoneOffset.UTC);

    private final Path folder;
    private final Map<String, Optional<Bench>> open = new HashMap<>();

    /** Takes an empty folder for the demo's project. */
    Benches(Path folder) {
        this.folder = folder;
    }

    Path demoProject() throws IOException {
        DemoCompany.project().copyTo(folder);
        return folder;
    }

    /** Empty, having said so, when the material is not there. */
    synchronized Optional<Bench> find(String name) throws IOException {
        if (!open.containsKey(name)) {
            open.put(
                    name,
                    switch (name) {
                        case DEMO -> Optional.of(demo());
                        case EXAMPLE ->
                            shared(
                                    "f1",
                                    new KnowledgeReader().readOrFail(example().resolve("knowledge")));
                        default -> shared(name, Knowledge.EMPTY);
                    });
        }
        return open.get(name);
    }

    private Bench demo() throws IOException {
        Knowledge knowledge = new KnowledgeReader().readOrFail(demoProject().resolve("knowledge"));
        return new Bench(
                TestPostgres.shared()
                        .database("demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {})),
                knowledge,
                RecentAnswers.NONE,
                DEMO_CLOCK);
    }

    static Path example() {
        return RepositoryRoot.path().resolve("examples/f1");
    }

    private static Optional<Bench> shared(String name, Knowledge knowledge) {
        return SharedDatabases.open(name)
                .map(database -> new Bench(database, knowledge, RecentAnswers.NONE, Clock.systemUTC()));
    }

    @Override
    public void close() {
        open.values().forEach(bench -> bench.ifPresent(Bench::close));
    }
}
