package dash.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TableTest {

    private final Table boats = new Table(
            new RelationName("public", "boats"),
            Table.Kind.TABLE,
            Stream.of("Length", "mast", "MAST", "Mast")
                    .map(name -> new Column(name, "integer", true, "", List.of()))
                    .toList(),
            List.of(),
            List.of(),
            List.of(),
            "",
            -1,
            Optional.empty());

    @Test
    void a_column_is_found_as_it_is_spelled_or_when_only_one_differs_in_case() {
        assertThat(boats.column("LENGTH").map(Column::name)).contains("Length");
        assertThat(boats.column("Mast").map(Column::name)).contains("Mast");
        assertThat(boats.column("mAST")).isEmpty();
        assertThat(boats.column("draft")).isEmpty();
    }
}
