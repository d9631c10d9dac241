package dash.app.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Two sets of texts by people who had not seen the checker; the builder of the checker has seen the first one only. */
class ClaimsTest {

    @Test
    void texts_that_the_checker_was_built_on_are_judged_rightly() throws Exception {
        ClaimSet.Score score = new ClaimSet("claims-dev.jsonl").score();
        System.out.println(score.inWords());
        score.notes().forEach(System.out::println);
        assertThat(score.passedShare()).as(score.inWords()).isGreaterThanOrEqualTo(0.95);
        assertThat(score.caughtShare()).as(score.inWords()).isGreaterThanOrEqualTo(0.9);
    }
}
