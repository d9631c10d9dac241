package dash.databases.duckdb.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.duckdb.DuckSources;
import dash.databases.duckdb.DuckdbSource;
import dash.databases.duckdb.GuardedDatabase;
import dash.execute.Execution;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.statement.Name;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shared lists of attacks and honest queries, judged and, where they may, run. */
class GuardCorpusTest {

    private static final Duration LIMIT = Duration.ofSeconds(3);

    @TempDir
    Path folder;

    private static List<JsonNode> lines(String file) throws IOException {
        return Files.readAllLines(DuckSources.shared(file)).stream()
                .filter(line -> !line.isBlank())
                .map(JsonMapper.shared()::readTree)
                .toList();
    }

    private static Scope scope() throws IOException {
        List<Name> relations = Files.readAllLines(DuckSources.shared("guard/scope.txt")).stream()
                .filter(line -> !line.isBlank())
                .map(line -> Name.of(line.strip()))
                .toList();
        return Scope.of(List.of("main"), relations);
    }

    @Test
    void every_attack_that_must_be_refused_is_refused() throws IOException {
        Scope scope = scope();
        List<String> passed = lines("guard/attacks.duckdb.jsonl").stream()
                .filter(attack -> attack.get("expect").asString().equals("reject"))
                .map(attack -> attack.get("sql").asString())
                .filter(sql -> DuckSources.GUARD.judge(sql, scope).isAllowed())
                .toList();
        assertThat(passed).isEmpty();
    }

    @Test
    void every_honest_query_is_allowed_and_runs() throws IOException {
        try (DuckdbSource source = DuckSources.open("duckdb:" + GuardedDatabase.shared(folder), folder, folder)) {
            Scope live = source.guardScope(Set.of());
            List<String> wrong = new ArrayList<>();
            for (JsonNode query : lines("guard/benign.duckdb.jsonl")) {
                String sql = query.get("sql").asString();
                if (!DuckSources.GUARD.judge(sql, scope()).isAllowed()) {
                    wrong.add("refused: " + sql);
                }
                Verdict verdict = DuckSources.GUARD.judge(sql, live);
                Execution execution = verdict instanceof Verdict.Allowed allowed
                        ? source.run(allowed.sql(), DuckSources.commission(Duration.ofSeconds(20)))
                        : null;
                if (!(execution instanceof Execution.Ran)) {
                    wrong.add(sql + " -> " + verdict.findings() + " " + execution);
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    @Test
    void what_takes_too_much_ends_inside_the_limits_and_the_next_question_is_answered() throws IOException {
        try (DuckdbSource source = DuckSources.open("duckdb:" + GuardedDatabase.shared(folder), folder, folder)) {
            DuckSources.ask(source, "SELECT 1");
            for (JsonNode attack : lines("guard/attacks.duckdb.jsonl")) {
                if (attack.get("expect").asString().equals("contain")) {
                    String sql = attack.get("sql").asString();
                    Execution execution = DuckSources.ask(source, sql, LIMIT);
                    assertThat(execution).as(sql).isInstanceOf(Execution.Failed.class);
                    assertThat(execution.took()).as(sql).isLessThan(LIMIT.plusSeconds(2));
                    assertThat(DuckSources.ask(source, "SELECT count(*) FROM orders"))
                            .as("after " + sql)
                            .isInstanceOf(Execution.Ran.class);
                }
            }
        }
    }
}
