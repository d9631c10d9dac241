package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.context.Context;
import dash.knowledge.Dimension;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A question may say what a metric is without saying what it is called. */
final class DescribedMetricTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What percentage of parcels was damaged on the way in 2024?",
                "Percentage of parcels damaged on the way, by region",
                "How many percent of parcels were damaged on the way?"
            })
    void a_metric_is_found_by_the_words_of_its_definition(String question) {
        Move.RunSql move = (Move.RunSql) ask(question);
        assertThat(move.sql()).contains("AS breakage");
        assertThat(move.reading().assumptions())
                .contains("The question does not name a metric; its words are those of Breakage.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "What percentage of parcels was stolen on the way in 2024?",
                "What percentage of invoices was damaged?",
                "How many parcels were late in 2024?"
            })
    void a_word_that_is_not_the_metrics_keeps_it_from_being_meant(String question) {
        assertThat(ask(question)).as(question).isInstanceOf(Move.Decline.class);
    }

    @Test
    void half_of_an_either_or_is_not_the_metric() {
        assertThat(ask("How many disputes were pending at depots?")).isInstanceOf(Move.Decline.class);
        assertThat(ask("How many disputes were pending or escalated at depots?"))
                .isInstanceOf(Move.RunSql.class);
    }

    private static Move ask(String question) {
        Context parcels = Parcels.context();
        Knowledge known = parcels.knowledge();
        List<Metric> metrics = new ArrayList<>(known.metrics());
        metrics.add(metric(
                "Breakage", "Percentage of parcels that were damaged on the way.", "100.0 * avg(weight)", "percent"));
        metrics.add(metric("Friction", "Disputes that are pending or escalated at depots.", "count(*)", "disputes"));
        Knowledge more = new Knowledge(
                known.tables(),
                metrics,
                known.rules(),
                known.gotchas(),
                known.glossary(),
                known.calendar(),
                known.patterns(),
                List.of());
        return Parcels.ask(question, new Context(more, parcels.schema(), parcels.today(), List.of(), List.of()));
    }

    private static Metric metric(String name, String definition, String expression, String unit) {
        return new Metric(
                name,
                definition,
                Optional.empty(),
                Optional.of(expression),
                Optional.of("parcels"),
                List.of(),
                Optional.of("sent_at"),
                "",
                List.of(Dimension.of("region: depots.region")),
                unit,
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
    }
}
