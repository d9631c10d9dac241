package dash.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dash.testkit.RepositoryRoot;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Locale;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;

class DemoDataTest {

    @Test
    void the_same_bytes_are_made_every_time() {
        assertThat(DemoCompany.data().checksum()).isEqualTo(DemoCompany.CHECKSUM);
        assertThat(DemoCompany.data().checksum()).isEqualTo(DemoCompany.CHECKSUM);
    }

    @Test
    void the_machines_language_and_time_zone_do_not_matter() {
        Locale language = Locale.getDefault();
        TimeZone zone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
            assertThat(DemoCompany.data().checksum()).isEqualTo(DemoCompany.CHECKSUM);
        } finally {
            Locale.setDefault(language);
            TimeZone.setDefault(zone);
        }
    }

    @Test
    void another_seed_makes_another_company() {
        assertThat(DemoData.make(1).checksum()).isNotEqualTo(DemoCompany.CHECKSUM);
    }

    @Test
    void there_are_fourteen_tables_and_about_two_hundred_thousand_rows() {
        DemoData data = DemoCompany.data();
        assertThat(data.tables()).extracting(TableRows::table).containsExactlyElementsOf(DemoCompany.tableNames());
        assertThat(data.tables()).hasSize(14);
        assertThat(data.tables().stream().mapToInt(TableRows::count).sum()).isBetween(195_000, 215_000);
    }

    @Test
    void the_guide_tells_how_many_rows_each_table_has() throws IOException {
        String guide = Files.readString(RepositoryRoot.path().resolve("docs/demo.md"));
        for (TableRows rows : DemoCompany.data().tables()) {
            String count = String.format(Locale.ROOT, "%,d", rows.count());
            assertThat(guide).contains("| `" + rows.table() + "` | " + count + " |");
        }
    }

    @Test
    void text_that_copy_would_misread_is_escaped() {
        TableRows rows = new TableRows("notes", "note");
        rows.add("a\tb\\N\nc");
        assertThat(rows.bytes()).asString().isEqualTo("a\\tb\\\\N\\nc\n");
    }
}
