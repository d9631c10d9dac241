package dash.app.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Analyst;
import dash.analyst.Move;
import dash.analyst.Reading;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.answer.Answer;
import dash.answer.Status;
import dash.app.ask.Engine;
import dash.correct.Attempt;
import dash.doubt.Doubt;
import dash.learnings.Category;
import dash.learnings.Evidence;
import dash.learnings.Learning;
import dash.learnings.LearningChange;
import dash.learnings.Lesson;
import dash.learnings.Rule;
import dash.learnings.Trust;
import dash.testkit.ScriptedAnalyst;
import dash.testkit.TestDatabase;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same mistake is never made twice. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LearningLoopTest {

    private final TestDatabase database = Regatta.database();

    @AfterAll
    void close() {
        database.close();
    }

    static Stream<Mistake> failing() {
        return Mistake.FAILING.stream();
    }

    static Stream<Mistake> told() {
        return Mistake.TOLD.stream();
    }

    @ParameterizedTest
    @MethodSource("failing")
    void a_failure_is_learned_once_and_an_analyst_that_repeats_it_is_put_right_before_it_runs(Mistake mistake) {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Answer first = engine.learn(analyst(mistake, transcript -> false), mistake.question(), "ann");
            assertThat(first.status()).as(first.insight()).isEqualTo(Status.ANSWERED);
            assertThat(first.attempts()).hasSize(2);
            assertThat(first.learned()).as("lessons").hasSize(1);
            assertThat(kind(first.learned().getFirst())).isEqualTo(mistake.teaches());
            for (int round = 2; round <= 10; round++) {
                Answer again = engine.learn(analyst(mistake, transcript -> false), mistake.question(), "bob");
                assertThat(failures(again)).as("failures in round " + round).isEmpty();
                assertThat(again.provenance().learningsApplied()).hasSize(1);
                assertThat(again.result().orElseThrow().rows().rows())
                        .isEqualTo(first.result().orElseThrow().rows().rows());
            }
            assertThat(engine.memory().current().learnings()).singleElement().satisfies(learning -> {
                assertThat(learning.tally().applied()).isEqualTo(9);
                assertThat(learning.tally().helped()).isEqualTo(9);
                assertThat(learning.trust().status()).isEqualTo(Trust.Status.PROPOSED);
                assertThat(learning.trust().scope()).isEqualTo(new Trust.Scope.Project());
            });
        }
    }

    @ParameterizedTest
    @MethodSource("told")
    void what_ran_and_was_doubted_is_told_to_the_next_analyst_who_does_not_repeat_it(Mistake mistake) {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Answer first = engine.learn(analyst(mistake, LearningLoopTest::isTold), mistake.question(), "ann");
            assertThat(first.status()).as(first.insight()).isEqualTo(Status.ANSWERED);
            assertThat(first.attempts()).hasSize(2);
            assertThat(kind(first.learned().getFirst())).isEqualTo(mistake.teaches());
            for (int round = 2; round <= 10; round++) {
                Answer again = engine.learn(analyst(mistake, LearningLoopTest::isTold), mistake.question(), "ann");
                assertThat(failures(again)).as("failures in round " + round).isEmpty();
            }
            assertThat(engine.memory().current().learnings()).hasSize(1);
        }
    }

    @Test
    void ten_careless_rounds_of_every_mistake_leave_exactly_one_learning_for_each_lesson() {
        List<Mistake> all = Stream.concat(failing(), told()).toList();
        assertThat(all).hasSizeGreaterThanOrEqualTo(25);
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            for (int round = 0; round < 10; round++) {
                for (Mistake mistake : all) {
                    engine.learn(analyst(mistake, transcript -> false), mistake.question(), "ann");
                }
            }
            List<Learning> learnings = engine.memory().current().learnings();
            assertThat(learnings).as(titles(learnings)).hasSize(all.size());
        }
    }

    @Test
    void what_an_analyst_wants_to_remember_is_told_to_the_asker_and_to_nobody_else() {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Move remember =
                    new Move.Remember("Prizes", "Prizes are paid in cents.", List.of("results"), "data_quality");
            Answer first = engine.learn(
                    new ScriptedAnalyst(remember, run("SELECT count(*) FROM results"), new Move.Conclude()),
                    "How many results?",
                    "ann");
            assertThat(first.learned()).extracting(Learning::title).containsExactly("Prizes");
            assertThat(lessonsFor(engine, "ann")).containsExactly("Prizes");
            assertThat(lessonsFor(engine, "bob")).isEmpty();
        }
    }

    private static List<String> lessonsFor(Engine engine, String person) {
        ScriptedAnalyst analyst = ScriptedAnalyst.running("SELECT count(*) FROM results");
        engine.learn(analyst, "How many results?", person);
        return analyst.shown().getFirst().context().lessons().stream()
                .map(Learning::title)
                .toList();
    }

    @Test
    void a_rule_that_misleads_costs_no_answer_and_is_retired_after_three_failures() {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Mistake mistake = Mistake.FAILING.getFirst();
            engine.learn(analyst(mistake, transcript -> false), mistake.question(), "ann");
            Learning learned = engine.memory().current().learnings().getFirst();
            Rule wrong = new Rule.Replace(List.of("results"), "position = '1'", "position = 'x'::date");
            Lesson misleading = new Lesson(
                    "wrong", "wrong", Category.OTHER, Optional.of(wrong), List.of("results"), Optional.empty());
            engine.memory()
                    .change(
                            "ann",
                            memory -> List.of(new LearningChange(
                                    learned.with(misleading)
                                            .with(learned.trust().active("by mistake")),
                                    "edited",
                                    List.of())));
            for (int round = 0; round < 3; round++) {
                Answer answer = engine.learn(ScriptedAnalyst.running(mistake.right()), mistake.question(), "bob");
                assertThat(answer.status()).isEqualTo(Status.ANSWERED);
                assertThat(answer.attempts()).hasSize(1);
            }
            assertThat(engine.memory().current().learnings().getFirst().trust().status())
                    .isEqualTo(Trust.Status.RETIRED);
            assertThat(engine.memory().evidence(1))
                    .filteredOn(evidence -> evidence.kind() == Evidence.Kind.FAILED)
                    .hasSize(3);
        }
    }

    @Test
    void a_rule_that_changes_results_is_only_doubted_until_it_is_proven_and_then_kept_to() {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Mistake mistake = Mistake.TOLD.getFirst();
            engine.learn(analyst(mistake, transcript -> false), mistake.question(), "ann");
            Answer unproven = engine.learn(analyst(mistake, transcript -> false), mistake.question(), "bob");
            assertThat(unproven.attempts().getFirst().sql()).isEqualTo(mistake.wrong());
            assertThat(unproven.attempts().getFirst().ran().orElseThrow().doubts())
                    .extracting(Doubt::kind)
                    .contains(Doubt.Kind.LEARNING_NOT_HONOURED);
            engine.memory()
                    .change(
                            "ann",
                            memory -> memory.learnings().stream()
                                    .map(learning -> new LearningChange(
                                            learning.with(learning.trust().active("by a person")),
                                            "accepted",
                                            List.of()))
                                    .toList());
            Answer proven = engine.learn(analyst(mistake, transcript -> false), mistake.question(), "bob");
            assertThat(failures(proven)).isEmpty();
            assertThat(proven.attempts().getFirst().sql()).contains("WHERE results.state = 'finished'");
            assertThat(proven.provenance().filtersApplied()).hasSize(1);
            assertThat(proven.provenance().learningsApplied()).hasSize(1);
        }
    }

    @Test
    void a_statement_of_ones_own_is_run_as_it_stands() {
        try (Engine engine = new Engine(database, Regatta.knowledge())) {
            Mistake mistake = Mistake.FAILING.getFirst();
            engine.learn(analyst(mistake, transcript -> false), mistake.question(), "ann");
            Answer own = engine.learn(ScriptedAnalyst.running(mistake.wrong()), mistake.wrong(), "ann");
            assertThat(own.attempts().getFirst().sql()).isEqualTo(mistake.wrong());
            assertThat(own.attempts().getFirst().learnings()).isEmpty();
        }
    }

    private static String titles(List<Learning> learnings) {
        return learnings.stream().map(Learning::title).toList().toString();
    }

    private static String kind(Learning learning) {
        return learning.rule().map(rule -> rule.kind()).orElse("words");
    }

    private static List<Attempt> failures(Answer answer) {
        return answer.attempts().stream()
                .filter(attempt ->
                        attempt.ran().isEmpty() || !attempt.diagnoses().isEmpty())
                .toList();
    }

    private static boolean isTold(Transcript transcript) {
        return !transcript.context().lessons().isEmpty();
    }

    /** Makes its mistake unless it knows better, and repairs it when told. */
    private static Analyst analyst(Mistake mistake, Predicate<Transcript> knowsBetter) {
        return new Analyst() {
            @Override
            public String name() {
                return "scripted";
            }

            @Override
            public Move next(Transcript transcript, Work work) {
                if (transcript.attempts().isEmpty()) {
                    return run(knowsBetter.test(transcript) ? mistake.right() : mistake.wrong());
                }
                boolean good = transcript.attempts().getLast().ran().isPresent()
                        && transcript.attempts().getLast().diagnoses().isEmpty();
                return good || transcript.attempts().size() > 1 ? new Move.Conclude() : run(mistake.right());
            }
        };
    }

    private static Move run(String sql) {
        return new Move.RunSql(sql, Reading.UNKNOWN);
    }
}
