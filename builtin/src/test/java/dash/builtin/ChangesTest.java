package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures that add up along time or are held against each other, what stands behind the first, and averages of steps of time. */
class ChangesTest {

    private static final Map<String, Function<String, Move>> SCHEMAS = Map.of(
            "bikeshare", Bikeshare::ask,
            "wholesaler", Wholesaler::ask,
            "gym", Gym::ask,
            "campus", Campus::ask,
            "ferries", Ferries::ask,
            "gallery", Gallery::ask);

    @ParameterizedTest(name = "{1}")
    @CsvFileSource(resources = "/dash/builtin/changes.csv", delimiter = '|', maxCharsPerColumn = 5000)
    void what_goes_along_time_and_what_is_held_against_each_other(String schema, String question, String sql) {
        assertThat(written(ask(schema, question))).isEqualTo(sql.strip());
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "bikeshare | running total of average fee by month",
                "bikeshare | running total of payment amount",
                "bikeshare | 3 month moving average of payment amount",
                "bikeshare | running average of fee by month",
                "gallery | cumulative number of visitors per month",
                "bikeshare | month over month change in rentals in January and June 2024",
                "bikeshare | how many rentals changed from 2022 to 2023",
                "bikeshare | which bikes changed station from 2022 to 2023",
                "bikeshare | which prices increased from 2022 to 2023",
                "bikeshare | difference between electric and cargo bikes",
                "bikeshare | the second and third highest fees",
                "bikeshare | which riders had more rentals in 2023 than in 2022",
                "bikeshare | what do bikes cost per year on average"
            })
    void what_was_not_understood_of_it_is_declined_and_not_answered_with_less(String schema, String question) {
        assertThat(ask(schema, question)).isNotInstanceOf(Move.RunSql.class);
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "campus | What is the second highest salary? | number 2 with the most: salary of instructor",
                "bikeshare | the second rental of each rider | for each of riders number 2 with the least: started at",
                "bikeshare | running count of riders by month | running number of riders by month of joined on",
                "bikeshare | month over month change in rentals | number of rentals minus previous number of rentals by month",
                "gym | By what percent did the number of workouts grow from 2021 to 2022? | in 2022 minus number of wkt",
                "bikeshare | annual growth rate of payment amount | in percent of previous total amount of payments by year",
                "bikeshare | average daily rentals in 2023 | number of rentals divided by number of different day"
            })
    void a_reading_of_it_is_told_in_words(String schema, String question, String words) {
        assertThat(Optional.of(ask(schema, question))
                        .filter(Move.RunSql.class::isInstance)
                        .map(move -> ((Move.RunSql) move)
                                .reading()
                                .because()
                                .getFirst()
                                .claim()))
                .hasValueSatisfying(claim -> assertThat(claim).contains(words.strip()));
    }

    private static Move ask(String schema, String question) {
        return Optional.ofNullable(SCHEMAS.get(schema.strip())).orElseThrow().apply(question.strip());
    }

    private static String written(Move move) {
        return move instanceof Move.RunSql run ? run.sql().replaceAll("\\s+", " ") : "no statement: " + move;
    }
}
