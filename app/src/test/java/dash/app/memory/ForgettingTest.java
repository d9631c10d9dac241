package dash.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** What is forgotten occurs nowhere: canaries are planted by every way in, forgotten, and looked for everywhere. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ForgettingTest {

    private static final String ADORED = "I secretly adore the canary Zwitschervogel";
    private static final List<String> CANARIES = List.of("Zwitschervogel", "Rotkehlchen", "Zaunkoenig", "Goldammer");
    private static final String[] PLAYED = {"ask", "--model", "openai:played", "Tell me about amounts per page"};

    @TempDir
    Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private final Sales sales = new Sales(desk);
    private final Someone ann = new Someone("ann", sales.project);

    @AfterAll
    void close() {
        sales.close();
        desk.close();
    }

    @Test
    void after_forgetting_it_occurs_nowhere_in_store_files_or_prompts() {
        Path home = folder.resolve("home");
        sales.growing();
        desk.set("DASH_HOME", home.toString());
        try (Model model = new Model(desk)) {
            plant(model);
            assertThat(CANARIES.subList(0, 3))
                    .allSatisfy(canary -> assertThat(Everything.inStore(desk)).contains(canary));
            assertThat(model.told()).contains("Zwitschervogel", "Rotkehlchen");
        }
        assertThat(ann.run("memory", "forget", "--all").out()).contains("Forgotten: number 1, 2");
        assertThat(ann.run("ask", "forget that sales of Zaunkoenig are refunded")
                        .out())
                .contains("Forgotten: learning");
        String store = Everything.inStore(desk);
        String files = Everything.inFiles(home);
        assertThat(files).as("there is an index to look into").isNotEmpty();
        assertThat(CANARIES).allSatisfy(canary -> {
            assertThat(store).doesNotContainIgnoringCase(canary);
            assertThat(files).doesNotContainIgnoringCase(canary);
        });
        try (Model model = new Model(desk)) {
            model.script(
                    Model.call("recall", "words", "canary amounts pages"),
                    Model.sql("SELECT count(*) AS n FROM sales"));
            model.script(Model.conclude("There are 4 of them."));
            String answer = ann.run(PLAYED).out()
                    + ann.run("ask", "What do you remember about me?").out();
            assertThat(CANARIES).allSatisfy(canary -> {
                assertThat(model.told()).doesNotContainIgnoringCase(canary);
                assertThat(answer).doesNotContainIgnoringCase(canary);
            });
        }
    }

    /** Through a question, a chat and the command; and a model that repeats what it was told wherever it can. */
    private void plant(Model model) {
        ann.run("ask", "Remember that " + ADORED);
        ann.runWith("remember that my team is Rotkehlchen\nwhat do you remember about me?\n/quit\n", "chat");
        ann.run("ask", "Remember that sales of Zaunkoenig are refunded");
        assertThat(ann.run("memory", "set", "note", "Goldammer").status()).isZero();
        ann.run("memory", "edit", "3", "a Goldammer no longer");
        ann.run("ask", "forget 3");
        model.script(
                Model.call(
                        "think",
                        "title",
                        "who asks",
                        "thought",
                        "They say: " + ADORED,
                        "action",
                        "count",
                        "confidence",
                        0.9,
                        "next_action",
                        "continue"),
                Model.call(
                        "save_learning", "title", "About the person", "learning", ADORED, "tables", List.of("sales")),
                Model.sql("SELECT count(*) AS n FROM sales"),
                Model.conclude("There are 4 of them. You said: " + ADORED + "."));
        assertThat(ann.run(PLAYED).out()).contains("Zwitschervogel");
    }

    @Test
    void a_default_leaves_no_word_of_itself_and_on_request_no_answer() {
        Someone bea = new Someone("bea", sales.project);
        bea.run("ask", "remember that my default region is EMEA");
        String narrowed = bea.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        assertThat(bea.run("show", narrowed, "--provenance").out()).contains("preference");
        assertThat(Everything.inStore(desk)).contains("as you prefer");
        assertThat(bea.run("memory", "forget", "1").out())
                .contains("Forgotten: number 1", "Left of what it shaped: 1 answer");
        assertThat(Everything.inStore(desk))
                .doesNotContain("as you prefer")
                .doesNotContain("when a question does not say");
        Someone bob = new Someone("bob", sales.project);
        assertThat(bob.run("show", narrowed).err())
                .as("it stays its person's alone")
                .contains("ANSWER_UNKNOWN");

        bea.run("memory", "set", "default", "product=Table");
        bea.run("ask", "What is the revenue?");
        assertThat(bea.run("memory", "forget", "1", "--with-answers").out()).contains("1 answer went along");
        assertThat(Everything.inStore(desk, "audit")).doesNotContain("Table");
        assertThat(Everything.inStore(desk)).as("the audit log keeps what ran").contains("'Table'");
    }
}
