package dash.context;

import static org.assertj.core.api.Assertions.assertThat;

import dash.context.Context.MissingLayer;
import dash.context.Context.Search;
import dash.context.Pick.Detail;
import dash.documents.Library;
import dash.documents.Passage;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.knowledge.Document;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.learnings.Category;
import dash.learnings.Discovery;
import dash.learnings.Learning;
import dash.learnings.Lesson;
import dash.learnings.Tally;
import dash.learnings.Trust;
import dash.question.Question;
import dash.schema.Schema;
import dash.schema.SchemaReader;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContextsTest {

    private static final int LARGE = 40;
    private static final Knowledge KNOWLEDGE = Shop.knowledge(LARGE);
    private static final Schema SCHEMA = Shop.schema(LARGE);

    private static Context large(String question) {
        return Shop.contexts(KNOWLEDGE, SCHEMA, ContextLimits.DEFAULT).gather(Shop.question(question));
    }

    private static List<String> names(Context context, Layer layer) {
        return context.picks().stream()
                .filter(pick -> pick.layer() == layer)
                .map(Pick::name)
                .toList();
    }

    @Test
    void a_small_project_is_put_in_whole_and_not_searched() {
        Context context = Shop.contexts(Shop.knowledge(5), Shop.schema(5), ContextLimits.DEFAULT)
                .gather(Shop.question("How many orders are open?"));
        assertThat(context.knowledge()).isEqualTo(Shop.knowledge(5));
        assertThat(context.told().search()).isEqualTo(Search.NONE);
        assertThat(context.cuts()).isEmpty();
        assertThat(context.picks()).allSatisfy(pick -> assertThat(pick.detail()).isEqualTo(Detail.FULL));
    }

    @Test
    void what_an_answer_told_before_a_column_became_sensitive_is_not_told_again() {
        List<PastAnswers.Past> past = List.of(
                new PastAnswers.Past("p1", "Which states?", "SELECT t.\"Status\" FROM orders t", "It is open."),
                new PastAnswers.Past("p2", "All orders?", "SELECT * FROM orders", "It is open."),
                new PastAnswers.Past("p3", "How many orders?", "SELECT count(*) FROM orders", "There are 10."));
        SchemaReader schemas = Shop.reader(Shop.schema(5));
        Layers layers = new Layers(
                () -> Shop.knowledge(5),
                schemas,
                Library.NONE,
                Lessons.NONE,
                (words, asker) -> past,
                dash.memory.Memories.NONE,
                column -> column.column().equals("status"));
        Contexts contexts =
                new Contexts(layers, Optional.empty(), new EstimatedTokens(), ContextLimits.DEFAULT, Shop.CLOCK);
        assertThat(contexts.recall("orders", Shop.question("?").asker()).past())
                .extracting(PastAnswers.Past::insight)
                .containsExactly("", "", "There are 10.");
    }

    @Test
    void a_small_project_that_does_not_fit_is_searched() {
        Context context = Shop.contexts(Shop.knowledge(8), Shop.schema(8), ContextLimits.DEFAULT.withTokens(900))
                .gather(Shop.question("How many orders are open?"));
        assertThat(context.told().search()).isEqualTo(Search.WORDS);
        assertThat(context.told().tokens()).isLessThanOrEqualTo(900);
    }

    @Test
    void a_large_project_gives_what_the_question_names_and_what_belongs_to_it() {
        Context context = large("How many refunds are open?");
        assertThat(names(context, Layer.SCHEMA)).contains("refunds", "orders", "parcels");
        assertThat(context.knowledge().metric("Open refunds")).isPresent();
        assertThat(names(context, Layer.ANNOTATIONS))
                .contains(
                        "Money is in euros",
                        "Closed refunds do not count",
                        "Amounts of refunds are in cents",
                        "big refunds")
                .doesNotContain("Closed toursx3 do not count");
        assertThat(names(context, Layer.PATTERNS)).startsWith("refunds_by_status");
        assertThat(context.picks())
                .filteredOn(pick -> pick.layer() == Layer.PATTERNS && pick.detail() == Pick.Detail.FULL)
                .hasSize(5);
    }

    @Test
    void every_pick_has_a_reason_and_what_was_found_has_a_score() {
        Context context = large("How many refunds are open?");
        assertThat(context.picks()).allSatisfy(pick -> assertThat(pick.reason()).isNotBlank());
        assertThat(context.picks())
                .filteredOn(pick -> pick.name().equals("refunds") && pick.layer() == Layer.SCHEMA)
                .singleElement()
                .satisfies(pick -> {
                    assertThat(pick.score()).isPositive();
                    assertThat(pick.reason()).contains("refunds");
                });
        assertThat(context.picks())
                .filteredOn(pick -> pick.name().equals("Money is in euros"))
                .singleElement()
                .satisfies(pick -> assertThat(pick.reason()).contains("always"));
    }

    @Test
    void what_was_found_and_left_out_is_listed() {
        Context context = large("How many refunds are open by status?");
        assertThat(context.cuts())
                .isNotEmpty()
                .allSatisfy(cut -> assertThat(cut.reason()).isNotBlank());
        assertThat(context.cuts()).extracting(Cut::layer).contains(Layer.SCHEMA);
    }

    @Test
    void a_budget_shrinks_what_matters_least_and_says_so() {
        Context full = large("How many refunds are open?");
        Context tight = Shop.contexts(KNOWLEDGE, SCHEMA, ContextLimits.DEFAULT.withTokens(1_000))
                .gather(Shop.question("How many refunds are open?"));
        assertThat(full.told().tokens()).isGreaterThan(1_000);
        assertThat(tight.told().tokens()).isLessThanOrEqualTo(1_000);
        assertThat(tight.told().text()).contains("(truncated)").contains("> refunds");
        assertThat(tight.told().layers())
                .anySatisfy(use -> assertThat(use.truncated()).isTrue());
        assertThat(names(tight, Layer.SCHEMA)).contains("refunds");
        List<String> gone = new ArrayList<>(names(full, Layer.ANNOTATIONS));
        gone.removeAll(names(tight, Layer.ANNOTATIONS));
        assertThat(tight.cuts()).extracting(Cut::name).containsAll(gone);
    }

    @Test
    void the_same_state_gives_the_same_context_byte_for_byte() {
        Context first = large("How many refunds and parcels are open by status?");
        IntStream.range(0, 100).forEach(turn -> {
            Context again = turn % 2 == 0
                    ? large("How many refunds and parcels are open by status?")
                    : Shop.contexts(Shop.knowledge(LARGE), Shop.schema(LARGE), ContextLimits.DEFAULT)
                            .gather(Shop.question("How many refunds and parcels are open by status?"));
            assertThat(again).isEqualTo(first);
            assertThat(again.told().text()).isEqualTo(first.told().text());
        });
    }

    @Test
    void a_schema_that_cannot_be_read_is_reported_and_knowledge_still_comes() {
        SchemaReader broken = new SchemaReader() {
            @Override
            public Schema schema() {
                throw FaultException.of(Code.SOURCE_UNREACHABLE, Place.nowhere(), "", "nobody there", "look");
            }

            @Override
            public Schema refresh() {
                return schema();
            }
        };
        Context context = new Contexts(
                        Layers.of(() -> Shop.knowledge(5), broken),
                        Optional.empty(),
                        new EstimatedTokens(),
                        ContextLimits.DEFAULT,
                        Shop.CLOCK)
                .gather(Shop.question("orders?"));
        assertThat(context.missing()).containsExactly(new MissingLayer(Layer.SCHEMA, "nobody there"));
        assertThat(context.knowledge().metrics()).hasSize(5);
        assertThat(context.schema().tables()).isEmpty();
    }

    @Test
    void a_slow_layer_is_left_behind_with_its_reason() {
        CountDownLatch never = new CountDownLatch(1);
        Library slow = words -> {
            try {
                never.await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
            return new Library.Findings(List.of(new Document("late", "late.md", "late")), List.of());
        };
        Layers layers =
                new Layers(() -> Shop.knowledge(5), Shop.reader(Shop.schema(5)), slow, Lessons.NONE, column -> false);
        Contexts contexts = new Contexts(
                layers,
                Optional.empty(),
                new EstimatedTokens(),
                ContextLimits.DEFAULT.withTime(Duration.ofMillis(50)),
                Shop.CLOCK);
        Consultation found = contexts.consult("orders", Shop.question("What is said of orders?"));
        assertThat(found.notes()).containsExactly("documents: took longer than 200 ms");
        assertThat(found.passages())
                .as("what stands here is told all the same")
                .extracting(Passage::place)
                .contains("documents/orders.md, line 1");
        assertThat(contexts.gather(Shop.question("orders?")).missing())
                .as("a question that consults nobody waits for nobody")
                .isEmpty();
    }

    @Test
    void only_words_of_the_question_and_names_of_knowledge_leave_for_a_library() {
        List<String> heard = new ArrayList<>();
        Library library = words -> {
            heard.add(words);
            return Library.Findings.NONE;
        };
        Layers layers = new Layers(
                () -> Shop.knowledge(5), Shop.reader(Shop.schema(5)), library, Lessons.NONE, column -> false);
        Contexts contexts =
                new Contexts(layers, Optional.empty(), new EstimatedTokens(), ContextLimits.DEFAULT, Shop.CLOCK);
        Question question = Shop.question("What is our policy on broken parcels?");
        contexts.consult("policy parcels orders ann@example.com 4111-1111 hunter2", question);
        contexts.consult("hunter2", question);
        assertThat(heard).containsExactly("policy parcels orders");
    }

    @Test
    void a_search_that_fails_is_reported_and_what_there_is_comes_in_order() {
        PlainIndex broken = new PlainIndex(List.of());
        broken.fail();
        Context context = new Contexts(
                        Layers.of(() -> KNOWLEDGE, Shop.reader(SCHEMA)),
                        Optional.of(broken),
                        new EstimatedTokens(),
                        ContextLimits.DEFAULT,
                        Shop.CLOCK)
                .gather(Shop.question("How many refunds are open?"));
        assertThat(context.missing())
                .extracting(MissingLayer::layer)
                .containsExactly(Layer.TABLES, Layer.ANNOTATIONS, Layer.PATTERNS, Layer.DOCUMENTS);
        assertThat(names(context, Layer.SCHEMA)).startsWith("orders", "refunds");
        assertThat(context.told().tokens()).isLessThanOrEqualTo(ContextLimits.DEFAULT.tokens());
    }

    private static Learning learning(int number, String title, String table, int failed) {
        return new Learning(
                number,
                new Lesson(title, "text", Category.OTHER, Optional.empty(), List.of(table), Optional.empty()),
                Trust.proposed(new Trust.Scope.Project()),
                new Discovery(Discovery.Source.OBSERVED, "ann", "", Instant.EPOCH),
                new Tally(0, 20, failed, 0, 1, Optional.empty()),
                1);
    }

    @Test
    void learnings_come_by_table_and_by_words_the_most_certain_first() {
        List<Learning> lessons = new ArrayList<>();
        for (int number = 1; number <= 30; number++) {
            lessons.add(learning(number, "Refund lesson " + number, "refunds", 30 - number));
        }
        lessons.add(learning(31, "Of tours", "toursx3", 0));
        Layers layers =
                new Layers(() -> KNOWLEDGE, Shop.reader(SCHEMA), Library.NONE, asker -> lessons, column -> false);
        Context context = new Contexts(
                        layers,
                        Optional.of(Shop.index(KNOWLEDGE, SCHEMA)),
                        new EstimatedTokens(),
                        ContextLimits.DEFAULT,
                        Shop.CLOCK)
                .gather(Shop.question("How many refunds are open?"));
        assertThat(context.lessons())
                .hasSize(20)
                .first()
                .extracting(Learning::number)
                .isEqualTo(30);
        assertThat(context.memory()).hasSize(31);
        assertThat(context.cuts())
                .filteredOn(cut -> cut.layer() == Layer.LEARNINGS)
                .hasSize(10);
    }

    @Test
    void sensitive_columns_are_not_told() {
        Layers layers = new Layers(
                () -> KNOWLEDGE,
                Shop.reader(SCHEMA),
                Library.NONE,
                Lessons.NONE,
                column -> column.column().equals("amount_cents"));
        Context context = new Contexts(
                        layers,
                        Optional.of(Shop.index(KNOWLEDGE, SCHEMA)),
                        new EstimatedTokens(),
                        ContextLimits.DEFAULT,
                        Shop.CLOCK)
                .gather(Shop.question("How many refunds are open?"));
        assertThat(context.told().text()).contains("> refunds (").doesNotContain("amount_cents");
    }

    @Test
    void metrics_that_were_found_are_told_in_full_and_those_that_came_along_in_a_line() {
        Metric other = Metric.prose("Refund backlog", "Something else.", Optional.of("refunds"), "by hand");
        List<Metric> metrics = new ArrayList<>(KNOWLEDGE.metrics());
        metrics.add(other);
        Knowledge more = new Knowledge(
                KNOWLEDGE.tables(),
                metrics,
                KNOWLEDGE.rules(),
                KNOWLEDGE.gotchas(),
                KNOWLEDGE.glossary(),
                KNOWLEDGE.calendar(),
                KNOWLEDGE.patterns(),
                KNOWLEDGE.documents());
        Context context =
                Shop.contexts(more, SCHEMA, ContextLimits.DEFAULT).gather(Shop.question("How many refunds are open?"));
        assertThat(context.told().text())
                .contains("> Open refunds (refunds): How many refunds are open. | = count(*)")
                .contains("> Refund backlog (refunds): Something else.\n");
        assertThat(context.knowledge().metrics()).contains(other);
    }
}
