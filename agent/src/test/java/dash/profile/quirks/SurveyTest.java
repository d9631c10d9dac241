package dash.profile.quirks;

import static dash.profile.TablesInMemory.column;
import static org.assertj.core.api.Assertions.assertThat;

import dash.profile.LeftOut;
import dash.profile.ProfileLimits;
import dash.profile.TableProfile;
import dash.profile.TablesInMemory;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SurveyTest {

    private static TablesInMemory three() {
        return new TablesInMemory()
                .table("ones", 5, column("id", "integer", row -> row))
                .table("twos", 5, column("id", "integer", row -> row))
                .table("threes", 5, column("id", "integer", row -> row));
    }

    @Test
    void a_table_that_cannot_be_read_is_left_out_and_said_so() {
        TablesInMemory source = three().broken("twos");
        Findings findings = new Survey(source, ProfileLimits.standard(), column -> false, Clock.systemUTC())
                .look(source.schema(), (table, number, of) -> {});
        assertThat(findings.profiles())
                .extracting(profile -> profile.name().name())
                .containsExactly("ones", "threes");
        assertThat(findings.leftOut()).extracting(LeftOut::why).containsExactly("this table cannot be read");
    }

    @Test
    void when_the_time_is_over_the_rest_is_left_out() {
        AtomicLong seconds = new AtomicLong();
        Clock slow = InstantSource.offset(() -> Instant.ofEpochSecond(seconds.getAndAdd(20)), Duration.ZERO)
                .withZone(ZoneOffset.UTC);
        ProfileLimits minute = new ProfileLimits(100, Duration.ofSeconds(90), Duration.ofMinutes(1), 1_000);
        TablesInMemory source = three();
        Findings findings =
                new Survey(source, minute, column -> false, slow).look(source.schema(), (table, number, of) -> {});
        assertThat(findings.profiles()).extracting(TableProfile::sampled).containsExactly(5L);
        assertThat(findings.leftOut())
                .hasSize(2)
                .allSatisfy(left -> assertThat(left.why()).isEqualTo("the time for looking was over: 1 minutes"));
    }

    @Test
    void progress_is_told_table_by_table() {
        List<String> told = new ArrayList<>();
        TablesInMemory source = three();
        new Survey(source, ProfileLimits.standard(), column -> false, Clock.systemUTC())
                .look(
                        source.schema(),
                        (table, number, of) -> told.add(table.name().name() + " " + number + "/" + of));
        assertThat(told).containsExactly("ones 1/3", "twos 2/3", "threes 3/3");
    }
}
