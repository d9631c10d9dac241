package dash.app.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two sets of texts by people who had not seen the checker; the builder of the checker has seen the first one only. */
class ClaimsTest {

    @Test
    void texts_that_the_checker_was_built_on_are_judged_rightly() throws Exception {
        ClaimSet.Score score = new ClaimSet("claims-dev.jsonl").score();
        holds(score, String.join("\n", score.notes()));
    }

    @Test
    void texts_of_its_builder_are_judged_rightly() throws Exception {
        ClaimSet.Score score = new ClaimSet("claims-own.jsonl").score();
        holds(score, String.join("\n", score.notes()));
    }

    @Test
    void a_text_about_something_else_is_judged_as_well() throws Exception {
        assertThat(new ClaimSet("claims-dev.jsonl").crossed()).isGreaterThan(800);
        assertThat(new ClaimSet("claims-own.jsonl").crossed()).isGreaterThan(500);
    }

    private static void holds(ClaimSet.Score score, String notes) {
        assertThat(score.passedShare()).as(score.inWords() + "\n" + notes).isGreaterThanOrEqualTo(0.95);
        assertThat(score.caughtShare()).as(score.inWords() + "\n" + notes).isGreaterThanOrEqualTo(0.9);
    }
}
