package dash.demo;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import dash.golden.GoldenQuestion;
import dash.golden.GoldenQuestion.Difficulty;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoldenQuestionsTest {

    static List<String> ids() {
        return DemoProject.answerable().stream().map(GoldenQuestion::id).toList();
    }

    @Test
    void there_are_twenty_of_each_difficulty_and_twelve_that_have_no_answer() {
        Map<Difficulty, Long> counts =
                DemoProject.answerable().stream().collect(groupingBy(GoldenQuestion::difficulty, counting()));
        assertThat(counts).isEqualTo(Map.of(Difficulty.EASY, 20L, Difficulty.MEDIUM, 20L, Difficulty.HARD, 20L));
        assertThat(DemoProject.goldens())
                .filteredOn(golden -> !golden.answerable())
                .hasSize(12)
                .allSatisfy(golden -> assertThat(golden.sql()).isEmpty());
    }

    @Test
    void every_question_has_two_paraphrases_and_no_wording_is_there_twice() {
        assertThat(DemoProject.answerable())
                .allSatisfy(golden -> assertThat(golden.paraphrases()).hasSize(2));
        List<String> wordings = new ArrayList<>();
        DemoProject.goldens().forEach(golden -> wordings.addAll(DemoProject.wordings(golden)));
        assertThat(wordings).doesNotHaveDuplicates().hasSize(60 * 3 + 12);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void every_answer_has_rows_and_none_of_their_values_is_empty(String id) {
        assertThat(DemoDatabase.rows(DemoProject.goldenSql(id)))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(row).doesNotContain("null"));
    }

    @Test
    void every_alternative_tells_a_part_of_the_answer_in_as_many_rows() {
        assertThat(DemoProject.answerable())
                .allSatisfy(golden -> golden.alternatives()
                        .forEach(sql -> assertThat(DemoDatabase.rows(sql))
                                .hasSameSizeAs(DemoDatabase.rows(golden.sql().orElseThrow()))));
    }

    /** Another plan meets the rows in another order, so a tie that nothing breaks would show. */
    @Test
    void every_answer_stays_the_same_under_another_plan() {
        Map<String, List<List<String>>> usual = answers();
        List<String> settings = List.of("enable_hashagg", "enable_hashjoin", "enable_seqscan", "enable_indexscan");
        settings.forEach(setting -> DemoDatabase.run("SET " + setting + " = off"));
        try {
            assertThat(answers()).isEqualTo(usual);
        } finally {
            settings.forEach(setting -> DemoDatabase.run("RESET " + setting));
        }
    }

    @Test
    void every_answer_stays_the_same_whatever_the_time_zone_of_the_session() {
        Map<String, List<List<String>>> usual = answers();
        DemoDatabase.run("SET TIME ZONE 'Pacific/Chatham'");
        try {
            assertThat(answers()).isEqualTo(usual);
        } finally {
            DemoDatabase.run("SET TIME ZONE 'UTC'");
        }
    }

    private static Map<String, List<List<String>>> answers() {
        Map<String, List<List<String>>> answers = new LinkedHashMap<>();
        ids().forEach(id -> answers.put(id, DemoDatabase.rows(DemoProject.goldenSql(id))));
        return answers;
    }

    @Test
    void every_trap_that_a_question_can_meet_is_met_by_one() {
        List<String> tags = DemoProject.answerable().stream()
                .flatMap(golden -> golden.tags().stream())
                .toList();
        assertThat(tags)
                .contains("cents", "soft delete", "test accounts", "order status", "trials", "status history")
                .contains("time zone", "fiscal year", "numeric text", "text dates", "epoch milliseconds")
                .contains("legacy table", "text amounts", "duplicated quarter", "running total", "key name", "dip");
    }
}
