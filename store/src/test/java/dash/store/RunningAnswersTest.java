package dash.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.question.Door;
import dash.question.Question;
import java.io.IOException;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RunningAnswersTest {

    private static final String NOON = "2026-03-01T12:00:00Z";

    private final OwnStore own = new OwnStore();
    private final Answers answers = own.store().answers();

    RunningAnswersTest() throws Exception {}

    @AfterAll
    void remove() throws IOException {
        own.close();
    }

    private Question begun(String project, String text) {
        Question question = OwnStore.question(project, text, NOON);
        answers.begin(question, Optional.empty(), OwnStore.RUNNER);
        return question;
    }

    @Test
    void a_question_is_there_as_soon_as_it_is_taken_up_and_says_who_works_on_it() {
        Question question = begun("taken up", "how many?");
        String id = question.id().value();
        answers.begin(question, Optional.empty(), OwnStore.RUNNER);
        assertThat(answers.find("taken up", id)).hasValueSatisfying(found -> {
            assertThat(found.running()).isTrue();
            assertThat(found.body()).isEqualTo("{}");
        });
        assertThat(answers.running("taken up"))
                .containsExactly(new RunningAnswer(id, OwnStore.RUNNER, question.askedAt()));
        assertThat(answers.running("elsewhere")).isEmpty();
    }

    @Test
    void who_looks_for_answers_does_not_meet_it_before_it_has_one() {
        Question question = begun("looking", "how many boats?");
        assertThat(answers.startingWith("looking", question.id().value().substring(0, 6)))
                .isEmpty();
        assertThat(own.store().pastAnswers("looking").about("boats", question.asker()))
                .isEmpty();
        assertThat(own.store().recentAnswers().of("looking")).isEmpty();
    }

    @Test
    void keeping_the_answer_completes_it_and_what_was_known_of_the_asking_stays() {
        Question question = begun("completing", "how many?");
        String id = question.id().value();
        answers.keep(
                new KeptAnswer(id, "completing", "how many?", "answered", question.askedAt(), "{\"insight\": \"3\"}"));
        assertThat(answers.running("completing")).isEmpty();
        assertThat(answers.find("completing", id))
                .contains(new KeptAnswer(
                        id,
                        "completing",
                        "how many?",
                        "answered",
                        question.askedAt(),
                        "{\"insight\": \"3\"}",
                        Optional.empty(),
                        "ann",
                        Optional.of(Door.WEB),
                        Optional.empty()));
        assertThat(answers.startingWith("completing", id)).hasSize(1);
    }

    @Test
    void whoever_knows_that_its_process_died_ends_it_once() {
        String id = begun("ending", "how many?").id().value();
        assertThat(answers.end(id, "failed", "{\"insight\": \"the server stopped\\u0000\"}"))
                .isTrue();
        assertThat(answers.end(id, "cancelled", "{}")).isFalse();
        assertThat(answers.running("ending")).isEmpty();
        assertThat(own.store()
                        .answerLists("ending")
                        .list(AnswerFilter.ALL, PageRequest.first(1))
                        .items())
                .singleElement()
                .satisfies(found ->
                        assertThat(found.status() + ": " + found.insight()).isEqualTo("failed: the server stopped␀"));
    }

    @Test
    void an_answer_cannot_be_kept_as_running_without_somebody_who_runs_it() {
        Question question = OwnStore.question("nobody", "how many?", NOON);
        assertThatThrownBy(() -> answers.keep(KeptAnswer.of(question, Optional.empty(), KeptAnswer.RUNNING, "{}")))
                .hasMessageContaining("answer_runs_somewhere");
    }
}
