package dash.databases.mysql.guard;

import static dash.databases.mysql.guard.Guarding.GUARD;
import static dash.databases.mysql.guard.Guarding.SCOPE;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Verdict;
import dash.testkit.SharedFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The shared lists of attacks and honest queries. */
class GuardCorpusTest {

    @Test
    void every_attack_that_must_be_refused_is_refused() throws IOException {
        List<String> passed = lines("guard/attacks.mysql.jsonl").stream()
                .filter(attack -> attack.get("expect").asString().equals("reject"))
                .filter(attack ->
                        GUARD.judge(attack.get("sql").asString(), SCOPE).isAllowed())
                .map(JsonNode::toString)
                .toList();
        assertThat(passed).isEmpty();
    }

    @Test
    void every_honest_query_is_allowed() throws IOException {
        List<String> refused = new ArrayList<>();
        for (JsonNode query : lines("guard/benign.mysql.jsonl")) {
            Verdict verdict = GUARD.judge(query.get("sql").asString(), SCOPE);
            if (!verdict.isAllowed()) {
                refused.add(query.get("id").asString() + " " + verdict);
            }
        }
        assertThat(refused).isEmpty();
    }

    static List<JsonNode> lines(String file) throws IOException {
        Optional<Path> path = SharedFolder.find(file);
        Assumptions.assumeTrue(path.isPresent(), file + " is not there");
        return Files.readAllLines(path.orElseThrow()).stream()
                .filter(line -> !line.isBlank())
                .map(JsonMapper.shared()::readTree)
                .toList();
    }
}
