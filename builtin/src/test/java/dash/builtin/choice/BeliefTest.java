package dash.builtin.choice;

import static org.assertj.core.api.Assertions.assertThat;

import dash.builtin.query.Asked;
import dash.builtin.query.Occurrence;
import dash.builtin.query.Term;
import dash.builtin.readings.SchemaReading;
import dash.builtin.readings.chart.Feature;
import dash.builtin.sql.Rendered;
import dash.builtin.words.Words;
import dash.knowledge.Knowledge;
import dash.schema.RelationName;
import dash.schema.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BeliefTest {

    private static final String QUESTION = "How many parcels weigh more than 20 kilos?";

    private static final String KEEPS = "SELECT count(*) FROM parcels WHERE weight > 20";
    private static final String DROPS = "SELECT count(*) FROM parcels";

    private static final Belief BELIEF = new Belief(Weights.read(
            List.of("# by hand", "", "start 2", "cost -1", "lost-number -3", "threshold 0.6", "step-in 0.2")));

    @Test
    void the_weights_file_is_read_with_its_threshold() {
        Weights weights = Weights.fitted();
        assertThat(weights.of("cost")).isNegative();
        assertThat(weights.threshold()).isBetween(0.1, 0.9);
        assertThat(weights.stepIn()).isLessThan(weights.threshold());
    }

    @Test
    void evidence_that_the_file_does_not_name_weighs_nothing() {
        assertThat(BELIEF.probability(Map.of("nobody knows this", 5.0))).isEqualTo(BELIEF.probability(Map.of()));
    }

    @Test
    void a_reading_that_drops_a_number_of_the_question_is_less_probable() {
        assertThat(believed(QUESTION, reading(0.5, KEEPS)).getFirst().belief())
                .isGreaterThan(
                        believed(QUESTION, reading(0.5, DROPS)).getFirst().belief());
    }

    /** The reader itself tells of it: as lost, in the cost, and among the words that it ignored. */
    @Test
    void a_reading_that_drops_a_number_of_the_question_is_not_believed() {
        List<Float> features = new ArrayList<>(Collections.nCopies(Feature.values().length, 0f));
        features.set(List.of(Feature.values()).indexOf(Feature.LOST), 1f);
        SchemaReading dropping = new SchemaReading(reading(4.0, DROPS).reading().asked(), 4.0, features, List.of("20"));
        List<Candidate.OfSchema> byCost = List.of(new Candidate.OfSchema(dropping, new Rendered.Sql(DROPS, Map.of())));
        assertThat(chosen(Belief.fitted().weighed(QUESTION, Words.of(QUESTION), byCost)))
                .isInstanceOf(Choice.None.class);
    }

    @Test
    void a_reading_with_nothing_against_it_is_believed() {
        List<Candidate.OfSchema> byCost = List.of(reading(0.1, KEEPS));
        assertThat(chosen(Belief.fitted().weighed(QUESTION, Words.of(QUESTION), byCost)))
                .isInstanceOf(Choice.Sure.class);
    }

    @Test
    void the_most_probable_reading_comes_first_even_where_it_costs_more() {
        assertThat(believed(QUESTION, reading(0.2, DROPS), reading(0.6, KEEPS)))
                .extracting(candidate -> candidate.sql().sql())
                .containsExactly(KEEPS, DROPS);
    }

    @Test
    void of_two_that_are_as_probable_the_cheaper_one_comes_first() {
        Belief blind = new Belief(Weights.read(List.of("start 1")));
        assertThat(blind.weighed(QUESTION, Words.of(QUESTION), List.of(reading(0.1, DROPS), reading(0.4, KEEPS))))
                .extracting(candidate -> candidate.sql().sql())
                .containsExactly(DROPS, KEEPS);
    }

    @Test
    void a_year_within_a_date_is_not_lost() {
        String question = "parcels of 2024";
        String sql = "SELECT * FROM parcels WHERE sent_at >= DATE '2024-01-01' AND sent_at < DATE '2025-01-01'";
        assertThat(evidence(question, sql)).containsEntry("lost-number", 0.0);
    }

    @Test
    void words_that_ask_for_something_are_held_against_the_statement() {
        assertThat(evidence("average weight of each depot", "SELECT weight FROM parcels"))
                .containsEntry("lost-average", 1.0)
                .containsEntry("lost-grouping", 1.0)
                .containsEntry("lost-negation", 0.0);
    }

    private static Map<String, Double> evidence(String question, String sql) {
        return new Evidence(question, Words.of(question))
                .of(List.of(reading(0, sql)))
                .getFirst();
    }

    private static List<Candidate.OfSchema> believed(String question, Candidate.OfSchema... byCost) {
        return BELIEF.weighed(question, Words.of(question), List.of(byCost));
    }

    private static Choice chosen(List<Candidate.OfSchema> readings) {
        return new Chooser(Knowledge.EMPTY).choose(List.of(), List.of(), List::of, false, () -> readings);
    }

    private static Candidate.OfSchema reading(double cost, String sql) {
        Occurrence parcels = Occurrence.of(new Table(
                new RelationName("public", "parcels"),
                Table.Kind.TABLE,
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                "",
                -1,
                Optional.empty()));
        Asked asked = new Asked(
                parcels,
                List.of(new Asked.Output(Term.Figure.count(parcels), "")),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                0,
                false,
                Optional.empty());
        List<Float> features = Collections.nCopies(Feature.values().length, 0f);
        return new Candidate.OfSchema(
                new SchemaReading(asked, cost, features, List.of()), new Rendered.Sql(sql, Map.of()));
    }
}
