package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.correct.Attempt;
import dash.doubt.Doubt;
import dash.doubt.RecentAnswers;
import dash.doubt.RecentAnswers.RecentAnswer;
import dash.knowledge.Knowledge;
import dash.knowledge.files.KnowledgeReader;
import dash.testkit.TestPostgres;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Doubts that come from time passing: tables that stand still, figures that were others before. */
class StaleAndContradictoryTest {

    private static final Instant NOW = Instant.parse("2026-06-30T12:00:00Z");
    private static final String VISITS = "SELECT count(*) AS visits FROM visit";

    @TempDir
    Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "daily, 2026-06-29, false",
        "daily, 2026-06-01, true",
        "hourly, 2026-06-20, true",
        "'daily, thirty days late', 2026-06-01, true",
        "'daily, 30 days late', 2026-06-01, false",
        "weekly, 2026-06-20, false",
        "weekly, 2026-06-01, true",
        "monthly, 2026-05-10, false",
        "never again, 2020-01-01, false",
        "rarely, 2020-01-01, false"
    })
    void a_table_is_stale_when_its_newest_row_is_older_than_its_rhythm_allows(
            String frequency, String newest, boolean stale) throws IOException {
        try (Bench bench = bench(frequency, newest, List.of())) {
            assertThat(kinds(bench.attempt("How many visits?", VISITS)))
                    .isEqualTo(stale ? List.of(Doubt.Kind.STALE) : List.of());
        }
    }

    @Test
    void what_lies_before_the_newest_row_is_not_stale() throws IOException {
        try (Bench bench = bench("daily", "2026-06-01", List.of())) {
            assertThat(kinds(bench.attempt(
                            "How many visits in May 2026?",
                            VISITS + " WHERE seen_on >= DATE '2026-05-01' AND seen_on < DATE '2026-06-01'")))
                    .isEmpty();
        }
    }

    @Test
    void the_same_question_with_another_figure_by_another_statement_is_a_contradiction() throws IOException {
        try (Bench bench = bench("never", "2026-06-29", List.of(answer("How many visits, please?", 500)))) {
            assertThat(bench.attempt("how many visits please", VISITS)
                            .ran()
                            .orElseThrow()
                            .doubts())
                    .singleElement()
                    .satisfies(doubt -> {
                        assertThat(doubt.kind()).isEqualTo(Doubt.Kind.CONTRADICTION);
                        assertThat(doubt.evidence()).contains("500").contains("0123456789ab");
                        assertThat(doubt.correctable()).isFalse();
                    });
            assertThat(kinds(bench.attempt("How many visits to Lima?", VISITS))).isEmpty();
        }
    }

    @Test
    void a_metric_ten_times_out_of_its_usual_range_is_a_contradiction() throws IOException {
        List<RecentAnswer> usual = List.of(
                answer("Number of visits in March", 500),
                answer("Number of visits in April", 700),
                answer("How many visits in May?", 600));
        try (Bench bench = bench("never", "2026-06-29", usual)) {
            assertThat(kinds(bench.attempt("How many visits were there?", VISITS)))
                    .containsExactly(Doubt.Kind.CONTRADICTION);
        }
    }

    private static List<Doubt.Kind> kinds(Attempt attempt) {
        return attempt.ran().orElseThrow().doubts().stream().map(Doubt::kind).toList();
    }

    private static RecentAnswer answer(String question, long figure) {
        return new RecentAnswer("0123456789ab", question, NOW, "SELECT 1", BigDecimal.valueOf(figure));
    }

    private Bench bench(String frequency, String newest, List<RecentAnswer> recent) throws IOException {
        Files.createDirectories(folder.resolve("tables"));
        Files.createDirectories(folder.resolve("metrics"));
        Files.writeString(folder.resolve("tables/visit.yaml"), """
                table_name: visit
                refresh_frequency: "%s"
                freshness_column: seen_on
                """.formatted(frequency));
        Files.writeString(folder.resolve("metrics/visits.yaml"), """
                name: Number of visits
                expression: count(*)
                table: visit
                synonyms: [visits in, number of visits, how many visits]
                """);
        Knowledge knowledge = new KnowledgeReader().readOrFail(folder);
        RecentAnswers remembered = project -> recent;
        return new Bench(
                TestPostgres.shared()
                        .database(
                                "CREATE TABLE visit (id int PRIMARY KEY, seen_on date)",
                                "INSERT INTO visit VALUES (1, DATE '2020-01-01'), (2, DATE '" + newest + "')"),
                knowledge,
                remembered,
                Clock.fixed(NOW, ZoneOffset.UTC));
    }
}
