package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.correct.Outcome;
import dash.doubt.Doubt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PlantedDoubtsTest {

    private final Benches benches;

    PlantedDoubtsTest(@TempDir Path folder) {
        benches = new Benches(folder);
    }

    @AfterAll
    void close() {
        benches.close();
    }

    static List<Planted> planted() {
        return Planted.wrong();
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
                                .filteredOn(doubt -> wrong.kind().equals(Optional.of(doubt.kind())))
                                .isNotEmpty()
                                .allSatisfy(
                                        doubt -> assertThat(doubt.evidence()).isNotBlank()));
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

    @Test
    void forty_mistakes_at_least_and_every_kind_that_a_statement_can_earn() {
        assertThat(planted()).hasSizeGreaterThanOrEqualTo(40);
        assertThat(planted().stream().flatMap(wrong -> wrong.kind().stream()).collect(Collectors.toSet()))
                .isEqualTo(EnumSet.complementOf(
                        EnumSet.of(Doubt.Kind.STALE, Doubt.Kind.CONTRADICTION, Doubt.Kind.LEARNING_NOT_HONOURED)));
    }
}
