package dash.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.execute.Cell;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GoldenReaderTest {

    @TempDir
    private Path root;

    @Test
    void yaml_is_read_with_every_key() throws IOException {
        Path file = Files.writeString(root.resolve("a.yaml"), """
                - id: one
                  question: How many?
                  paraphrases: [Count them]
                  sql: SELECT 1
                  alternatives: [SELECT 1.0]
                  compare: approximate
                  tolerance: 0.05
                  difficulty: hard
                  tags: [x]
                  db: shop
                  stable: false
                  empty: true
                  notes: why not
                - id: two
                  question: What is the weather?
                  answerable: false
                - id: three
                  question: Which?
                  expected: [[a, 3, {min: 1, max: 2}, {matches: "x+"}, null]]
                """);
        List<GoldenQuestion> questions = new GoldenReader().read(file);
        assertThat(questions.getFirst())
                .isEqualTo(new GoldenQuestion(
                        "one",
                        "How many?",
                        List.of("Count them"),
                        Optional.of("SELECT 1"),
                        List.of("SELECT 1.0"),
                        Optional.empty(),
                        GoldenQuestion.Compare.APPROXIMATE,
                        Optional.of(new BigDecimal("0.05")),
                        GoldenQuestion.Difficulty.HARD,
                        List.of("x"),
                        true,
                        "shop",
                        false,
                        true,
                        false,
                        "why not"));
        assertThat(questions.get(1).answerable()).isFalse();
        assertThat(questions.get(2).expected().orElseThrow().rows().getFirst())
                .hasSize(5)
                .contains(new Expected.Exactly(Cell.missing()), new Expected.Exactly(Cell.number(3)))
                .contains(new Expected.Between(Optional.of(BigDecimal.ONE), Optional.of(new BigDecimal(2))));
    }

    @Test
    void json_lines_are_read_with_the_other_names_of_keys() throws IOException {
        Path file = Files.writeString(root.resolve("a.jsonl"), """
                {"id": "a", "question": "q", "gold_sql": "SELECT 1", "gold_alternatives": ["SELECT 2"], "comparison_mode": "row_count"}

                {"id": "b", "question": "q", "expected_sql": "SELECT 3", "expected_result": 7}
                """);
        List<GoldenQuestion> questions = new GoldenReader().read(file);
        assertThat(questions)
                .extracting(GoldenQuestion::sql)
                .containsExactly(Optional.of("SELECT 1"), Optional.of("SELECT 3"));
        assertThat(questions.getFirst().compare()).isEqualTo(GoldenQuestion.Compare.ROW_COUNT);
    }

    @Test
    void what_is_wrong_is_told_with_its_line() throws IOException {
        assertThatThrownBy(
                        () -> lines(
                                "{\"id\": \"a\", \"question\": \"q\", \"sql\": \"s\"}\n{\"id\": \"A\", \"question\": \"q\", \"sql\": \"s\"}"))
                .hasMessageContaining("GOLDEN_BROKEN")
                .hasMessageContaining(":2:1: the id is already in");
        assertThatThrownBy(() -> lines("{\"id\": \"a\", \"questions\": \"q\"}"))
                .hasMessageContaining("the nearest known one is question");
        assertThatThrownBy(() -> lines("{\"id\": \"a\", \"question\": \"q\"}"))
                .hasMessageContaining("a golden question needs sql or expected");
        assertThatThrownBy(() -> lines("{\"id\": \"a\", \"question\": \"q\", \"sql\": \"s\", \"gold_sql\": \"t\"}"))
                .hasMessageContaining("the same thing is told twice");
        assertThatThrownBy(
                        () -> lines("{\"id\": \"a\", \"question\": \"q\", \"sql\": \"s\", \"difficulty\": \"brutal\"}"))
                .hasMessageContaining("not one of the values of difficulty");
    }

    @Test
    void the_shared_golden_sets_are_all_understood() {
        Path shared = Path.of(System.getProperty("dash.root", ".."), "../shared/golden");
        if (!Files.isDirectory(shared)) {
            System.out.println("SKIPPED: no shared golden sets at " + shared);
        }
        Assumptions.assumeTrue(Files.isDirectory(shared), "skipped: ../shared does not hold what this needs");
        assertThat(new GoldenReader().read(shared)).hasSizeGreaterThan(370);
    }

    private List<GoldenQuestion> lines(String text) throws IOException {
        return new GoldenReader().read(Files.writeString(root.resolve("a.jsonl"), text));
    }
}
