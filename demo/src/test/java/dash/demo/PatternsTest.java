package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Parameter;
import dash.knowledge.QueryPattern;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PatternsTest {

    private static final Pattern RELATION = Pattern.compile("(?:from|join)\\s+([a-z_]+)\\s+[a-z]\\b|from\\s+([a-z_]+)");

    static List<QueryPattern> patterns() {
        return DemoProject.knowledge().patterns();
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void every_pattern_runs_with_its_defaults_and_finds_rows(QueryPattern pattern) {
        assertThat(DemoDatabase.rows(PatternSql.withDefaults(pattern))).isNotEmpty();
    }

    @Test
    void every_pattern_gives_the_same_rows_whatever_the_time_zone_of_the_session() {
        List<List<List<String>>> usual = rows();
        DemoDatabase.run("SET TIME ZONE 'America/Los_Angeles'");
        try {
            assertThat(rows()).isEqualTo(usual);
        } finally {
            DemoDatabase.run("SET TIME ZONE 'UTC'");
        }
    }

    private static List<List<List<String>>> rows() {
        return patterns().stream()
                .map(PatternSql::withDefaults)
                .map(DemoDatabase::rows)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void every_pattern_names_a_question_a_summary_and_the_tables_it_reads(QueryPattern pattern) {
        assertThat(pattern.questions()).isNotEmpty();
        assertThat(pattern.summary()).isNotBlank();
        assertThat(pattern.description()).isNotBlank();
        assertThat(new HashSet<>(pattern.tables())).isEqualTo(tablesRead(pattern.sql()));
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void every_text_that_a_question_may_name_is_a_value_of_its_column(QueryPattern pattern) {
        for (Parameter parameter : pattern.parameters()) {
            parameter.column().ifPresent(column -> {
                String table = column.substring(0, column.indexOf('.'));
                String value = parameter.defaultValue().orElseThrow().replace("'", "''");
                assertThat(DemoDatabase.figure(
                                "SELECT count(*) > 0 FROM " + table + " WHERE " + column + " = '" + value + "'"))
                        .isEqualTo("t");
            });
        }
    }

    private static Set<String> tablesRead(String sql) {
        Set<String> tables = new HashSet<>();
        RELATION.matcher(sql.toLowerCase(Locale.ROOT))
                .results()
                .map(PatternsTest::name)
                .filter(DemoCompany.tableNames()::contains)
                .forEach(tables::add);
        return tables;
    }

    private static String name(MatchResult found) {
        return found.group(1) == null ? found.group(2) : found.group(1);
    }
}
