package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.correct.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class RightStatementsTest {

    private final Benches benches;

    RightStatementsTest(@TempDir Path folder) {
        benches = new Benches(folder);
    }

    @AfterAll
    void close() {
        benches.close();
    }

    static List<Planted> right() {
        return Planted.right();
    }

    @ParameterizedTest
    @MethodSource("right")
    void what_only_looks_like_a_mistake_raises_nothing(Planted right) throws IOException {
        Optional<Bench> bench = benches.find(right.database());
        Assumptions.assumeTrue(bench.isPresent(), right.database() + " is not beside the repository");
        assertThat(bench.orElseThrow().attempt(right.question(), right.sql()).outcome())
                .isInstanceOfSatisfying(
                        Outcome.Ran.class, ran -> assertThat(ran.doubts()).isEmpty());
    }
}
