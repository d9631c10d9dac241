package dash.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Two people at one project: the canaries of one are looked for in everything that the other gets or causes. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class IsolationTest {

    private static final List<String> CANARIES = List.of("Zwitschervogel", "Rotkehlchen", "EMEA", "prefer");

    @TempDir
    static Path folder = Path.of("");

    private final Desk desk = new Desk(() -> folder);
    private final Sales sales = new Sales(desk);
    private final Someone ann = new Someone("ann", sales.project);
    private final Someone bob = new Someone("bob", sales.project);

    @AfterAll
    void close() {
        sales.close();
        desk.close();
    }

    @Test
    void a_person_s_memory_never_reaches_another_person() {
        desk.set("DASH_HOME", folder.resolve("home").toString());
        ann.run("ask", "Remember that I adore Zwitschervogel");
        ann.run("ask", "my team is Rotkehlchen");
        ann.run("ask", "my default region is EMEA");
        String told = ann.run("ask", "--json", "What do you remember about me?")
                .json()
                .path("id")
                .asString();
        String narrowed = ann.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        assertThat(ann.run("show", narrowed).out()).contains("EMEA");
        assertThat(ann.run("show", told).out()).contains("Zwitschervogel");

        List<String> got = new ArrayList<>();
        for (String[] arguments : List.of(
                new String[] {"memory"},
                new String[] {"memory", "--json"},
                new String[] {"ask", "What do you remember about me?"},
                new String[] {"ask", "What is the revenue?"},
                new String[] {"ask", "--json", "What is the revenue?"},
                new String[] {"ask", "forget that I adore the canary"},
                new String[] {"context", "What is the revenue?"},
                new String[] {"context", "--json", "What is the revenue?"},
                new String[] {"show", told},
                new String[] {"show", narrowed, "--sql", "--provenance"},
                new String[] {"replay", narrowed},
                new String[] {"learnings"},
                new String[] {"questions"})) {
            Desk.Outcome outcome = bob.run(arguments);
            got.add(String.join(" ", arguments) + "\n" + outcome.out() + "\n" + outcome.err());
        }
        got.add(bob.runWith("What is the revenue?\n/context\n/provenance\n/quit\n", "chat")
                .out());
        assertThat(got)
                .allSatisfy(text -> assertThat(CANARIES)
                        .allSatisfy(canary -> assertThat(text).doesNotContain(canary)));
        assertThat(bob.run("memory", "forget", "1").err()).contains("MEMORY_UNKNOWN");
        assertThat(ann.run("memory").out()).contains("Zwitschervogel", "Rotkehlchen", "EMEA");
    }

    @Test
    void what_a_person_confirms_teaches_and_corrects_carries_none_of_their_memory() {
        Someone dora = new Someone("dora", sales.project);
        dora.run("memory", "set", "default", "product=Lamp");
        dora.run("memory", "set", "note", "my canary is Pirol");
        String narrowed = dora.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        assertThat(dora.run("show", narrowed, "--sql").out()).contains("Lamp");

        Desk.Outcome preview = dora.run("confirm", narrowed, "--pattern", "all_revenue", "--golden");
        assertThat(preview.status()).isNotZero();
        assertThat(preview.out())
                .contains("For everybody: What is the revenue?", "--yes", "is left out")
                .doesNotContain("Lamp");
        assertThat(bob.run("knowledge", "list").out()).doesNotContain("all_revenue");
        assertThat(dora.run("confirm", narrowed, "--pattern", "all_revenue", "--golden", "--yes")
                        .status())
                .isZero();
        dora.run("correct", narrowed, "--sql", "SELECT sum(amount) AS revenue FROM sales WHERE amount > 0");
        dora.run("correct", narrowed, "--reason", "this is not all of it");
        dora.run("export", "--people");
        List<String> got = new ArrayList<>();
        for (String[] arguments : List.of(
                new String[] {"ask", "What is the revenue?"},
                new String[] {"learnings", "--json"},
                new String[] {"learnings", "review"},
                new String[] {"learnings", "review", "--json"},
                new String[] {"knowledge", "show", "pattern", "all_revenue"},
                new String[] {"golden", "list"},
                new String[] {"golden", "list", "--json"},
                new String[] {"context", "What is the revenue?"})) {
            Desk.Outcome outcome = bob.run(arguments);
            got.add(String.join(" ", arguments) + "\n" + outcome.out() + "\n" + outcome.err());
        }
        got.add(Everything.inFiles(sales.project.home()));
        assertThat(got)
                .allSatisfy(text -> assertThat(text).doesNotContain("Lamp").doesNotContain("Pirol"));
        assertThat(got.get(1)).contains("answer_with");
    }

    @Test
    void a_model_that_answers_one_person_is_told_nothing_of_another() {
        Someone cleo = new Someone("cleo", sales.project);
        cleo.run("memory", "set", "note", "my canary is Nachtigall");
        cleo.run("memory", "set", "default", "product=Chair");
        assertThat(cleo.run("ask", "--json", "What is the revenue?")
                        .json()
                        .path("sql")
                        .asString())
                .contains("Chair");
        try (Model model = new Model(desk)) {
            model.script(
                    Model.call("save_learning", "title", "Birds", "learning", "They say: my canary is Nachtigall"),
                    Model.sql("SELECT count(*) AS n FROM visits"),
                    Model.conclude("There are 2 of them, Nachtigall."));
            assertThat(cleo.run("ask", "--model", "openai:played", "Tell me about amounts per visit")
                            .out())
                    .contains("Nachtigall");
        }
        assertThat(bob.run("learnings").out()).doesNotContain("Nachtigall");
        try (Model model = new Model(desk)) {
            model.script(
                    Model.call("recall", "words", "revenue amounts visit"),
                    Model.sql("SELECT count(*) AS n FROM sales"));
            model.script(Model.conclude("There are 4 of them."));
            String answer = bob.run("ask", "--model", "openai:played", "--json", "Tell me about amounts per page")
                    .out();
            assertThat(model.told() + answer).doesNotContain("Nachtigall").doesNotContain("Chair");
        }
        try (Model model = new Model(desk)) {
            model.script(Model.sql("SELECT count(*) AS n FROM sales"), Model.conclude("There are 4 of them."));
            cleo.run("ask", "--model", "openai:played", "Tell me about amounts per page");
            assertThat(model.told()).contains("> prefers: my canary is Nachtigall", "> prefers: only product Chair");
        }
    }
}
