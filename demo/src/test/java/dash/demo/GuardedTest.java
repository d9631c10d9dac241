package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.databases.postgresql.catalogue.PostgresqlAllowList;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.guard.Guard;
import dash.guard.Scope;
import dash.guard.Verdict;
import dash.knowledge.Metric;
import dash.statement.Name;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Knowledge that the guard refuses would be knowledge that nobody can use. One statement of each kind: parsing costs. */
class GuardedTest {

    private final Guard guard = new Guard(new PostgresqlStatementParser(), PostgresqlAllowList.load());
    private final Scope scope = Scope.of(
            List.of("public"), DemoCompany.tableNames().stream().map(Name::of).toList());

    @Test
    void the_guard_allows_every_statement_of_the_project() {
        List<String> refused = new ArrayList<>();
        for (String sql : statements()) {
            Verdict verdict = guard.judge(sql, scope);
            if (!(verdict instanceof Verdict.Allowed)) {
                refused.add(verdict + "\n" + sql);
            }
        }
        assertThat(refused).isEmpty();
    }

    private static List<String> statements() {
        List<String> statements = new ArrayList<>();
        DemoProject.answerable().forEach(golden -> {
            statements.add(golden.sql().orElseThrow());
            statements.addAll(golden.alternatives());
        });
        DemoProject.knowledge().patterns().forEach(pattern -> statements.add(PatternSql.withDefaults(pattern)));
        MetricSql sql = new MetricSql(new Joins(DemoProject.knowledge()));
        LocalDate january = LocalDate.of(2026, 1, 1);
        DemoProject.knowledge().metrics().stream().filter(Metric::runnable).forEach(metric -> {
            boolean ofNow =
                    metric.timeColumn().isEmpty() && metric.sqlTemplate().isEmpty();
            statements.add(
                    ofNow
                            ? sql.by(metric, metric.dimensions().getFirst())
                            : sql.during(metric, january, january.plusMonths(3)));
        });
        return statements;
    }
}
