package dash.draft.from;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.knowledge.QueryPattern;
import dash.knowledge.TableKnowledge;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SqlFolderTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void a_statement_with_its_comment_becomes_a_pattern() {
        Docks.file(folder, "fees.sql", """
                -- Fees by kind of berth.
                -- Which kind brings most?
                SELECT kind, sum(fee) -- not; the end
                FROM berths WHERE kind <> 'a;b' GROUP BY kind;
                """);
        Told told = SqlFolder.read(folder, Docks.STATEMENTS);
        QueryPattern pattern = Docks.only(told, QueryPattern.class, "fees");
        assertThat(pattern.summary()).isEqualTo("Fees by kind of berth.");
        assertThat(pattern.questions()).containsExactly("Which kind brings most?");
        assertThat(pattern.tables()).containsExactly("berths");
        assertThat(pattern.sql()).startsWith("SELECT").endsWith("GROUP BY kind");
        assertThat(told.notices()).isEmpty();
    }

    @Test
    void what_writes_reads_other_tables_or_is_a_template_is_left_out_and_counted() {
        Docks.file(folder, "deep/many.sql", """
                SELECT 1 FROM ships; DELETE FROM ships; SELECT 1 FROM elsewhere;
                SELECT {{ column }} FROM ships; /* the last */ SELECT 2 FROM ships
                """);
        Told told = SqlFolder.read(folder, Docks.STATEMENTS);
        assertThat(told.items()).extracting(item -> item.label()).containsExactly("many_1", "many_5");
        assertThat(told.notices()).singleElement().asString().startsWith("3 statements of ");
    }

    @Test
    void files_of_the_same_name_in_different_folders_are_all_kept() {
        Docks.file(folder, "ann/count.sql", "SELECT count(*) FROM ships");
        Docks.file(folder, "bob/count.sql", "SELECT count(*) FROM berths");
        Docks.file(folder, "count.sql", "SELECT 3 FROM berths");
        assertThat(SqlFolder.read(folder, Docks.STATEMENTS).items())
                .extracting(item -> item.label())
                .containsExactly("count", "bob_count", "count_2");
    }

    @Test
    void a_folder_that_is_not_there_is_a_fault() {
        assertThatThrownBy(() -> SqlFolder.read(folder.resolve("none"), Docks.STATEMENTS))
                .hasMessageContaining("there is no such folder");
    }

    @Test
    void a_view_says_what_it_is_made_of() {
        TableKnowledge view =
                Docks.only(Views.read(Docks.schema(), Docks.STATEMENTS), TableKnowledge.class, "long_stays");
        assertThat(view.description()).isEqualTo("A view over berths.");
        assertThat(view.relatedTables())
                .singleElement()
                .satisfies(one -> assertThat(one.table()).isEqualTo("berths"));
    }
}
