package dash.builtin.wording;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Questions become plainer, and lose nothing that anything is called by. */
final class PlainWordingTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Which boats in our database are the fastest? | Which boats are the fastest?
            I need to know the average weight please | show the average weight
            Which skippers have more than two boats with us, and how many does each have? \
            | Which skippers have more than two boats. Show the name and the number of boats?
            List every harbour along with its boat count. | List every harbour. Show the name and the number of boat.
            Of all the boats, what percent were built in Peru? | what percentage of boats were built in Peru?
            Excluding sunk boats, list the ten oldest skippers. | list the ten oldest skippers excluding sunk boats.
            How does the average price of each boat vary across the different harbours? \
            | average price of each boat for each harbours?
            Name the harbours for which we don't have a single boat. | Name the harbours without boat.
            In which month of 2023 did the most trips start? | which month had the most trips in 2023?
            What do all the repairs done in May 2023 add up to? | what is the total amount of repairs done in May 2023?
            """)
    void what_is_said_in_a_roundabout_way_is_said_plainly(String said, String plain) {
        assertThat(plain(said)).contains(plain);
    }

    @ParameterizedTest
    @CsvSource({
        "Which boats are the fastest?",
        "How many skippers live in each harbour?",
        "Average price of boats by month in 2023",
    })
    void a_plain_question_stays_as_it_is(String question) {
        assertThat(plain(question)).isEmpty();
    }

    @Test
    void a_word_that_the_schema_has_a_use_for_is_not_left_out() {
        assertThat(plain("Which boats in the catalogue are blue?", "catalogue")).isEmpty();
        assertThat(plain("Which boats in the catalogue are blue?")).contains("Which boats are blue?");
    }

    @Test
    void a_quotation_is_not_touched() {
        assertThat(plain("Who wrote \"please tell me\"?")).isEmpty();
    }

    @Test
    void a_name_in_the_middle_of_a_sentence_stays() {
        assertThat(plain("Which boats in the Catalogue are blue?")).isEmpty();
    }

    private static Optional<String> plain(String question, String... known) {
        return PlainWording.of(
                question, token -> Set.of(known).contains(token.text().toLowerCase(Locale.ROOT)));
    }
}
