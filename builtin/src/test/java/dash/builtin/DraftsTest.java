package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.context.Context;
import dash.knowledge.Item;
import dash.knowledge.Knowledge;
import dash.knowledge.Metric;
import dash.search.Values;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DraftsTest {

    @Test
    void a_draft_answers_where_nobody_wrote_anything() {
        assertThat(sql(Knowledge.of(List.of(), List.of(metric("Parcels", "count(*)")))))
                .contains("count(*)");
    }

    @Test
    void a_person_is_asked_first_even_where_a_draft_takes_in_more_words() {
        Item written = metric("Parcels sent", "count(*)").withSynonyms(List.of("parcels"));
        Item draft = metric("Number of parcels", "count(DISTINCT parcels.id)");
        assertThat(sql(Knowledge.of(List.of(written), List.of(draft)))).contains("count(*)");
    }

    private static String sql(Knowledge knowledge) {
        Context parcels = Parcels.context();
        Context context = new Context(knowledge, parcels.schema(), parcels.today(), List.of(), List.of());
        Transcript transcript = Transcript.open(Parcels.question("number of parcels"), context);
        return new BuiltinAnalyst(Values.NONE).next(transcript, Work.ALONE) instanceof Move.RunSql run
                ? run.sql()
                : "nothing";
    }

    private static Metric metric(String name, String expression) {
        return new Metric(
                name,
                "",
                Optional.empty(),
                Optional.of(expression),
                Optional.of("parcels"),
                List.of(),
                Optional.empty(),
                "",
                List.of(),
                "count",
                "",
                List.of(),
                List.of(),
                List.of(),
                "");
    }
}
