package dash.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dash.app.knowledge.Desk;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /** What is said, and what of it must not be found again: for wishes that everybody words alike, the words of the memory. */
    private static final Map<String, String> KINDS = Map.of(
            "I want amounts in billions", "amounts in billions",
            "my time zone is Pacific/Chatham", "Pacific/Chatham",
            "my default region is AMER", "AMER",
            "my team is Dompfaff", "Dompfaff",
            "I prefer brief answers", "brief answers",
            "I prefer line charts", "lines in charts",
            "I adore Zeisig", "Zeisig");

    @TempDir
    static Path folder = Path.of("");

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
        assertThat(ann.run("ask", "forget that sales of Zaunkoenig are refunded")
                        .out())
                .contains("Forgotten: learning");
        assertThat(ann.run("memory", "forget", "--all").out()).contains("Forgotten: number 1, 2");
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
    void a_default_goes_with_the_answers_that_it_narrowed_and_from_the_record() {
        Someone bea = new Someone("bea", sales.project);
        assertThat(bea.run("ask", "What is the revenue for product Table?").out())
                .contains("50,000");
        bea.run("memory", "set", "default", "product=Table");
        String narrowed = bea.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        bea.run("ask", "--after", narrowed, "by region");
        String[] said = Everything.inStore(desk).split("'Table'", -1);
        assertThat(bea.run("memory", "forget", "1").out())
                .contains("Forgotten: number 1", "2 answers that it narrowed, also on record");
        assertThat(bea.run("show", narrowed).err()).contains("ANSWER_UNKNOWN");
        String store = Everything.inStore(desk);
        assertThat(store.split("'Table'", -1)).as("what was asked for stays").hasSizeBetween(2, said.length - 4);
        assertThat(store.lines().filter(line -> line.startsWith("audit") && line.contains(narrowed)))
                .as("who ran what, when and with which verdict stays on record")
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("bea").doesNotContain("Table"))
                .anySatisfy(line -> assertThat(line).contains("'[forgotten]'"));
    }

    @Test
    void answers_can_be_kept_and_stay_their_persons_alone() {
        Someone cem = new Someone("cem", sales.project);
        cem.run("ask", "remember that my default region is APAC");
        String narrowed = cem.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        assertThat(cem.run("show", narrowed, "--provenance").out()).contains("preference");
        assertThat(cem.run("memory", "forget", "1", "--keep-answers").out())
                .contains("Forgotten: number 1", "Kept as you wished: 1 answer");
        assertThat(cem.run("show", narrowed).out()).contains("30,000").doesNotContain("as you prefer");
        assertThat(new Someone("bob", sales.project).run("show", narrowed).err())
                .as("it stays its person's alone")
                .contains("ANSWER_UNKNOWN");
    }

    @Test
    void what_an_entry_said_before_it_was_changed_is_forgotten_with_it() {
        Someone dee = new Someone("dee", sales.project);
        dee.run("memory", "set", "default", "product=Chair");
        String first = dee.run("ask", "--json", "What is the revenue?")
                .json()
                .path("id")
                .asString();
        dee.run("memory", "edit", "1", "product=Lamp");
        assertThat(dee.run("show", first).out())
                .as("changing deletes no answer")
                .contains("8,000");
        String conversation = dee.run("ask", "--json", "How much revenue is there?")
                .json()
                .path("id")
                .asString();
        assertThat(dee.run("memory", "forget", "--all").out()).contains("2 answers that it narrowed");
        assertThat(Everything.inStore(desk).lines().filter(line -> line.contains(first) || line.contains(conversation)))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).doesNotContain("Chair").doesNotContain("Lamp"));
    }

    @Test
    void every_kind_is_gone_and_so_is_what_was_filed_elsewhere() {
        Someone eve = new Someone("eve", sales.project);
        Path home = folder.resolve("home of eve");
        desk.set("DASH_HOME", home.toString());
        try (Model model = new Model(desk)) {
            for (String words : KINDS.keySet()) {
                assertThat(eve.run("ask", "Remember that " + words).out())
                        .as(words)
                        .contains("Remembered for you alone");
            }
            assertThat(eve.run("ask", "Remember that revenue means Blaumeise").out())
                    .contains("Put to the curator");
            assertThat(eve.run("ask", "Remember that sales of Buchfink do not count")
                            .out())
                    .contains("learning");
            model.script(
                    Model.sql("SELECT count(*) AS n, 'Pacific/Chatham' AS zone FROM sales WHERE region <> 'AMER'"),
                    Model.conclude("There are 3 of them. You like " + String.join(", ", KINDS.values()) + "."));
            assertThat(eve.run(PLAYED).out()).contains("Dompfaff");
            String before = Everything.inStore(desk);
            assertThat(KINDS.values()).allSatisfy(canary -> assertThat(before).contains(canary));
            assertThat(before).contains("Blaumeise", "Buchfink");
        }
        assertThat(eve.run("memory", "forget", "--all").out())
                .contains("number 1, 2, 3, 4, 5, 6, 7", "1 learning of yours", "1 question of yours to the curator");
        String store = Everything.inStore(desk);
        String files = Everything.inFiles(home);
        List<String> canaries = new ArrayList<>(KINDS.values());
        canaries.addAll(List.of("Blaumeise", "Buchfink"));
        try (Model model = new Model(desk)) {
            model.script(Model.sql("SELECT count(*) AS n FROM sales"), Model.conclude("There are 4 of them."));
            String answer = eve.run(PLAYED).out();
            assertThat(canaries).allSatisfy(canary -> {
                assertThat(store).doesNotContainIgnoringCase(canary);
                assertThat(files).doesNotContainIgnoringCase(canary);
                assertThat(model.told()).doesNotContainIgnoringCase(canary);
                assertThat(answer).doesNotContainIgnoringCase(canary);
            });
        }
    }

    @Test
    void a_question_to_the_curator_is_withdrawn_by_its_author_alone() {
        Someone fay = new Someone("fay", sales.project);
        Someone gus = new Someone("gus", sales.project);
        fay.run("ask", "Remember that whale means Gimpel");
        assertThat(gus.run("ask", "forget that whale means Gimpel").out()).contains("Nothing like that");
        assertThat(Everything.inStore(desk)).contains("Gimpel");
        assertThat(fay.run("ask", "forget that whale means Gimpel").out()).contains("withdrawn");
        assertThat(Everything.inStore(desk)).doesNotContain("Gimpel");
    }
}
