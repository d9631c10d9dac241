package dash.models.spending;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Hearing;
import dash.models.language.LanguageModel;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Settings;
import dash.models.language.Usage;
import dash.question.Cancellation;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class SpendingTest {

    private static final Conversation QUESTION =
            Conversation.of(new Message.User("Q")).with(Settings.DEFAULT.withMostTokens(90));

    private final AtomicInteger calls = new AtomicInteger();
    private final LanguageModel model = new LanguageModel() {
        @Override
        public String name() {
            return "openai:gpt-x";
        }

        @Override
        public int contextTokens() {
            return 1_000;
        }

        @Override
        public Outcome converse(Conversation conversation, Hearing hearing, Cancellation cancellation) {
            calls.incrementAndGet();
            return new Reply("Yes.", List.of(), Usage.measured(10, 40, 4));
        }
    };

    private Outcome ask(Allowance allowance) {
        return new Budgeted(model, allowance).converse(QUESTION, Hearing.DEAF, new Cancellation());
    }

    @Test
    void a_question_stops_before_its_limit_is_passed() {
        Allowance allowance = new Allowance(new TokenLimits(200, 1_000_000), DayLedger.NONE, new Prices(Map.of()));
        assertThat(ask(allowance)).isInstanceOf(Reply.class);
        assertThat(ask(allowance)).isInstanceOf(Reply.class);
        assertThat(ask(allowance)).isInstanceOf(Reply.class);
        Failure.OverBudget over = (Failure.OverBudget) ask(allowance);
        assertThat(over.limit()).isEqualTo("tokens_per_question");
        assertThat(over.spent())
                .as("50 tokens a call, of which 4 cached ones count a tenth")
                .isEqualTo(141);
        assertThat(calls.get()).isEqualTo(3);
        assertThat(over.fault("openai:gpt-x").inOneLine())
                .isEqualTo(
                        "MODEL_OVER_BUDGET limits.tokens_per_question: the budget of tokens is spent: 141 of 200 (200)."
                                + " Next: raise limits.tokens_per_question in dash.yaml, wait, or ask with --model builtin");
    }

    @Test
    void many_candidates_at_once_cannot_pass_it_together() throws InterruptedException {
        Allowance allowance = new Allowance(new TokenLimits(250, 1_000_000), DayLedger.NONE, new Prices(Map.of()));
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            IntStream.range(0, 50).forEach(i -> threads.execute(() -> ask(allowance)));
        }
        assertThat(allowance.spent().total()).isBetween(100L, 250L);
        long calls = allowance.spent().total() / 50;
        assertThat(allowance.left()).isEqualTo(250 - 47 * calls);
    }

    @Test
    void a_full_day_refuses_and_takes_nothing_from_the_question() {
        DayLedger full = new DayLedger() {
            @Override
            public OptionalLong charge(long tokens, long limit) {
                return OptionalLong.of(1_990_000);
            }

            @Override
            public void settle(long charged, String name, Usage usage, Optional<BigDecimal> cost) {
                throw new AssertionError("nothing was charged");
            }
        };
        Allowance allowance = new Allowance(TokenLimits.DEFAULT, full, new Prices(Map.of()));
        assertThat(((Failure.OverBudget) ask(allowance)).limit()).isEqualTo("tokens_per_day");
        assertThat(allowance.left()).isEqualTo(TokenLimits.DEFAULT.perQuestion());
    }

    @Test
    void cached_tokens_count_against_the_budget_at_their_share_of_the_price() {
        Prices prices = new Prices(Map.of("openai:*", Price.of("2", "8", "0.5")));
        Usage usage = Usage.measured(1_000, 100, 800);
        assertThat(prices.budgeted("openai:gpt-x", usage)).isEqualTo(200 + 100 + 200);
        assertThat(prices.budgeted("another:model", usage)).isEqualTo(200 + 100 + 80);
    }

    @Test
    void a_question_has_25_calls_over_a_full_context_by_default_even_without_a_cache() {
        Allowance allowance = new Allowance(TokenLimits.DEFAULT, DayLedger.NONE, new Prices(Map.of()));
        for (int call = 1; call <= 25; call++) {
            assertThat(allowance.charge(17_000 + 4_096)).as("call " + call).isEmpty();
            allowance.settle(17_000 + 4_096, "openai:gpt-x", Usage.measured(17_000, 400, 0));
        }
    }

    @Test
    void cached_tokens_are_charged_at_their_own_price() {
        Prices prices =
                new Prices(Map.of("openai:gpt-*", Price.of("2", "8", "0.5"), "openai:*", Price.of("9", "9", "9")));
        assertThat(prices.cost("openai:gpt-x", Usage.measured(1_000_000, 500_000, 400_000)))
                .hasValueSatisfying(cost -> assertThat(cost).isEqualByComparingTo("5.4"));
    }

    @Test
    void an_unknown_price_makes_the_sum_unknown_and_home_is_free() {
        assertThat(new Prices(Map.of()).cost("openai:gpt-x", Usage.measured(1, 1, 0)))
                .isEmpty();
        assertThat(new Prices(Map.of()).cost("ollama:llama", Usage.measured(1, 1, 0)))
                .hasValueSatisfying(cost -> assertThat(cost).isZero());
        Allowance allowance = new Allowance(TokenLimits.DEFAULT, DayLedger.NONE, new Prices(Map.of()));
        assertThat(allowance.cost()).contains(BigDecimal.ZERO);
        ask(allowance);
        assertThat(allowance.cost()).isEmpty();
    }
}
