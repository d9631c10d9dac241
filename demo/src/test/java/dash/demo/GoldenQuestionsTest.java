package dash.demo;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GoldenQuestionsTest {

    private static final Set<String> KEYS =
            Set.of("id", "question", "paraphrases", "sql", "alternatives", "difficulty", "tags", "answerable", "notes");

    static List<GoldenQuestion> answerable() {
        return GoldenQuestion.answerableOnes();
    }

    @Test
    void there_are_twenty_of_each_difficulty_and_twelve_that_have_no_answer() {
        Map<String, Long> counts =
                GoldenQuestion.all().stream().collect(groupingBy(GoldenQuestion::difficulty, counting()));
        assertThat(counts).isEqualTo(Map.of("easy", 20L, "medium", 20L, "hard", 20L, "", 12L));
        assertThat(GoldenQuestion.all())
                .filteredOn(golden -> !golden.answerable())
                .hasSize(12);
    }

    @Test
    void only_known_keys_are_used() {
        assertThat(GoldenQuestion.all()).allSatisfy(golden -> assertThat(KEYS).containsAll(golden.keys()));
    }

    @Test
    void no_id_and_no_wording_is_there_twice() {
        List<String> wordings = new ArrayList<>();
        GoldenQuestion.all().forEach(golden -> wordings.addAll(golden.wordings()));
        assertThat(wordings).doesNotHaveDuplicates().hasSize(60 * 3 + 12);
        assertThat(GoldenQuestion.all()).extracting(GoldenQuestion::id).doesNotHaveDuplicates();
    }

    @Test
    void questions_without_an_answer_have_no_sql() {
        assertThat(GoldenQuestion.all())
                .filteredOn(golden -> !golden.answerable())
                .allSatisfy(golden -> assertThat(golden.sql()).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("answerable")
    void every_answer_has_rows_and_none_of_them_is_empty(GoldenQuestion golden) {
        assertThat(golden.paraphrases()).hasSize(2);
        assertThat(DemoDatabase.rows(golden.sql()))
                .isNotEmpty()
                .allSatisfy(row -> assertThat(row).doesNotContain("null"));
        golden.alternatives().forEach(sql -> assertThat(DemoDatabase.rows(sql)).isNotEmpty());
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

    private static Map<String, List<List<String>>> answers() {
        Map<String, List<List<String>>> answers = new LinkedHashMap<>();
        answerable().forEach(golden -> answers.put(golden.id(), DemoDatabase.rows(golden.sql())));
        return answers;
    }

    @Test
    void every_trap_that_a_question_can_meet_is_met_by_one() {
        List<String> tags =
                answerable().stream().flatMap(golden -> golden.tags().stream()).toList();
        assertThat(tags)
                .contains(
                        "cents",
                        "soft delete",
                        "test accounts",
                        "order status",
                        "trials",
                        "status history",
                        "time zone",
                        "fiscal year",
                        "numeric text",
                        "text dates",
                        "epoch milliseconds",
                        "legacy table",
                        "text amounts",
                        "duplicated quarter",
                        "running total",
                        "key name",
                        "dip");
    }
}
