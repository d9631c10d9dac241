package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript.Tried;
import dash.correct.Attempt;
import dash.correct.Outcome;
import dash.doubt.Doubt;
import dash.execute.Rows;
import dash.provenance.Because;
import dash.provenance.Origin;
import dash.statement.Root;
import dash.statement.Span;
import dash.statement.StandardDialect;
import dash.statement.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What is told of a reading once it has run. */
final class WorthTest {

    private static final Doubt EMPTY =
            new Doubt(Doubt.Kind.EMPTY, "No hall opened in 2016", "opened_year has 1990 to 2012", 0.3, "");

    @Test
    void an_empty_result_of_a_reading_that_was_hardly_believed_is_not_told() {
        assertThat(Worth.told(tried(1, 0.6, new Origin.Asked(), EMPTY))).isFalse();
        assertThat(Worth.against(tried(1, 0.6, new Origin.Asked(), EMPTY))).contains("No hall opened in 2016");
    }

    @Test
    void an_empty_result_of_a_reading_that_was_believed_is_an_answer() {
        assertThat(Worth.told(tried(1, 0.9, new Origin.Asked(), EMPTY))).isTrue();
        assertThat(Worth.told(tried(1, 0.9, new Origin.Asked()))).isTrue();
    }

    @Test
    void what_people_wrote_is_told_whatever_comes_of_it() {
        assertThat(Worth.told(tried(1, 0.6, new Origin.Metric("Income", ""), EMPTY)))
                .isTrue();
    }

    @Test
    void of_several_results_the_one_with_least_against_it_is_the_best() {
        Tried doubted = tried(1, 0.7, new Origin.Asked(), EMPTY);
        Tried plain = tried(2, 0.8, new Origin.Asked());
        assertThat(Worth.best(List.of(doubted, plain))).contains(plain);
        assertThat(Worth.best(List.of(doubted, tried(2, 0.7, new Origin.Asked(), EMPTY))))
                .contains(doubted);
    }

    private static Tried tried(int number, double confidence, Origin origin, Doubt... doubts) {
        Reading reading = new Reading(
                List.of(Because.of("read as: halls", origin)), List.of(), Map.of(), "halls", "", confidence);
        Statement statement = new Statement("", new Root.Command(new Span(0, 0), "SELECT"), StandardDialect.PLAIN);
        Outcome ran = new Outcome.Ran(
                statement, new Rows(List.of(), List.of(), false), List.of(doubts), List.of(), Duration.ZERO);
        return new Tried(new Move.RunSql("SELECT", reading), new Attempt(number, "SELECT", ran, List.of()));
    }
}
