package dash.builtin;

import static dash.builtin.BareSchema.explained;
import static dash.builtin.BareSchema.table;
import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a comment writes out goes before what the same letters stand for elsewhere. */
final class ShortNamesTest {

    private static final BareSchema PIER = new BareSchema(
            "pier",
            List.of(
                    table("brth", "brth_id text, quay text, len_m numeric", ""),
                    explained(
                            table("mooring", "mooring_no int, brth_id text, stat text", "brth_id brth brth_id"),
                            "stat",
                            "F = finished, B = at berth")),
            Map.of());

    @Test
    void comments_tell_what_is_short_for_what() {
        assertThat(sql("How many berths are there?")).isEqualTo("SELECT count(*) AS number_of_brth FROM brth");
        assertThat(sql("How many moorings are finished?"))
                .isEqualTo("SELECT count(*) AS number_of_mooring FROM mooring WHERE stat = 'F'");
    }

    private static String sql(String question) {
        Move move = PIER.ask(question, List.of());
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        return ((Move.RunSql) move).sql().replaceAll("\\s+", " ");
    }
}
