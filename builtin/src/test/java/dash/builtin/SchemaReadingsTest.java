package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.knowledge.GlossaryEntry;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the analyst makes of a live schema that nobody has written anything about. */
class SchemaReadingsTest {

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/gallery.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void a_question_over_the_live_schema_becomes_a_statement(String question, String sql) {
        assertThat(written(Gallery.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/wholesaler.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_columns_mean_is_told_by_their_names_and_keys(String question, String sql) {
        assertThat(written(Wholesaler.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/campus.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_stands_between_nouns_says_which_rows_are_meant(String question, String sql) {
        assertThat(written(Campus.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/ferries.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_all_columns_begin_with_is_left_out_and_a_last_sentence_says_what_to_show(String question, String sql) {
        assertThat(written(Ferries.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What are the names of the instructors with the second and the third highest salary?",
                "Find the names of all instructors whose salary is greater than the salary of all instructors in Physics"
            })
    void what_no_query_can_say_yet_is_not_answered_with_less(String question) {
        assertThat(Campus.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/chess.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_people_leave_out_of_names_and_what_tells_two_roles_apart(String question, String sql) {
        assertThat(written(Chess.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest(name = "{0}")
    @CsvFileSource(resources = "/dash/builtin/gym.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_nobody_can_read_off_a_name_is_told_by_its_comment(String question, String sql) {
        assertThat(written(Gym.ask(question.strip()))).isEqualTo(sql.strip());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "How many members live on the moon?",
                "How many members had an abnormal floor space?",
                "What is the blood pressure of member 12?"
            })
    void a_comment_that_does_not_say_it_is_no_ground_for_an_answer(String question) {
        assertThat(Gym.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Enrol player 17 in the next game", "What is the weather during the games?"})
    void orders_and_what_no_column_holds_are_declined(String question) {
        assertThat(Chess.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What is the average shoe size of the visitors?",
                "How many elevators does the gallery have?",
                "What will the weather be tomorrow?",
                "Delete all tickets",
                "Please remove the painter Ida Holm",
                "Which paintings were stolen in 2024?",
                "Is Ida Holm better than the others?",
                "Tell me a joke"
            })
    void what_the_data_does_not_hold_is_declined(String question) {
        assertThat(Gallery.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"orders due within 30 days", "How many orders were there in the first 90 days of 2024?"})
    void days_that_are_counted_from_today_or_from_the_calendar_are_no_days_of_a_row(String question) {
        assertThat(Wholesaler.ask(question)).isNotInstanceOf(Move.RunSql.class);
    }

    @Test
    void a_synonym_takes_effect_at_once() {
        assertThat(Gallery.ask("How many zorks are there?")).isNotInstanceOf(Move.RunSql.class);
        Move taught =
                Gallery.ask("How many zorks are there?", List.of(new GlossaryEntry("paintings", List.of("zorks"), "")));
        assertThat(written(taught)).isEqualTo("SELECT count(*) AS number_of_paintings FROM paintings");
    }

    @ParameterizedTest
    @CsvSource({
        "How many paintings are there?, number of paintings",
        "Which painter has the most paintings?, number of paintings"
    })
    void a_reading_is_told_in_words(String question, String words) {
        Move.RunSql run = (Move.RunSql) Gallery.ask(question);
        assertThat(run.reading().because().getFirst().claim()).contains(words);
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
