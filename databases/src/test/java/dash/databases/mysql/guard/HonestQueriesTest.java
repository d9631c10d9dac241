package dash.databases.mysql.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.mysql.MysqlSource;
import dash.databases.mysql.Shop;
import dash.databases.mysql.catalogue.MysqlAllowList;
import dash.databases.mysql.parser.MysqlStatementParser;
import dash.execute.Execution;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.testkit.MariaDbDatabase;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Honest queries of every kind are let through, and MariaDB runs them. */
class HonestQueriesTest {

    private static MariaDbDatabase database;
    private static MysqlSource source;
    private static Scope scope;
    private static final Guard GUARD = new Guard(new MysqlStatementParser(), MysqlAllowList.load());

    @BeforeAll
    static void open() {
        database = Shop.database();
        source = Shop.source(database.reader());
        scope = source.guardScope(Set.of());
    }

    @AfterAll
    static void close() {
        if (database != null) {
            source.close();
            database.close();
        }
    }

    @Test
    void queries_of_our_own_list_run() throws IOException {
        List<String> failed = new ArrayList<>();
        for (String sql : queries()) {
            run(sql).ifPresent(failed::add);
        }
        assertThat(failed).isEmpty();
    }

    @Test
    void queries_of_the_shared_list_run() throws IOException {
        List<String> failed = new ArrayList<>();
        for (JsonNode query : GuardCorpusTest.lines("guard/benign.mysql.jsonl")) {
            run(query.get("sql").asString()).ifPresent(failed::add);
        }
        assertThat(failed).isEmpty();
    }

    private static List<String> queries() throws IOException {
        try (var in = HonestQueriesTest.class.getResourceAsStream("honest.sql")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return Arrays.stream(text.split("\n;;\n"))
                    .filter(sql -> !sql.isBlank())
                    .toList();
        }
    }

    private static java.util.Optional<String> run(String sql) {
        return switch (GUARD.judge(sql, scope)) {
            case Verdict.Allowed allowed ->
                switch (source.run(allowed.sql(), Shop.commission(Shop.LIMITS))) {
                    case Execution.Ran _ -> java.util.Optional.empty();
                    case Execution.Failed failed -> java.util.Optional.of(sql + " FAILED " + failed.error());
                };
            case Verdict.Refused refused -> java.util.Optional.of(sql + " REFUSED " + refused);
            case Verdict.NotUnderstood gap -> java.util.Optional.of(sql + " REFUSED " + gap);
        };
    }
}
