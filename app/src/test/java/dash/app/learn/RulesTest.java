package dash.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.ask.Engine;
import dash.learnings.Rule;
import dash.learnings.rules.RuleHit;
import dash.learnings.rules.Rules;
import dash.schema.Schema;
import dash.statement.Statement;
import dash.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a statement breaks a rule, and what it becomes when it is put right. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RulesTest {

    private static final Rule NO_TESTS = new Rule.RequireFilter("sailors", "NOT is_test");
    private static final Rule EITHER = new Rule.RequireFilter("sailors", "country = 'Peru' OR NOT is_test");
    private static final Rule TEXT = new Rule.CompareAsText("results", "position");
    private static final Rule DATE = new Rule.ParseDate("regattas", "date", "DD Mon YYYY");
    private static final Rule CENTS = new Rule.ScaleByUnit("fees", "amount_cents", new BigDecimal("0.01"));
    private static final Rule KEY = new Rule.NameMeans("sailors", "sailor_id", "id");
    private static final Rule JOIN = new Rule.JoinOn("clubs", List.of("club_id"), "sailors", List.of("club_id"));
    private static final Rule OLD =
            new Rule.UseTable("regattas", "results", Optional.of(LocalDate.parse("1990-01-01")));

    private final TestDatabase database = Regatta.database();
    private final Engine engine = new Engine(database, Regatta.knowledge());
    private final Rules rules = new Rules(engine.parser());
    private final Schema schema = engine.context("anything").schema();

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    record Put(Rule rule, String before, String after) {
        @Override
        public String toString() {
            return rule.kind() + ": " + before;
        }
    }

    static Stream<Put> put() {
        return Stream.of(
                new Put(
                        NO_TESTS,
                        "SELECT count(*) FROM sailors",
                        "SELECT count(*) FROM sailors WHERE NOT sailors.is_test"),
                new Put(
                        NO_TESTS,
                        "SELECT country, count(*) FROM sailors s GROUP BY country ORDER BY 2 LIMIT 3",
                        "SELECT country, count(*) FROM sailors s WHERE NOT s.is_test GROUP BY country ORDER BY 2 LIMIT 3"),
                new Put(
                        NO_TESTS,
                        "SELECT count(*) FROM sailors WHERE country = 'Peru' OR id < 3",
                        "SELECT count(*) FROM sailors WHERE (country = 'Peru' OR id < 3) AND NOT sailors.is_test"),
                new Put(
                        NO_TESTS,
                        "WITH x AS (SELECT id FROM sailors) SELECT count(*) FROM x",
                        "WITH x AS (SELECT id FROM sailors WHERE NOT sailors.is_test) SELECT count(*) FROM x"),
                new Put(
                        NO_TESTS,
                        "SELECT count(*) FROM clubs c JOIN sailors s USING (club_id)",
                        "SELECT count(*) FROM clubs c JOIN sailors s USING (club_id) WHERE NOT s.is_test"),
                new Put(
                        NO_TESTS,
                        "SELECT count(*) FROM results WHERE sailor_id IN (SELECT id FROM sailors)",
                        "SELECT count(*) FROM results WHERE sailor_id IN (SELECT id FROM sailors WHERE NOT sailors.is_test)"),
                new Put(
                        EITHER,
                        "SELECT count(*) FROM sailors",
                        "SELECT count(*) FROM sailors WHERE (sailors.country = 'Peru' OR NOT sailors.is_test)"),
                new Put(
                        TEXT,
                        "SELECT count(*) FROM results r WHERE r.position IN (1, '2', 3)",
                        "SELECT count(*) FROM results r WHERE r.position IN ('1', '2', '3')"),
                new Put(
                        TEXT,
                        "SELECT sum(CASE WHEN 1 = position THEN 1 ELSE 0 END) FROM results",
                        "SELECT sum(CASE WHEN '1' = position THEN 1 ELSE 0 END) FROM results"),
                new Put(
                        DATE,
                        "SELECT date_trunc('year', date), count(*) FROM regattas GROUP BY 1",
                        "SELECT date_trunc('year', TO_DATE(date, 'DD Mon YYYY')), count(*) FROM regattas GROUP BY 1"),
                new Put(
                        DATE,
                        "SELECT count(*) FROM regattas g WHERE CAST(g.date AS date) < CURRENT_DATE",
                        "SELECT count(*) FROM regattas g WHERE TO_DATE(g.date, 'DD Mon YYYY') < CURRENT_DATE"),
                new Put(
                        CENTS,
                        "SELECT sum(amount_cents) FROM fees",
                        "SELECT (sum(amount_cents)) / 100.0 AS sum FROM fees"),
                new Put(
                        CENTS,
                        "SELECT paid_on, avg(f.amount_cents) AS average FROM fees f GROUP BY paid_on",
                        "SELECT paid_on, (avg(f.amount_cents)) / 100.0 AS average FROM fees f GROUP BY paid_on"),
                new Put(
                        KEY,
                        "SELECT s.sailor_id FROM sailors s JOIN clubs c ON c.club_id = s.club_id",
                        "SELECT s.id FROM sailors s JOIN clubs c ON c.club_id = s.club_id"),
                new Put(
                        JOIN,
                        "SELECT count(*) FROM clubs c JOIN sailors s ON s.id = c.club_id",
                        "SELECT count(*) FROM clubs c JOIN sailors s ON s.club_id = c.club_id"),
                new Put(
                        OLD,
                        "SELECT count(*) FROM regattas WHERE regattas.date LIKE '%' AND 1980 > 1",
                        "SELECT count(*) FROM results WHERE results.date LIKE '%' AND 1980 > 1"));
    }

    @ParameterizedTest
    @MethodSource("put")
    void what_breaks_a_rule_is_put_right_and_nothing_else_is_touched(Put put) {
        assertThat(rules.put(put.rule(), statement(put.before()), schema).map(Statement::sql))
                .contains(put.after());
    }

    static Stream<Put> left() {
        return Stream.of(
                new Put(NO_TESTS, "SELECT is_test, count(*) FROM sailors GROUP BY is_test", ""),
                new Put(NO_TESTS, "SELECT count(*) FROM sailors WHERE is_test", ""),
                new Put(NO_TESTS, "SELECT count(*) FROM sailors WHERE is_test = false", ""),
                new Put(NO_TESTS, "SELECT count(*) FROM clubs", ""),
                new Put(TEXT, "SELECT count(*) FROM results WHERE sailor_id = 1", ""),
                new Put(TEXT, "SELECT count(*) FROM results WHERE position = '1'", ""),
                new Put(DATE, "SELECT date FROM regattas", ""),
                new Put(CENTS, "SELECT count(amount_cents) FROM fees", ""),
                new Put(CENTS, "SELECT sum(amount_cents / 100.0) FROM fees", ""),
                new Put(CENTS, "SELECT count(*) FROM fees WHERE amount_cents > 500", ""),
                new Put(KEY, "SELECT sailor_id FROM results", ""),
                new Put(KEY, "SELECT r.sailor_id FROM results r JOIN sailors s ON s.id = r.sailor_id", ""),
                new Put(JOIN, "SELECT count(*) FROM clubs, sailors", ""),
                new Put(OLD, "SELECT count(*) FROM regattas WHERE title = '2019'", ""),
                new Put(OLD, "SELECT count(*) FROM regattas", ""));
    }

    @ParameterizedTest
    @MethodSource("left")
    void what_keeps_to_a_rule_or_speaks_of_it_itself_is_left_alone(Put put) {
        assertThat(rules.check(put.rule(), statement(put.before()), schema)).allMatch(RuleHit::kept);
    }

    static Stream<Put> unclear() {
        return Stream.of(
                new Put(
                        NO_TESTS,
                        "SELECT c.club_name, count(s.id) FROM clubs c LEFT JOIN sailors s ON s.club_id = c.club_id GROUP BY 1",
                        ""),
                new Put(CENTS, "SELECT sum(amount_cents) / 10.0 FROM fees", ""));
    }

    @ParameterizedTest
    @MethodSource("unclear")
    void what_only_its_writer_could_put_right_is_told_and_not_changed(Put put) {
        Statement statement = statement(put.before());
        assertThat(rules.breaks(put.rule(), statement, schema)).isTrue();
        assertThat(rules.put(put.rule(), statement, schema)).isEmpty();
    }

    private Statement statement(String sql) {
        return rules.parse(sql).orElseThrow();
    }
}
