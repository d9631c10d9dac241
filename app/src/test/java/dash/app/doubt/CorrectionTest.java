package dash.app.doubt;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.ask.Listener;
import dash.correct.Attempt;
import dash.correct.Diagnosis;
import dash.doubt.Doubt;
import dash.execute.Limits;
import dash.knowledge.Knowledge;
import dash.question.Cancellation;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import dash.testkit.TestPostgres;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What a doubt does on the way of a question; the analyst follows a script, everything below it is real. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CorrectionTest {

    private static final String FANNED_OUT = "SELECT sum(total) FROM parcel JOIN piece ON piece.parcel = parcel.id";
    private static final String RIGHT = "SELECT sum(total) FROM parcel";

    private final TestDatabase database = TestPostgres.shared()
            .database(
                    "CREATE TABLE parcel (id int PRIMARY KEY, status text, total int)",
                    "CREATE TABLE piece (parcel int REFERENCES parcel, number int, PRIMARY KEY (parcel, number))",
                    "INSERT INTO parcel SELECT n, (ARRAY['sent', 'lost'])[1 + n % 2], n FROM generate_series(1, 20) n",
                    "INSERT INTO piece SELECT p, n FROM generate_series(1, 20) p, generate_series(1, 3) n");
    private final Engine engine = new Engine(database, Knowledge.EMPTY);

    @AfterAll
    void close() {
        engine.close();
        database.close();
    }

    @Test
    void a_doubted_result_goes_back_as_a_diagnosis_and_the_better_one_answers() {
        ScriptedAnalyst analyst = ScriptedAnalyst.running(FANNED_OUT, RIGHT);
        Answer answer = ask(analyst);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result().orElseThrow().sql()).isEqualTo(RIGHT);
        assertThat(answer.doubts()).isEmpty();
        assertThat(answer.attempts()).hasSize(2);
        assertThat(analyst.shown().get(1).attempts().getFirst().diagnoses())
                .singleElement()
                .satisfies(diagnosis -> {
                    assertThat(diagnosis.code()).isEqualTo("FAN_OUT");
                    assertThat(diagnosis.message())
                            .contains("piece repeats rows of parcel")
                            .contains("3 times");
                    assertThat(diagnosis.advice()).contains("parcel alone");
                });
    }

    @Test
    void an_analyst_that_concludes_is_believed_and_the_doubt_is_shown() {
        Answer answer = ask(ScriptedAnalyst.running(FANNED_OUT));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.doubts()).extracting(Doubt::kind).containsExactly(Doubt.Kind.FAN_OUT);
        assertThat(answer.confidence().score())
                .isLessThan(ask(ScriptedAnalyst.running(RIGHT)).confidence().score());
        assertThat(answer.confidence().reasons()).anyMatch(reason -> reason.contains("repeats rows"));
    }

    @Test
    void the_same_statement_again_ends_the_question_with_what_there_is() {
        Answer answer = ask(ScriptedAnalyst.running(FANNED_OUT, " " + FANNED_OUT, RIGHT));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.attempts()).hasSize(2);
        assertThat(answer.doubts()).isNotEmpty();
    }

    @Test
    void after_as_many_corrections_as_allowed_the_last_result_is_told() {
        Answer answer = ask(ScriptedAnalyst.running(
                FANNED_OUT,
                FANNED_OUT + " WHERE id > 1",
                FANNED_OUT + " WHERE id > 2",
                FANNED_OUT + " WHERE id > 3",
                RIGHT));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.attempts()).hasSize(4);
        assertThat(answer.result().orElseThrow().sql()).endsWith("id > 3");
    }

    @Test
    void a_correction_that_fails_leaves_the_doubted_result() {
        Answer answer = ask(
                ScriptedAnalyst.running(FANNED_OUT, "SELECT sum(totl) FROM parcel", "SELECT sum(totl) FROM parcel"));
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.result().orElseThrow().sql()).isEqualTo(FANNED_OUT);
    }

    @Test
    void a_wrong_value_is_named_with_the_nearest_and_every_look_is_on_record() {
        engine.audit().clear();
        ScriptedAnalyst analyst = ScriptedAnalyst.running(
                "SELECT id FROM parcel WHERE status = 'Sent'", "SELECT id FROM parcel WHERE status = 'sent'");
        Answer answer = ask(analyst);
        assertThat(answer.result().orElseThrow().rows().count()).isEqualTo(10);
        assertThat(answer.attempts().getFirst().diagnoses())
                .extracting(Diagnosis::code)
                .containsExactly("UNKNOWN_VALUE", "EMPTY");
        assertThat(answer.attempts().getFirst().diagnoses().getFirst().advice()).isEqualTo("compare with 'sent'");
        assertThat(engine.audit()).anyMatch(entry -> entry.sql().startsWith("SELECT DISTINCT \"status\""));
    }

    @Test
    void somebodys_own_sql_is_not_read_as_a_question() {
        Answer answer = engine.ask(
                ScriptedAnalyst.running("SELECT count(*) FROM parcel WHERE id > 2019"),
                "SELECT count(*) FROM parcel WHERE id > 2019",
                Limits.DEFAULT,
                Listener.SILENT,
                new Cancellation());
        assertThat(answer.attempts()).flatExtracting(Attempt::diagnoses).isEmpty();
    }

    private Answer ask(Analyst analyst) {
        return engine.ask(analyst, "What is the total of all?", Limits.DEFAULT, Listener.SILENT, new Cancellation());
    }
}
