package dash.store;

import static org.assertj.core.api.Assertions.assertThat;

import dash.store.server.Progress;
import dash.store.server.TestHome;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class SpendingTest {

    private static final Clock MONDAY = Clock.fixed(Instant.parse("2026-11-16T09:00:00Z"), ZoneOffset.UTC);
    private static final Clock TUESDAY = Clock.fixed(Instant.parse("2026-11-17T09:00:00Z"), ZoneOffset.UTC);

    @Test
    void a_day_is_charged_up_to_its_limit_settled_and_begins_anew() throws Exception {
        try (TestHome home = TestHome.fresh();
                Store store =
                        Store.open(new StoreLocation.Embedded(home.path()), TestHome.settings(), Progress.silent())) {
            Spending monday = store.spending("shop", MONDAY);
            assertThat(monday.charge(600, 1_000)).isEmpty();
            assertThat(monday.charge(600, 1_000)).hasValue(600);
            monday.settle(600, "openai:x", 100, 50, 40, Optional.of(new BigDecimal("0.25")));
            assertThat(monday.tokensToday()).isEqualTo(150);
            assertThat(monday.charge(850, 1_000)).isEmpty();
            monday.settle(850, "openai:x", 10, 5, 0, Optional.empty());
            assertThat(monday.since(LocalDate.EPOCH))
                    .containsExactly(new Spending.Line(
                            LocalDate.of(2026, 11, 16), "openai:x", 2, 1, 110, 55, new BigDecimal("0.25")));
            assertThat(store.spending("shop", TUESDAY).tokensToday()).isZero();
            assertThat(store.spending("other", MONDAY).tokensToday()).isZero();
            manyAtOnce(store);
        }
    }

    /** Within the same store, because opening one takes longer than everything that is tested here. */
    private static void manyAtOnce(Store store) throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<OptionalLong>> charges = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                charges.add(threads.submit(() -> store.spending("busy", MONDAY).charge(100, 1_050)));
            }
            int granted = 0;
            for (Future<OptionalLong> charge : charges) {
                granted += charge.get().isEmpty() ? 1 : 0;
            }
            assertThat(granted).isEqualTo(10);
        }
        assertThat(store.spending("busy", MONDAY).tokensToday()).isEqualTo(1_000);
    }
}
