package dash.databases.postgresql.guard;

import static dash.databases.postgresql.guard.Guarding.GUARD;
import static dash.databases.postgresql.guard.Guarding.PARSER;
import static org.assertj.core.api.Assertions.assertThat;

import dash.guard.Scope;
import dash.guard.Verdict;
import dash.statement.Name;
import dash.statement.Parsing;
import dash.statement.TablesRead;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The shared lists of attacks, honest queries and golden questions. */
class GuardCorpusTest {

    @Test
    void every_attack_that_must_be_refused_is_refused() {
        Scope scope = sharedScope();
        List<String> passed = Corpus.lines("guard/attacks.postgresql.jsonl").stream()
                .filter(attack -> attack.get("expect").asString().equals("reject"))
                .filter(attack ->
                        GUARD.judge(attack.get("sql").asString(), scope).isAllowed())
                .map(JsonNode::toString)
                .toList();
        assertThat(passed).isEmpty();
    }

    @Test
    void every_honest_query_is_allowed() {
        Scope scope = sharedScope();
        List<String> refused = new ArrayList<>();
        for (JsonNode query : Corpus.lines("guard/benign.postgresql.jsonl")) {
            Verdict verdict = GUARD.judge(query.get("sql").asString(), scope);
            if (!verdict.isAllowed()) {
                refused.add(query.get("id").asString() + " " + verdict);
            }
        }
        assertThat(refused).isEmpty();
    }

    @Test
    void every_golden_query_is_allowed_where_its_tables_are_in_scope() throws IOException {
        List<String> refused = new ArrayList<>();
        int count = 0;
        for (Path file : goldenFiles()) {
            for (String sql :
                    Corpus.linesOf(file).stream().flatMap(Corpus::statements).toList()) {
                count++;
                Verdict verdict = GUARD.judge(sql, ownTables(sql));
                if (!verdict.isAllowed()) {
                    refused.add(verdict + " <- " + sql);
                }
            }
        }
        assertThat(refused).isEmpty();
        assertThat(count).isGreaterThanOrEqualTo(376);
    }

    private static List<Path> goldenFiles() throws IOException {
        try (Stream<Path> files = Files.list(Corpus.shared("golden"))) {
            return files.filter(file -> file.toString().endsWith(".jsonl"))
                    .sorted()
                    .toList();
        }
    }

    private static Scope sharedScope() {
        List<Name> relations = Corpus.text(Corpus.shared("guard/scope.txt")).stream()
                .filter(line -> !line.isBlank())
                .map(line -> new Name(List.of(line.strip().split("\\.", -1))))
                .toList();
        return Scope.of(List.of("public"), relations);
    }

    /** The tables a query names, catalogs excepted: golden questions come from many databases. */
    private static Scope ownTables(String sql) {
        List<Name> names = PARSER.parse(sql) instanceof Parsing.Parsed parsed
                ? TablesRead.names(parsed.statement().root())
                : List.of();
        return Scope.of(List.of("public"), names);
    }
}
