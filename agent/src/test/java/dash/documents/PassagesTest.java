package dash.documents;

import static org.assertj.core.api.Assertions.assertThat;

import dash.knowledge.Document;
import java.util.List;
import org.junit.jupiter.api.Test;

class PassagesTest {

    @Test
    void a_text_is_cut_at_headings_and_every_passage_knows_its_headings_and_its_line() {
        List<Passage> passages = cut("""
                # Handbook

                Intro.

                ## Refunds

                Within 30 days.

                ### Exceptions

                None.

                ## Year

                Ends in January.
                """);
        assertThat(passages)
                .extracting(Passage::label)
                .containsExactly("Handbook", "Handbook: Refunds", "Handbook: Refunds › Exceptions", "Handbook: Year");
        assertThat(passages)
                .extracting(Passage::place)
                .containsExactly(
                        "documents/handbook.md, line 3",
                        "documents/handbook.md, line 7",
                        "documents/handbook.md, line 11",
                        "documents/handbook.md, line 15");
    }

    @Test
    void a_table_is_never_cut_however_long_it_is() {
        String table = "| plan | price |\n|---|---|\n" + "| seedling | 29 |\n".repeat(200);
        List<Passage> passages = cut("# Prices\n\n" + "Words. ".repeat(150) + "\n\n" + table + "\nAfter it.");
        assertThat(passages)
                .filteredOn(passage -> passage.text().contains("|"))
                .singleElement()
                .satisfies(passage -> {
                    assertThat(passage.text().lines().filter(line -> line.startsWith("|")))
                            .hasSize(202);
                    assertThat(passage.label()).isEqualTo("Handbook: Prices");
                });
    }

    @Test
    void a_block_of_code_is_whole_and_a_hash_in_it_is_no_heading() {
        List<Passage> passages = cut("""
                ## How to

                ```sh
                # this is a comment

                run --it
                ```

                Done.
                """);
        assertThat(passages)
                .singleElement()
                .satisfies(
                        passage -> assertThat(passage.text()).contains("```sh\n# this is a comment\n\nrun --it\n```"));
    }

    @Test
    void a_fence_that_is_never_closed_reaches_to_the_end() {
        assertThat(cut("```\n# no heading\n\ntext"))
                .singleElement()
                .satisfies(passage -> assertThat(passage.headings()).isEmpty());
    }

    @Test
    void a_long_paragraph_is_cut_between_sentences() {
        List<Passage> passages = cut("A sentence of some length stands here. ".repeat(80));
        assertThat(passages)
                .hasSizeGreaterThan(2)
                .allSatisfy(passage -> assertThat(passage.text())
                        .hasSizeLessThanOrEqualTo(1200)
                        .endsWith("."));
    }

    @Test
    void an_underlined_line_is_a_heading() {
        assertThat(cut("Refunds\n=======\n\nWithin 30 days.\n\nWhen\n---\n\nSoon."))
                .extracting(Passage::label)
                .containsExactly("Handbook: Refunds", "Handbook: Refunds › When");
    }

    @Test
    void a_text_with_pages_knows_the_page() {
        List<Passage> passages = Passages.of(new Document("Terms", "terms.pdf", "First.\n\f\n# Second part\n\nMore."));
        assertThat(passages)
                .extracting(Passage::place)
                .containsExactly("documents/terms.pdf, page 1", "documents/terms.pdf, page 2");
    }

    @Test
    void what_a_server_brought_stands_where_the_server_says() {
        assertThat(Passages.of(new Document("Page", "wiki://refunds", "Text.")))
                .extracting(Passage::place)
                .containsExactly("wiki://refunds");
    }

    @Test
    void a_text_of_nothing_has_no_passages() {
        assertThat(cut("")).isEmpty();
        assertThat(cut("# Only a heading\n\n   \n")).isEmpty();
    }

    private static List<Passage> cut(String text) {
        return Passages.of(new Document("Handbook", "handbook.md", text));
    }

    @Test
    void a_first_line_that_is_the_title_is_not_told_again() {
        assertThat(Passages.of(new Document("Opening hours", "hours.txt", "Opening hours\n\nFrom nine to five.")))
                .singleElement()
                .satisfies(passage -> {
                    assertThat(passage.text()).isEqualTo("From nine to five.");
                    assertThat(passage.place()).isEqualTo("documents/hours.txt, line 3");
                });
    }
}
