package dash.builtin;

import static dash.builtin.BareSchema.table;
import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A source that folds names to lower case leaves no seam between their words. */
final class RunTogetherTest {

    private static final BareSchema HOSTEL = new BareSchema(
            "hostel",
            List.of(
                    table(
                            "guest",
                            "hosgueid int, hosguename text, hosgueemail text?, hosguecity text, hosguebirthdate date",
                            ""),
                    table(
                            "stay",
                            "hosstaid int, hosstagueid int, hosstaarrivaldate date, hosstapaidamount numeric",
                            "hosstagueid guest hosgueid")),
            Map.of("guest.hosguecity", List.of("Oslo", "Lima")));

    @Test
    void columns_are_called_by_what_comes_behind_their_common_beginning() {
        assertThat(sql("How many guests have no email?"))
                .isEqualTo("SELECT count(*) AS number_of_guest FROM guest WHERE hosgueemail IS NULL");
        assertThat(sql("What is the total paid amount of stays by arrival date?"))
                .contains("sum(hosstapaidamount)", "GROUP BY hosstaarrivaldate");
        assertThat(sql("How many guests are there in each city?")).contains("GROUP BY hosguecity");
    }

    private static String sql(String question) {
        Move move = HOSTEL.ask(question, List.of());
        assertThat(move).as(question + " " + move).isInstanceOf(Move.RunSql.class);
        return ((Move.RunSql) move).sql().replaceAll("\\s+", " ");
    }
}
