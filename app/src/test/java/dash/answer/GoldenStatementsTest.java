package dash.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.context.Context;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.databases.postgresql.parser.PostgresqlStatementParser;
import dash.demo.DemoCompany;
import dash.execute.Rows;
import dash.golden.GoldenQuestion;
import dash.golden.GoldenReader;
import dash.knowledge.Knowledge;
import dash.schema.Schema;
import dash.statement.Parsing;
import dash.statement.Statement;
import dash.testkit.SharedFolder;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Every golden statement is explained, and its tables and filters are those that a scan of its tokens finds. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class GoldenStatementsTest {

    @TempDir
    Path folder = Path.of("");

    private final PostgresqlStatementParser parser = new PostgresqlStatementParser();

    @AfterAll
    void close() {
        parser.close();
    }

    @Test
    void those_of_the_demo_company() throws Exception {
        DemoCompany.project().copyTo(folder);
        List<String> statements = statements(folder.resolve("golden"));
        assertThat(statements).hasSizeGreaterThan(50);
        statements.forEach(this::holdsForTables);
        assertThat(differingFilters(statements)).isEmpty();
    }

    @Test
    void those_of_the_shared_sets() {
        Optional<Path> golden = SharedFolder.find("golden");
        if (golden.isEmpty()) {
            return;
        }
        List<String> statements = statements(golden.get());
        System.out.println("golden statements of ../shared: " + statements.size());
        assertThat(statements).hasSizeGreaterThan(370);
        statements.forEach(this::holdsForTables);
        assertThat(differingFilters(statements)).isEmpty();
    }

    private static List<String> statements(Path folder) {
        return new GoldenReader()
                .read(folder).stream().flatMap(GoldenStatementsTest::statements).toList();
    }

    private static Stream<String> statements(GoldenQuestion question) {
        return Stream.concat(question.sql().stream(), question.alternatives().stream());
    }

    private void holdsForTables(String sql) {
        Provenance provenance = provenance(sql);
        assertThat(Explanation.of(statement(sql))).isNotBlank();
        assertThat(provenance.tree()).isNotEmpty();
        Set<String> tables = provenance.tablesAccessed().stream()
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(tables).as(sql).isEqualTo(new TokenScan(sql).tables());
    }

    private List<String> differingFilters(List<String> statements) {
        List<String> differing = new ArrayList<>();
        for (String sql : statements) {
            Set<String> filters = provenance(sql).filtersApplied().stream()
                    .map(filter -> TokenScan.spelled(filter.sql()))
                    .collect(Collectors.toCollection(TreeSet::new));
            Set<String> scanned = new TokenScan(sql).conditions();
            if (!filters.equals(scanned)) {
                differing.add(sql + "\n  told    " + filters + "\n  scanned " + scanned);
            }
        }
        return differing;
    }

    private Provenance provenance(String sql) {
        Statement statement = statement(sql);
        Outcome.Ran ran =
                new Outcome.Ran(statement, new Rows(List.of(), List.of(), false), List.of(), List.of(), Duration.ZERO);
        Transcript.Tried tried =
                new Transcript.Tried(new Move.RunSql(sql, Reading.UNKNOWN), new Attempt(1, sql, ran, List.of()));
        Context context = new Context(
                Knowledge.EMPTY,
                new Schema("none", List.of(), List.of()),
                LocalDate.of(2026, 6, 30),
                List.of(),
                List.of());
        AtWork atWork = new AtWork("?", context, Reading.UNKNOWN, statement);
        return new ProvenanceReading(context, tried, ran, atWork, "something").provenance();
    }

    private Statement statement(String sql) {
        return ((Parsing.Parsed) parser.parse(sql)).statement();
    }
}
