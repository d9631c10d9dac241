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
    void a_number_that_stands_in_no_citation_gets_its_words_replaced() {
        played.script(
                call("conclude", "answer", "You can send hardware back for 45 days.", "citations", List.of(TITLE)));
        Answer answer = played.ask(QUESTION);
        assertThat(answer.insight()).startsWith(TITLE + ": “Hardware can be sent back within 30 days.”");
        assertThat(answer.incidents())
                .containsExactly("the analyst's own wording was replaced: in none of the citations are 45");
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
