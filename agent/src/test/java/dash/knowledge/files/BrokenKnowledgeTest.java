package dash.knowledge.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BrokenKnowledgeTest {

    @TempDir
    private Path root;

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(delimiter = '|', quoteCharacter = '\0', textBlock = """
            tables/a.json   | {"table_name": "a", "use_case": []}               | KNOWLEDGE_BROKEN tables/a.json:1:33: a table has no key of this name; the nearest known one is use_cases (use_case)
            tables/a.json   | {"table_description": "no name"}                  | tables/a.json:1:1: a table needs the key table_name
            tables/a.json   | {"table_name": "  "}                              | tables/a.json:1:16: the key table_name of a table is empty
            tables/a.json   | {"table_name": "orders; DROP TABLE orders; --"}   | this cannot be the name of a table or column (orders; DROP TABLE orders; --)
            tables/a.json   | {"table_name": "a", "use_cases": "one"}           | tables/a.json:1:34: use_cases is a list, here is a text
            tables/a.json   | {"table_name": "a", "use_cases": [1]}             | use_cases is a text, here is a number; put it in quotes
            tables/a.json   | {"table_name": "a", "table_name": "b"}            | tables/a.json:1:21: the key is there twice (table_name)
            tables/a.json   | {"table_name": "a"} {"table_name": "b"}           | tables/a.json:1:21: there is more after the end
            tables/a.json   | {"table_name": "a\\u0000"}                        | a text holds a character that cannot be kept: U+0000
            tables/a.json   | {"table_name": "a\\ud800"}                        | a character that cannot be kept: U+D800
            tables/a.json   | ["table"]                                         | a table is an object, here is a list
            tables/a.json   |                                                   | tables/a.json:1:1: the file is empty
            tables/a.yaml   | table_name: NO                                    | 0 faults
            tables/a.yaml   | table_name: 1.10                                  | table_name is a text, here is a number; put it in quotes
            tables/a.yaml   | use_cases: [&x a, *x]                             | anchors and aliases are not read here
            tables/a.yaml   | table_name: [a                                    | KNOWLEDGE_BROKEN tables/a.yaml:1:
            metrics/a.json  | {"name": "m", "expression": "count(*)"}           | an expression needs the key table
            metrics/a.json  | {"name": "m", "sql_template": "SELECT {{Bad One}}"} | a variable is written {{like_this}}
            metrics/a.json  | {"name": "m", "dimensions": ["a", "x.A"]}         | two dimensions have the same word
            business/a.json | {"calendar": {"time_zone": "Mars/Crater"}}        | time_zone is a time zone such as Europe/Berlin (Mars/Crater)
            business/a.json | {"calendar": {"today": "2024-02-30"}}             | business/a.json:1:24: today is a date such as 2025-06-30 (2024-02-30)
            business/a.json | {"metrics": [{"name": "MRR", "definition": "a"}, {"name": "mrr", "definition": "b"}]} | KNOWLEDGE_DUPLICATE business/a.json:1:50: two definitions of one metric disagree; the other is in business/a.json:1:14
            business/a.json | {"glossary": [{"term": "Café"}, {"term": "Cafe\\u0301"}]} | a glossary entry of this name is already in business/a.json:1:15
            queries/a.json  | {}                                                | a query pattern stands in a file that ends in .sql
            table/a.json    | {"table_name": "a"}                               | Did you mean tables/?
            documents/a.docx | x                                                | a document ends in .md, .txt or .pdf
            """)
    void a_broken_file_is_told_with_its_place_and_reason(String file, String text, String expected) {
        String content = text == null ? "" : text.replace("\\\\", "\\");
        assertThat(new Folder(root).with(file, content).fault()).contains(expected);
    }

    @Test
    void file_names_that_differ_only_by_case_or_unicode_form_are_refused() {
        Folder folder = new Folder(root)
                .with("documents/caf\u00e9.md", "x")
                .with("documents/cafe\u0301.md", "x")
                .with("tables/Orders.json", "{\"table_name\": \"a\"}")
                .with("tables/orders.json", "{\"table_name\": \"b\"}");
        assertThat(folder.faults())
                .extracting(fault -> fault.code().name())
                .containsExactly("KNOWLEDGE_DUPLICATE", "KNOWLEDGE_DUPLICATE");
    }

    @Test
    void two_files_for_one_table_are_refused() {
        Folder folder = new Folder(root)
                .with("tables/a.json", "{\"table_name\": \"Orders\"}")
                .with("tables/b.yaml", "table_name: orders");
        assertThat(folder.fault()).contains("KNOWLEDGE_DUPLICATE tables/b.yaml:1:1", "already in tables/a.json:1:1");
    }

    @Test
    void a_file_over_one_megabyte_is_refused() {
        Folder folder = new Folder(root).with("documents/a.md", "x".repeat((1 << 20) + 1));
        assertThat(folder.fault()).contains("KNOWLEDGE_UNREADABLE documents/a.md: the file is larger than 1 MB");
    }

    @Test
    void other_encodings_are_refused_and_a_byte_order_mark_is_not_text() {
        Folder folder = new Folder(root)
                .with("tables/a.json", "{\"table_name\": \"caf\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1))
                .with("tables/b.json", "\uFEFF{\"table_name\": \"b\"}");
        assertThat(folder.fault()).contains("tables/a.json: the file is not UTF-8");
    }

    @Test
    void deep_nesting_ends_in_a_fault_and_not_in_a_stack_overflow() {
        Folder folder = new Folder(root).with("tables/a.json", "{\"table_name\":" + "[".repeat(200_000));
        assertThat(folder.fault()).contains("KNOWLEDGE_BROKEN tables/a.json:1:");
    }

    @Test
    void a_link_out_of_the_folder_is_refused() throws IOException {
        Path secret = Files.writeString(root.resolve("secret.json"), "{\"table_name\": \"secret\"}");
        Path folder = Files.createDirectories(root.resolve("knowledge/tables"));
        Files.createSymbolicLink(folder.resolve("a.json"), secret);
        Files.createSymbolicLink(root.resolve("knowledge/documents"), root);
        assertThat(new Folder(root.resolve("knowledge")).faults())
                .extracting(fault -> fault.place().inWords() + " " + fault.message())
                .containsExactly("documents a symbolic link", "tables/a.json a symbolic link");
    }

    @Test
    void a_very_long_unknown_key_is_refused_at_once() {
        String key = "k".repeat(40_000);
        assertThat(new Folder(root)
                        .with("tables/a.json", "{\"" + key + "\": 1}")
                        .fault())
                .contains("a table has no key of this name");
    }
}
