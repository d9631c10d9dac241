package dash.app.model;

import static dash.app.model.Played.call;
import static org.assertj.core.api.Assertions.assertThat;

import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.knowledge.Document;
import dash.knowledge.GlossaryEntry;
import dash.knowledge.Knowledge;
import dash.provenance.Citation;
import dash.provenance.Origin;
import dash.testkit.TestDatabase;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** A model that answers from what people wrote: what it cites has to be there, and so do its numbers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ModelTellingTest {

    private static final String TITLE = "Returns policy";
    private static final String QUESTION = "What is our returns policy?";

    private final TestDatabase database = Shop.database();
    private final Engine engine = new Engine(
            database,
            Knowledge.of(List.of(
                    new Document(
                            TITLE,
                            "returns.md",
                            "# Returns policy\n\nHardware can be sent back within 30 days. The postage is ours."),
                    new GlossaryEntry("GMV", List.of(), "Gross merchandise value, before returns."))));
    private Played played = new Played(engine);

    @AfterEach
    void end() {
        played.close();
        played = new Played(engine);
    }

    @AfterAll
    void close() {
        played.close();
        engine.close();
        database.close();
    }

    @Test
    void it_concludes_from_a_document_that_it_consulted_and_names() {
        played.script(
                call("consult", "words", "returns policy"),
                call("conclude", "answer", "You can send hardware back for 30 days.", "citations", List.of(TITLE)));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.status()).isEqualTo(Status.ANSWERED);
        assertThat(answer.insight()).isEqualTo("You can send hardware back for 30 days.");
        assertThat(answer.citations())
                .extracting(Citation::origin)
                .containsOnly(new Origin.Document(TITLE, "documents/returns.md, line 3"));
        assertThat(answer.citations())
                .extracting(Citation::quote)
                .contains("Hardware can be sent back within 30 days.");
        assertThat(answer.incidents()).isEmpty();
        assertThat(answer.attempts()).isEmpty();
    }

    @Test
    void a_sentence_that_does_not_hold_comes_back_twice_and_is_left_out_then() {
        var wrong = call("conclude", "answer", "You can send hardware back for 45 days.", "citations", List.of(TITLE));
        played.script(wrong, wrong, wrong);
        Answer answer = played.ask(QUESTION);
        assertThat(played.provider.requests()).hasSize(3);
        assertThat(played.told(1)).contains("Not told").contains("45");
        assertThat(answer.insight()).startsWith(TITLE + ": “Hardware can be sent back within 30 days.”");
        assertThat(answer.incidents())
                .singleElement()
                .asString()
                .startsWith("a sentence of the analyst was left out: “You can send hardware back for 45 days.”");
    }

    @Test
    void what_is_worded_again_and_holds_is_told() {
        played.script(
                call("conclude", "answer", "You can send hardware back for 45 days.", "citations", List.of(TITLE)),
                call("conclude", "answer", "You can send hardware back for 30 days.", "citations", List.of(TITLE)));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).isEqualTo("You can send hardware back for 30 days.");
        assertThat(answer.incidents()).isEmpty();
    }

    @Test
    void a_true_title_with_invented_content_is_refused() {
        var invented = call(
                "conclude",
                "answer",
                "You can send hardware back for 30 days. Gift vouchers expire at Christmas.",
                "citations",
                List.of(TITLE));
        played.script(invented, invented, invented);
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).isEqualTo("You can send hardware back for 30 days.");
        assertThat(answer.confidence().score()).isLessThan(0.6);
    }

    @Test
    void what_was_never_shown_cannot_be_cited() {
        played.script(
                call("conclude", "answer", "Never.", "citations", List.of("Secret memo")),
                call("conclude", "answer", "For 30 days.", "citations", List.of(TITLE)));
        Answer answer = played.ask(QUESTION);
        assertThat(played.told(1)).contains("Nothing that was shown or consulted is called so");
        assertThat(answer.citations())
                .extracting(citation -> citation.origin().label())
                .allMatch(label -> label.startsWith(TITLE));
    }

    @Test
    void a_definition_that_people_agreed_on_costs_no_tokens() {
        Answer answer = played.ask("What does GMV mean?");
        assertThat(answer.insight()).isEqualTo("GMV: “Gross merchandise value, before returns.”");
        assertThat(answer.analyst()).isEqualTo("builtin");
        assertThat(played.provider.requests()).isEmpty();
    }
}
