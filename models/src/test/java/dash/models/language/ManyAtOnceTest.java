package dash.models.language;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.ModelChoice;
import dash.models.Models;
import dash.models.ProviderKind;
import dash.question.Cancellation;
import dash.testkit.provider.Protocol;
import dash.testkit.provider.ScriptedProvider;
import dash.testkit.provider.Step;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

final class ManyAtOnceTest {

    private static final int CALLS = 200;

    @Test
    void two_hundred_calls_wait_at_the_same_time() throws InterruptedException, ExecutionException {
        try (ScriptedProvider provider = ScriptedProvider.start();
                Models models = new Models();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            provider.answer(request -> Step.text("Yes.").after(Duration.ofSeconds(2)));
            LanguageModel model = models.open(
                    ModelChoice.of(ProviderKind.OPENAI, "x", Optional.of("sk")).at(provider.baseUrl(Protocol.OPENAI)));
            long from = System.nanoTime();
            List<Future<Outcome>> outcomes = new ArrayList<>();
            for (int i = 0; i < CALLS; i++) {
                outcomes.add(threads.submit(
                        () -> model.converse(LanguageModelContract.conversation(), Hearing.DEAF, new Cancellation())));
            }
            for (Future<Outcome> outcome : outcomes) {
                assertThat(outcome.get()).isInstanceOf(Reply.class);
            }
            System.out.printf(
                    "%d calls of 2 s took %d ms together, %d open at once%n",
                    CALLS, (System.nanoTime() - from) / 1_000_000, provider.mostOpenCalls());
            assertThat(provider.mostOpenCalls()).isEqualTo(CALLS);
        }
    }
}
