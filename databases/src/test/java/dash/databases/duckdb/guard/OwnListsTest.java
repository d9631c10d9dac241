package dash.databases.duckdb.guard;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.duckdb.DuckSources;
import dash.databases.duckdb.DuckdbSource;
import dash.databases.duckdb.GuardedDatabase;
import dash.execute.Execution;
import dash.guard.Scope;
import dash.guard.Sensitive;
import dash.guard.Verdict;
import dash.statement.Name;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists of our own, one statement a line: every form an analyst may use, and every way around that we thought of. */
class OwnListsTest {

    @TempDir
    Path folder;

    private static List<String> lines(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(OwnListsTest.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    private static Scope scope() {
        return Scope.of(
                List.of("main"),
                List.of(Name.of("orders"), Name.of("customers"), Name.of("products"), Name.of("employees")));
    }

    @Test
    void no_way_around_is_open() throws IOException {
        assertThat(lines("attacks.sql"))
                .allSatisfy(
                        sql -> assertThat(DuckSources.GUARD.judge(sql, scope()).isAllowed())
                                .as(sql)
                                .isFalse());
    }

    @Test
    void every_form_an_analyst_uses_is_allowed_and_runs() throws IOException {
        try (DuckdbSource source = DuckSources.open("duckdb:" + GuardedDatabase.shared(folder), folder, folder)) {
            Scope live = source.guardScope(Set.of());
            List<String> wrong = new ArrayList<>();
            for (String sql : lines("honest.sql")) {
                Verdict verdict = DuckSources.GUARD.judge(sql, live);
                boolean ran = verdict instanceof Verdict.Allowed allowed
                        && source.run(allowed.sql(), DuckSources.commission(Duration.ofSeconds(20)))
                                instanceof Execution.Ran;
                if (!ran) {
                    wrong.add(sql + " " + verdict.findings());
                }
            }
            assertThat(wrong).isEmpty();
        }
    }

    @Test
    void sensitive_columns_are_reached_in_no_way() {
        Scope guarded = scope().withSensitive(Set.of(
                new Sensitive(Name.of("main", "customers"), Set.of("email"), Set.of("id", "name", "country"))));
        assertThat(List.of(
                        "SELECT Email FROM customers",
                        "SELECT * FROM customers",
                        "FROM customers",
                        "TABLE customers",
                        "SELECT c FROM customers c",
                        "SELECT c.email.x FROM customers c",
                        "SELECT email.x FROM customers email",
                        "SELECT * EXCLUDE (name) FROM customers",
                        "SELECT COLUMNS('em.*') FROM customers",
                        "SELECT COLUMNS(c -> c = 'email') FROM customers",
                        "SELECT #3 FROM customers",
                        "SUMMARIZE customers",
                        "PIVOT customers ON country USING count(*)",
                        "SELECT x.* FROM customers PIVOT (count(*) FOR country IN ('DE')) x",
                        "SELECT * FROM (UNPIVOT customers ON name, email INTO NAME n VALUE v)",
                        "SELECT struct_extract(c, 'email') FROM customers c",
                        "SELECT a FROM customers AS c(z, y, a)",
                        "SELECT id FROM customers ORDER BY email",
                        "SELECT id FROM customers ORDER BY ALL QUALIFY row_number() OVER (ORDER BY email) = 1",
                        "SELECT o.id FROM orders o SEMI JOIN customers c USING (email)",
                        "SELECT id FROM customers NATURAL JOIN orders"))
                .allSatisfy(
                        sql -> assertThat(DuckSources.GUARD.judge(sql, guarded).isAllowed())
                                .as(sql)
                                .isFalse());
        assertThat(List.of(
                        "SELECT id, Name FROM customers",
                        "SELECT c.country, count(*) FROM customers c GROUP BY ALL",
                        "SELECT * FROM (SELECT id FROM customers)"))
                .allSatisfy(
                        sql -> assertThat(DuckSources.GUARD.judge(sql, guarded).isAllowed())
                                .as(sql)
                                .isTrue());
    }
}
