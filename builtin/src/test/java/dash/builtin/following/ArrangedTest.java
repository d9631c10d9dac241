package dash.builtin.following;

import static org.assertj.core.api.Assertions.assertThat;

import dash.conversation.Turn;
import dash.statement.StandardDialect;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArrangedTest {

    private static final String QUESTION = "What was revenue by country in 2025";

    @Test
    void what_was_done_to_the_rows_is_told_and_read_again() {
        for (List<Gesture> gestures : List.<List<Gesture>>of(
                List.of(new Gesture.Share()),
                List.of(new Gesture.Share(), new Gesture.Limit(3, true)),
                List.of(new Gesture.SortBy("country", Gesture.Direction.FITTING), new Gesture.Reverse()),
                List.of(new Gesture.SortBy("country", Gesture.Direction.ASCENDING), new Gesture.Limit(2, false)))) {
            Arranged arranged = new Arranged(QUESTION, gestures);
            assertThat(Arranged.of(arranged.words())).isEqualTo(arranged);
        }
        assertThat(Arranged.of("Who are the top 10?").isPlain()).isTrue();
        assertThat(Arranged.of("Revenue in Paris, France?").isPlain()).isTrue();
    }

    @Test
    void one_takes_the_place_of_another_of_its_sort() {
        Arranged top = new Arranged(QUESTION, List.of(new Gesture.Share(), new Gesture.Limit(3, true)));
        assertThat(top.plus(new Gesture.Limit(5, false)).orElseThrow().words())
                .isEqualTo(QUESTION + ", as percent of the total, bottom 5?");
        assertThat(top.plus(new Gesture.All()).orElseThrow().words())
                .isEqualTo(QUESTION + ", as percent of the total?");
        assertThat(top.plus(new Gesture.Amounts()).orElseThrow().words()).isEqualTo(QUESTION + ", top 3?");
        assertThat(new Arranged(QUESTION, List.of()).plus(new Gesture.Amounts()))
                .isEmpty();
    }

    @Test
    void it_is_done_again_to_a_statement_that_did_not_run_yet() {
        Turn before = new Turn(
                "a",
                "",
                "",
                "SELECT country, sum(x) AS revenue FROM t GROUP BY country",
                "",
                List.of("country", "revenue"),
                List.of(List.of("Norway", "12.5")));
        OverRows rows = OverRows.like(
                before,
                "SELECT c.name AS city, sum(t.x) AS revenue FROM t JOIN c ON true GROUP BY c.name",
                StandardDialect.PLAIN);
        OverRows.Done done =
                rows.all(List.of(new Gesture.SortBy("country", Gesture.Direction.FITTING), new Gesture.Share()));
        assertThat(done.gestures()).as("there is no country any more").containsExactly(new Gesture.Share());
        assertThat(done.sql()).contains("sum(revenue) OVER ()", "ORDER BY revenue DESC");
    }

    @Test
    void the_names_of_columns_are_read_off_a_plain_statement() {
        assertThat(SelectList.names("SELECT a.b,\n count(*) AS n, \"Odd\"\nFROM (SELECT 1, 2) AS x"))
                .containsExactly("b", "n", "Odd");
        assertThat(SelectList.names("WITH x AS (SELECT 1) SELECT a FROM x")).isEmpty();
        assertThat(SelectList.names("SELECT count(*) FROM x")).isEmpty();
    }
}
