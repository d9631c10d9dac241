package dash.index;

import static org.assertj.core.api.Assertions.assertThat;

import dash.search.SearchDocument;
import dash.search.SearchDocument.Kind;
import dash.search.SearchDocument.Part;
import dash.search.SearchDocument.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvidenceTest {

    private static final SearchDocument BERTHS = new SearchDocument(
            "table:port.berths",
            Kind.TABLE,
            "berths",
            List.of(
                    Part.of(Role.NAME, "berths"),
                    Part.of(Role.PLACE, "port"),
                    Part.of(Role.COLUMN, "check_in"),
                    Part.of(Role.COLUMN, "länge_über_alles"),
                    new Part(Role.VALUE, "quay", "East Quay"),
                    Part.of(Role.PROSE, "Where boats lie for a night")),
            List.of());

    private final Words words = new Words();
    private final Evidence whole = Evidence.of(BERTHS, words);

    @Test
    void what_is_written_is_read_again() {
        assertThat(Evidence.read(whole.toBytes())).isEqualTo(whole);
    }

    @Test
    void of_a_document_only_the_place_and_the_lines_that_a_question_speaks_of_are_read() {
        assertThat(rolesOf("berth")).containsExactly(Role.NAME, Role.PLACE);
        assertThat(rolesOf("quay", "night")).containsExactly(Role.PLACE, Role.VALUE, Role.PROSE);
        assertThat(rolesOf("checkin")).containsExactly(Role.PLACE, Role.COLUMN);
        assertThat(rolesOf("uber")).containsExactly(Role.PLACE, Role.COLUMN);
        assertThat(rolesOf("eas", "east quay", "ber", "berths", "check_in")).containsExactly(Role.PLACE);
        assertThat(rolesOf()).containsExactly(Role.PLACE);
    }

    @Test
    void a_line_that_is_read_is_read_whole() {
        Evidence read = Evidence.about(new Said(List.of("quay")), whole.toBytes());
        assertThat(read.in(Role.VALUE))
                .containsExactlyElementsOf(whole.in(Role.VALUE).toList());
        assertThat(read.place()).isEqualTo("port");
    }

    private List<Role> rolesOf(String... stems) {
        return Evidence.about(new Said(List.of(stems)), whole.toBytes()).lines().stream()
                .map(Evidence.Line::role)
                .toList();
    }
}
