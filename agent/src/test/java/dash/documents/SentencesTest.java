package dash.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SentencesTest {

    @Test
    void a_text_is_cut_where_a_sentence_ends_and_another_begins() {
        assertThat(Sentences.of("We refund the whole order, e.g. a probe. It costs $4.50 at most.\nNothing else! Why?"))
                .containsExactly(
                        "We refund the whole order, e.g. a probe.", "It costs $4.50 at most.", "Nothing else!", "Why?");
    }

    @Test
    void items_and_rows_are_sentences_of_their_own() {
        assertThat(Sentences.of(
                        "Plans:\n\n- **Seedling** for one\n  site\n- Grower\n\n| a | b |\n|---|---|\n| 1 | 2 |"))
                .containsExactly("Plans:", "Seedling for one site", "Grower", "a – b", "1 – 2");
    }

    @Test
    void a_beginning_is_made_of_whole_sentences() {
        List<String> sentences = List.of("One two three.", "Four five six.", "Seven.");
        assertThat(Sentences.beginning(sentences, 30)).isEqualTo("One two three. Four five six.");
        assertThat(Sentences.beginning(sentences, 5)).isEqualTo("One …");
    }

    @Test
    void rows_and_items_without_a_mark_are_kept_apart_and_fences_of_code_are_left_out() {
        assertThat(Sentences.joined(Sentences.of(
                        "| shop | hourly |\n| cloud | daily |\n\n```sql\nSELECT 1\n```\n\nSo it is. Always.")))
                .isEqualTo("shop – hourly · cloud – daily · SELECT 1 · So it is. Always.");
    }
}
