package dash.databases.duckdb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dash.execute.Execution;
import dash.fault.FaultException;
import dash.schema.Column;
import dash.schema.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders of files that become tables. */
class DataFolderTest {

    @TempDir
    Path folder;

    @TempDir
    Path cache;

    private DuckdbSource open(String url) {
        return DuckSources.open(url, folder, cache);
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    private static List<String> rows(Execution execution) {
        return ((Execution.Ran) execution)
                .rows().rows().stream()
                        .map(row ->
                                row.stream().map(cell -> cell.plain()).toList().toString())
                        .toList();
    }

    @Test
    void files_of_every_kind_become_tables_with_exact_types() throws IOException {
        write("orders.csv", "id,amount,when,note\n1,1.50,2024-01-02,x\n2,2,2024-01-03,\n");
        write("Sales 2024.tsv", "day\tn\n2024-01-01\t3\n");
        write("people.json", "[{\"name\":\"Ada\",\"age\":36},{\"name\":\"Bo\"}]");
        write("events.ndjson", "{\"kind\":\"view\"}\n{\"kind\":\"buy\"}\n");
        write("mixed.csv", "code\n1\n2\nn/a\n");
        write("readme.txt", "not data");
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write("a,b\n1,x\n".getBytes(StandardCharsets.UTF_8));
        }
        Files.write(folder.resolve("packed.csv.gz"), packed.toByteArray());
        try (DuckdbSource source = open("duckdb:.")) {
            assertThat(source.schemas().schema().tables())
                    .extracting(table -> table.name().name())
                    .containsExactlyInAnyOrder("Sales_2024", "events", "mixed", "orders", "packed", "people");
            Table orders = source.schemas().schema().find("orders").orElseThrow();
            assertThat(orders.columns())
                    .extracting(Column::type)
                    .containsExactly("bigint", "double", "date", "varchar");
            assertThat(orders.rowEstimate()).isEqualTo(2);
            assertThat(source.schemas()
                            .schema()
                            .find("mixed")
                            .orElseThrow()
                            .columns()
                            .getFirst()
                            .type())
                    .isEqualTo("varchar");
            assertThat(rows(DuckSources.ask(source, "SELECT sum(Amount) FROM ORDERS")))
                    .containsExactly("[3.5]");
        }
    }

    @Test
    void a_column_that_tells_rows_apart_is_their_key_and_mixed_fields_are_texts() throws IOException {
        write("films.json", "[{\"title\":\"Up\",\"tags\":[1]},{\"title\":300,\"tags\":{\"a\":1}}]");
        write("shops.csv", "town,shop_id\nOslo,7\nOslo,8\n");
        write("pairs.csv", "a,b\n1,1\n1,1\n");
        try (DuckdbSource source = open("duckdb:.")) {
            Table films = source.schemas().schema().find("films").orElseThrow();
            assertThat(films.columns()).extracting(Column::type).containsExactly("varchar", "json");
            assertThat(rows(DuckSources.ask(source, "SELECT title FROM films ORDER BY title")))
                    .containsExactly("[300]", "[Up]");
            assertThat(source.schemas().schema().find("shops").orElseThrow().uniqueKeys())
                    .containsExactly(List.of("shop_id"));
            assertThat(source.schemas().schema().find("pairs").orElseThrow().uniqueKeys())
                    .isEmpty();
        }
    }

    @Test
    void a_changed_file_is_noticed_by_the_next_statement_and_the_next_look() throws IOException {
        write("t.csv", "a\n1\n");
        List<String> progress = new ArrayList<>();
        try (DuckdbSource source =
                new DuckdbSource(DuckSources.settings("duckdb:./*.csv", folder, cache, progress, entry -> {}))) {
            assertThat(rows(DuckSources.ask(source, "SELECT sum(a) FROM t"))).containsExactly("[1]");
            String before = source.schemas().schema().fingerprint();
            write("t.csv", "a,b\n1,x\n41,y\n");
            write("u.csv", "c\n1\n");
            assertThat(source.schemas().schema().fingerprint()).isNotEqualTo(before);
            assertThat(rows(DuckSources.ask(source, "SELECT sum(a), count(b) FROM t")))
                    .containsExactly("[42, 2]");
            try (var files = Files.list(cache)) {
                assertThat(files.filter(path -> path.toString().endsWith(".duckdb")))
                        .hasSize(1);
            }
        }
    }

    @Test
    void bad_files_are_named_with_the_reason() throws IOException {
        assertThatThrownBy(() -> open("duckdb:.").schemas().schema())
                .isInstanceOf(FaultException.class)
                .hasMessageContaining("no file here");
        write("a.csv", "");
        assertThatThrownBy(() -> open("duckdb:.").schemas().schema())
                .hasMessageContaining("a.csv", "the file is empty");
        write("a.csv", "a,b\n1,2\n3\n4,5,6\n");
        assertThatThrownBy(() -> open("duckdb:.").schemas().schema())
                .hasMessageContaining("a.csv")
                .hasMessageContaining("number of columns");
        Files.write(folder.resolve("a.csv"), new byte[] {(byte) 0xff, (byte) 0xfe, 0, 'x'});
        assertThatThrownBy(() -> open("duckdb:.").schemas().schema())
                .hasMessageContaining("a.csv")
                .hasMessageContaining("utf-8");
        write("a.csv", "x\n1\n");
        write("a.json", "[{\"x\":1}]");
        assertThatThrownBy(() -> open("duckdb:.").schemas().schema())
                .hasMessageContaining("two files")
                .hasMessageContaining("a.json");
        assertThatThrownBy(() -> open("duckdb:./nowhere").schemas().schema()).hasMessageContaining("no file here");
        write("b.parquet", "not parquet");
        assertThatThrownBy(() -> open("duckdb:./*.parquet").schemas().schema())
                .hasMessageContaining("b.parquet")
                .hasMessageContaining("Parquet");
        assertThatThrownBy(() -> open("duckdb:./none.duckdb").schemas().schema())
                .hasMessageContaining("no such");
        assertThatThrownBy(() -> open("duckdb://host/db")).isInstanceOf(FaultException.class);
    }

    @Test
    void the_shared_formula_1_files_load_with_the_types_of_their_schema() throws IOException {
        Path shared = DuckSources.shared("data/f1");
        try (DuckdbSource source = DuckSources.open("duckdb:" + shared + "/*.csv", folder, cache)) {
            assertThat(source.schemas().schema().tables()).hasSize(5);
            assertThat(rows(DuckSources.ask(source, """
                    SELECT name, count(*) AS wins FROM race_wins_1950_to_2020
                    GROUP BY ALL ORDER BY wins DESC, name LIMIT 2""")))
                    .containsExactly("[Lewis Hamilton, 95]", "[Michael Schumacher, 91]");
        }
    }
}
