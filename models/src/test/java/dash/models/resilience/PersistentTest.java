package dash.models.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import dash.models.TestPace;
import dash.models.language.Conversation;
import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Hearing;
import dash.models.language.Message;
import dash.models.language.Outcome;
import dash.models.language.Reply;
import dash.models.language.Usage;
import dash.models.provider.Provider;
import dash.question.Cancellation;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

final class PersistentTest {

    private static final Failure DOWN = new Failure.Unavailable(Trouble.SERVER_ERROR, "status 503");
    private static final Reply YES = new Reply("Yes.", List.of(), Usage.measured(10, 1, 0));
    private static final Conversation QUESTION = Conversation.of(new Message.User("Q"));

    private final TestPace pace = new TestPace();
    private final List<Outcome> script = new ArrayList<>();
    private int calls;
    private Supplier<Outcome> otherwise = () -> DOWN;

    private final Provider provider = new Provider() {
        @Override
        public String name() {
            return "scripted:x";
        }

        @Override
        public int contextTokens() {
            return 1_000;
        }

        @Override
        public Outcome attempt(Conversation conversation, Hearing hearing, Cancellation cancellation, Duration most) {
            calls++;
            return script.isEmpty() ? otherwise.get() : script.removeFirst();
        }
    };

    private Outcome converse(Provider asked, Persistence persistence) {
        return new Persistent(asked, persistence, pace).converse(QUESTION, Hearing.DEAF, new Cancellation());
    }

    @Test
    void at_most_four_attempts_with_growing_waits() {
        assertThat(converse(provider, Persistence.DEFAULT)).isEqualTo(DOWN);
        assertThat(calls).isEqualTo(4);
        assertThat(pace.waits())
                .containsExactly(Duration.ofMillis(375), Duration.ofMillis(750), Duration.ofMillis(1500));
    }

    @Test
    void chance_spreads_the_waits_between_half_and_all() {
        assertThat(Persistence.DEFAULT.pauseAfter(1, 0)).isEqualTo(Duration.ofMillis(250));
        assertThat(Persistence.DEFAULT.pauseAfter(1, 1)).isEqualTo(Duration.ofMillis(500));
        assertThat(Persistence.DEFAULT.pauseAfter(20, 1)).isEqualTo(Persistence.DEFAULT.longestWait());
    }

    @Test
    void a_wait_the_provider_asks_for_is_kept() {
        script.addAll(List.of(limited(Duration.ofSeconds(7)), YES));
        assertThat(converse(provider, Persistence.DEFAULT)).isEqualTo(YES);
        assertThat(pace.waits())
                .singleElement()
                .satisfies(wait -> assertThat(wait).isBetween(Duration.ofSeconds(7), Duration.ofSeconds(8)));
    }

    @Test
    void a_wait_beyond_the_deadline_is_not_begun() {
        script.add(limited(Duration.ofMinutes(5)));
        Outcome outcome = converse(provider, Persistence.DEFAULT.withDeadline(Duration.ofMinutes(1)));
        assertThat(((Failure.RateLimited) outcome).retryAfter()).contains(Duration.ofMinutes(5));
        assertThat(pace.waits()).isEmpty();
        assertThat(((Failure) outcome).fault("x").nextStep()).contains("in 300 s");
    }

    @Test
    void all_attempts_and_waits_end_at_the_deadline() {
        otherwise = () -> {
            pace.passes(Duration.ofSeconds(40));
            return DOWN;
        };
        converse(provider, Persistence.DEFAULT.withDeadline(Duration.ofSeconds(60)));
        assertThat(calls).isEqualTo(2);
    }

    @Test
    void what_does_not_pass_by_itself_is_not_tried_again() {
        for (Failure failure : List.of(
                new Failure.Rejected(Failure.Reason.KEY_REFUSED, ""),
                new Failure.Overflow("", Usage.NONE),
                new Failure.Refused("", Usage.NONE),
                new Failure.Truncated("", Usage.NONE))) {
            script.add(failure);
            assertThat(converse(provider, Persistence.DEFAULT)).isEqualTo(failure);
        }
        assertThat(calls).isEqualTo(4);
    }

    @Test
    void a_question_that_was_called_off_is_not_sent() {
        Cancellation cancelled = new Cancellation();
        cancelled.cancel();
        Outcome outcome =
                new Persistent(provider, Persistence.DEFAULT, pace).converse(QUESTION, Hearing.DEAF, cancelled);
        assertThat(outcome).isInstanceOf(Failure.Cancelled.class);
        assertThat(calls).isZero();
    }

    @Test
    void a_provider_that_fails_all_the_time_is_left_alone_and_comes_back() {
        Breaker breaker = new Breaker(provider, 6, Duration.ofSeconds(30), pace);
        converse(breaker, Persistence.DEFAULT);
        assertThat(converse(breaker, Persistence.DEFAULT)).isEqualTo(DOWN);
        assertThat(calls).isEqualTo(6);
        Outcome resting = converse(breaker, Persistence.DEFAULT);
        assertThat(((Failure.Unavailable) resting).trouble()).isEqualTo(Trouble.RESTING);
        assertThat(((Failure.Unavailable) resting).retryAfter()).isPresent();
        assertThat(calls).isEqualTo(6);
        pace.passes(Duration.ofSeconds(31));
        script.add(DOWN);
        converse(breaker, Persistence.DEFAULT);
        assertThat(calls).as("one probe, and rest again").isEqualTo(7);
        pace.passes(Duration.ofSeconds(31));
        otherwise = () -> YES;
        assertThat(converse(breaker, Persistence.DEFAULT)).isEqualTo(YES);
        assertThat(converse(breaker, Persistence.DEFAULT)).isEqualTo(YES);
    }

    @Test
    void while_one_call_probes_the_others_are_turned_away() {
        Breaker breaker = new Breaker(provider, 1, Duration.ofSeconds(30), pace);
        breaker.attempt(QUESTION, Hearing.DEAF, new Cancellation(), Duration.ofSeconds(1));
        pace.passes(Duration.ofSeconds(31));
        List<Outcome> meanwhile = new ArrayList<>();
        otherwise = () -> {
            otherwise = () -> YES;
            meanwhile.add(breaker.attempt(QUESTION, Hearing.DEAF, new Cancellation(), Duration.ofSeconds(1)));
            return YES;
        };
        assertThat(breaker.attempt(QUESTION, Hearing.DEAF, new Cancellation(), Duration.ofSeconds(1)))
                .isEqualTo(YES);
        assertThat(meanwhile).singleElement().isInstanceOf(Failure.Unavailable.class);
    }

    @Test
    void rate_limits_do_not_make_a_provider_rest() {
        Breaker breaker = new Breaker(provider, 2, Duration.ofSeconds(30), pace);
        otherwise = () -> new Failure.RateLimited(Optional.empty(), Usage.NONE);
        converse(breaker, Persistence.DEFAULT);
        assertThat(calls).isEqualTo(4);
    }

    private static Failure limited(Duration wait) {
        return new Failure.RateLimited(Optional.of(wait), Usage.NONE);
    }
}
