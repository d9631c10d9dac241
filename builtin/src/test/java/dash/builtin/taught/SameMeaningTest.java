package dash.builtin.taught;

import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.periods.PeriodGrammar;
import dash.knowledge.Calendar;
import dash.knowledge.Knowledge;
import dash.schema.RelationName;
import dash.schema.Schema;
import dash.schema.Table;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two questions mean the same only if everything in either has its counterpart in the other. */
class SameMeaningTest {

    private static final PeriodGrammar PERIODS = new PeriodGrammar(Calendar.DEFAULT, LocalDate.of(2026, 11, 19));

    private static boolean same(String one, String other) {
        TermNames names = new TermNames(Knowledge.EMPTY, TABLES, false);
        return new SameMeaning(names, word -> false, (left, right) -> false)
                .same(one, QuestionMeaning.of(one, PERIODS, names), other, QuestionMeaning.of(other, PERIODS, names));
    }

    private static final Schema TABLES = new Schema(
            "none",
            List.of("public"),
            List.of(table("race_marshals"), table("race_boats"), table("sales_channel"), table("sales_region")));

    private static Table table(String name) {
        return new Table(
                new RelationName("public", name),
                Table.Kind.TABLE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                0,
                Optional.empty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How many boats are late? | the number of late boats",
                "Which boats have never sailed? | List the boats that never sailed",
                "In 2025, which skipper won the most races? | Which skipper won most races in 2025?",
                "What percentage of entries were withdrawn last month? | What share of entries were withdrawn in"
                        + " October 2026?",
            })
    void wordings_of_one_question_are_the_same(String one, String other) {
        assertThat(same(one, other)).isTrue();
        assertThat(same(other, one)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How many boats are late? | How many boats are early?",
                "How many boats are late? | Which boats are late?",
                "Which skipper won the most races? | Which skipper won the fewest races?",
                "Which boats have never sailed? | Which boats have sailed?",
                "How many entries last month? | How many entries this month?",
                "Top 5 skippers by wins | Top 10 skippers by wins",
                "Average length of boats | Median length of boats",
                "How many boats from Spain? | How many boats from France?",
                "What share of late boats are old? | What share of old boats are late?",
                "How many boats have more than 3 entries? | How many boats have fewer than 3 entries?",
                "How many entries are without boats? | How many boats are without entries?",
                "Fees amount by club | Fees count by club",
                "When were the most boats sold? | Where were the most boats sold?",
                "How many boats do we have? | How many boats have we ever had?",
                "Entries by sales channel | Entries by sales region",
                "How many race marshals are there? | How many race boats are there?",
            })
    void near_misses_are_not(String one, String other) {
        assertThat(same(one, other)).isFalse();
        assertThat(same(other, one)).isFalse();
    }
}
