package dash.app.doubt;

import dash.demo.DemoCompany;
import dash.doubt.RecentAnswers;
import dash.knowledge.Knowledge;
import dash.knowledge.KnowledgeReader;
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
            open.put(name, name.equals(DEMO) ? Optional.of(demo()) : shared(name));
        }
        return open.get(name);
    }

    private Bench demo() throws IOException {
        Knowledge knowledge = new KnowledgeReader().readOrFail(demoProject().resolve("knowledge"));
        return new Bench(
                TestPostgres.shared()
                        .database(
                                "demo company " + DemoCompany.CHECKSUM, owner -> DemoCompany.load(owner, told -> {})),
                knowledge,
                RecentAnswers.NONE,
                DEMO_CLOCK);
    }

    private static Optional<Bench> shared(String name) {
        return SharedDatabases.open(name)
                .map(database -> new Bench(database, Knowledge.EMPTY, RecentAnswers.NONE, Clock.systemUTC()));
    }

    @Override
    public void close() {
        open.values().forEach(bench -> bench.ifPresent(Bench::close));
    }
}
