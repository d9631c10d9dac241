package dash.store;

import static dash.store.ConversationsTest.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.question.Question;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class QuestionEventsTest {

    private final OwnStore own = new OwnStore();
    private final QuestionEvents events = own.store().questionEvents();

    QuestionEventsTest() throws Exception {}

    @AfterAll
    void remove() throws IOException {
        own.close();
    }

    private String begun() {
        Question question = OwnStore.question("events", "how many?", "2026-03-01T12:00:00Z");
        own.store().answers().begin(question, Optional.empty(), OwnStore.RUNNER);
        return question.id().value();
    }

    private static KeptEvent event(int number) {
        return new KeptEvent(number, "text", "{\"delta\":  \"" + number + "\"}");
    }

    @Test
    void what_was_told_is_told_again_from_any_number_on_letter_by_letter() {
        String answer = begun();
        events.append(answer, List.of());
        events.append(answer, List.of(event(1), event(2)));
        events.append(answer, List.of(event(3)));
        assertThat(events.after(answer, 0)).containsExactly(event(1), event(2), event(3));
        assertThat(events.after(answer, 2)).containsExactly(event(3));
        assertThat(events.after(answer, 3)).isEmpty();
        assertThat(events.after("\0", 0)).isEmpty();
    }

    @Test
    void the_same_event_may_be_sent_again_and_another_under_its_number_is_refused_with_all_that_came_along() {
        String answer = begun();
        KeptEvent odd = new KeptEvent(2, "te\0xt", "{\"delta\": \"\\u0000\"}");
        events.append(answer, List.of(event(1), odd));
        events.append(answer, List.of(odd, event(3)));
        refused(Code.INTERNAL, () -> events.append(answer, List.of(event(4), new KeptEvent(3, "done", "{}"))));
        refused(Code.INTERNAL, () -> events.append(answer, List.of(event(4), new KeptEvent(4, "done", "{}"))));
        assertThat(events.after(answer, 0))
                .containsExactly(event(1), new KeptEvent(2, "te␀xt", "{\"delta\": \"␀\"}"), event(3));
    }

    @Test
    void a_question_that_was_never_begun_tells_nothing() {
        refused(Code.ANSWER_UNKNOWN, () -> events.append("nobody", List.of(event(1))));
    }

    @Test
    void two_processes_that_tell_of_one_question_cannot_both_have_a_number() throws Exception {
        String answer = begun();
        try (Store other = own.another();
                var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Integer>> told = threads.invokeAll(
                    List.of(telling(events, answer, "ours"), telling(other.questionEvents(), answer, "theirs")));
            int sum = told.get(0).get() + told.get(1).get();
            assertThat(sum).isEqualTo(50);
        }
        assertThat(events.after(answer, 0))
                .extracting(KeptEvent::number)
                .hasSize(50)
                .isSorted();
    }

    /** How many of its numbers it got. */
    private static Callable<Integer> telling(QuestionEvents events, String answer, String name) {
        return () -> {
            int taken = 0;
            for (int number = 1; number <= 50; number++) {
                try {
                    events.append(answer, List.of(new KeptEvent(number, name, "{}")));
                    taken++;
                } catch (FaultException refused) {
                    assertThat(refused.fault().code()).isEqualTo(Code.INTERNAL);
                }
            }
            return taken;
        };
    }

    @Test
    void old_events_go_and_their_answers_stay_but_a_question_that_runs_keeps_its_own() {
        String old = own.answered("pruning", Optional.empty(), "how many?", "2020-01-01T00:00:00Z");
        String fresh = own.answered("pruning", Optional.empty(), "how many?", "2020-01-02T00:00:00Z");
        Question running = OwnStore.question("pruning", "how many?", "2020-01-01T00:00:00Z");
        own.store().answers().begin(running, Optional.empty(), OwnStore.RUNNER);
        List<String> all = new ArrayList<>(List.of(old, fresh, running.id().value()));
        all.forEach(answer -> events.append(answer, List.of(event(1), event(2))));
        assertThat(events.prune(Instant.parse("2020-01-02T00:00:00Z"))).isEqualTo(2);
        assertThat(all).extracting(answer -> events.after(answer, 0).size()).containsExactly(0, 2, 2);
        assertThat(own.store().answers().find("pruning", old)).isPresent();
    }

    @Test
    void a_persons_later_verdict_on_an_answer_replaces_the_earlier_one() {
        String answer = own.answered("feedback", Optional.empty(), "how many?", "2026-03-01T12:00:00Z");
        Feedback feedback = own.store().feedback();
        KeptFeedback bobs = said(answer, "bob", KeptFeedback.Verdict.RIGHT, "", "2026-03-01T12:01:00Z");
        KeptFeedback anns = said(answer, "ann", KeptFeedback.Verdict.WRONG, "trials␀", "2026-03-01T12:02:00Z");
        feedback.add(said(answer, "ann", KeptFeedback.Verdict.RIGHT, "good", "2026-03-01T12:00:00Z"));
        feedback.add(bobs);
        feedback.add(said(answer, "ann", KeptFeedback.Verdict.WRONG, "trials\0", "2026-03-01T12:02:00Z"));
        assertThat(feedback.ofAnswer(answer)).containsExactly(bobs, anns);
        assertThat(feedback.ofAnswer("nobody")).isEmpty();
        refused(
                Code.ANSWER_UNKNOWN,
                () -> feedback.add(said("nobody", "ann", KeptFeedback.Verdict.RIGHT, "", "2026-03-01T12:02:00Z")));
    }

    private static KeptFeedback said(
            String answer, String person, KeptFeedback.Verdict verdict, String reason, String at) {
        return new KeptFeedback(answer, person, verdict, reason, Instant.parse(at));
    }
}
