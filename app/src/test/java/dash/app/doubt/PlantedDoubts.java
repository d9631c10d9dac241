package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.correct.Outcome;
import dash.doubt.Doubt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every rule has to see: the mistakes that are planted for it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class PlantedDoubts {

    private final Doubt.Kind kind;
    private final Benches benches;

    PlantedDoubts(Doubt.Kind kind, Path folder) {
        this.kind = kind;
        this.benches = new Benches(folder);
    }

    @AfterAll
    void close() {
        benches.close();
    }

    List<Planted> planted() {
        return Planted.wrong(kind);
    }

    @ParameterizedTest
    @MethodSource("planted")
    void a_planted_mistake_raises_its_doubt_with_evidence(Planted wrong) throws IOException {
        Optional<Bench> bench = benches.find(wrong.database());
        Assumptions.assumeTrue(bench.isPresent(), wrong.database() + " is not beside the repository");
        assertThat(bench.orElseThrow().attempt(wrong.question(), wrong.sql()).outcome())
                .isInstanceOfSatisfying(
                        Outcome.Ran.class,
                        ran -> assertThat(ran.doubts())
                                .filteredOn(doubt -> doubt.kind() == kind)
                                .isNotEmpty()
                                .allSatisfy(
                                        doubt -> assertThat(doubt.evidence()).isNotBlank()));
    }
}
