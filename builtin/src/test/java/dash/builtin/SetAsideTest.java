package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.context.Context;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.knowledge.SetAside;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What people mean by the name of a metric does not change because the metric cannot be computed now. */
final class SetAsideTest {

    @ParameterizedTest
    @ValueSource(strings = {"How many parcels are there?", "shipped parcels in 2024", "parcels by depot"})
    void a_question_that_names_a_metric_out_of_use_is_declined_with_the_reason(String question) {
        assertThat(Parcels.ask(question, without("Shipped parcels")))
                .isInstanceOfSatisfying(
                        Move.Decline.class,
                        decline -> assertThat(decline.why())
                                .startsWith(
                                        "Shipped parcels no longer agrees with the source: parcels has no column status.")
                                .contains("dash check"));
    }

    @Test
    void other_metrics_are_answered_as_before() {
        String question = "What was freight income in 2024?";
        assertThat(Parcels.ask(question, without("Shipped parcels"))).isEqualTo(Parcels.ask(question));
    }

    private static Context without(String name) {
        Knowledge known = Parcels.knowledge();
        Metric aside = known.metric(name).orElseThrow();
        List<Item> left = Stream.of(
                        known.tables(),
                        known.metrics(),
                        known.rules(),
                        known.glossary(),
                        known.calendar().stream().toList(),
                        known.patterns())
                .<Item>flatMap(List::stream)
                .filter(item -> !item.equals(aside))
                .toList();
        Knowledge knowledge =
                Knowledge.of(left, List.of(), List.of(new SetAside(aside, "parcels has no column status")));
        Context all = Parcels.context();
        return new Context(knowledge, all.schema(), all.today(), List.of(), List.of());
    }
}
