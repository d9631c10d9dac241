package dash.databases.sqlite;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.Sources;
import dash.databases.session.Sessions;
import dash.databases.session.Unguarded;
import dash.databases.sqlite.catalogue.SqliteAllowList;
import dash.databases.sqlite.parser.SqliteStatementParser;
import dash.execute.Execution;
import dash.execute.Limits;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The lists of attacks and honest queries, against the guard, against the other walls without it, and against the engine. */
class SqliteGuardTest {

    private static final Guard GUARD = new Guard(new SqliteStatementParser(), SqliteAllowList.load());
    private static final Limits TIGHT = new Limits(500, Duration.ofSeconds(1), 8_192, 4L << 20, 1e8);

    @TempDir
    private static Path folder = Path.of("");

    private static Depot depot = new Depot(Path.of(System.getProperty("java.io.tmpdir")));
    private static SqliteSource source = depot.source(depot.scope());
    private static Scope scope = Scope.of(List.of("main"), List.of());

    @BeforeAll
    static void open() {
        depot = new Depot(folder);
        source = depot.source(depot.scope());
        scope = source.guardScope(Set.of());
    }

    @AfterAll
    static void close() {
        source.close();
    }

    private static List<JsonNode> attacks(String expect) {
        return Depot.lines("attacks.jsonl").stream()
                .filter(attack -> attack.get("expect").asString().equals(expect))
                .toList();
    }

    @Test
    void every_attack_that_must_be_refused_is_refused() {
        List<String> passed = attacks("reject").stream()
                .filter(attack ->
                        GUARD.judge(attack.get("sql").asString(), scope).isAllowed())
                .map(JsonNode::toString)
                .toList();
        assertThat(passed).isEmpty();
        assertThat(attacks("reject")).hasSizeGreaterThan(100);
    }

    @Test
    void every_honest_query_is_allowed_and_runs() {
        List<String> refused = new ArrayList<>();
        for (JsonNode query : Depot.lines("benign.jsonl")) {
            switch (GUARD.judge(query.get("sql").asString(), scope)) {
                case Verdict.Allowed(var safe) -> {
                    if (source.run(safe, Sources.commission()) instanceof Execution.Failed failed) {
                        refused.add(query.get("sql") + " " + failed.error());
                    }
                }
                case Verdict verdict -> refused.add(query.get("sql") + " " + verdict);
            }
        }
        assertThat(refused).isEmpty();
    }

    @Test
    void without_the_guard_no_attack_changes_anything_or_leaves_a_mark() {
        String before = depot.state();
        List<String> ran = new ArrayList<>();
        try (Sessions sessions = depot.sessions()) {
            for (JsonNode attack : attacks("reject")) {
                String sql = attack.get("sql").asString();
                Execution execution = Unguarded.run(sessions, sql, Sources.commission());
                boolean harmless = List.of("scope", "catalog", "other")
                        .contains(attack.get("class").asString());
                if (execution instanceof Execution.Ran && !harmless) {
                    ran.add(attack.toString());
                }
            }
            assertThat(Unguarded.run(sessions, "SELECT count(*) FROM orders", Sources.commission()))
                    .isInstanceOf(Execution.Ran.class);
        }
        assertThat(ran).isEmpty();
        assertThat(depot.state()).isEqualTo(before);
    }

    @Test
    void what_would_never_end_ends_inside_the_limits_and_the_next_query_answers() {
        List<String> late = new ArrayList<>();
        try (Sessions sessions = depot.sessions()) {
            for (JsonNode attack : attacks("contain")) {
                long start = System.nanoTime();
                Unguarded.run(sessions, attack.get("sql").asString(), Sources.commission(TIGHT));
                long took = (System.nanoTime() - start) / 1_000_000;
                if (took > 3_000) {
                    late.add(took + " ms " + attack);
                }
                Execution next = Unguarded.run(sessions, "SELECT 1", Sources.commission());
                if (!(next instanceof Execution.Ran)) {
                    late.add("no answer after " + attack);
                }
            }
        }
        assertThat(late).isEmpty();
    }
}
