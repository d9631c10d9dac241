package dash.models.embedding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class InProcessEmbeddingTest {

    private static final InProcessEmbedding EMBEDDING = InProcessEmbedding.standard();

    @Test
    void texts_of_like_meaning_are_nearer_than_others() {
        float[] question = EMBEDDING.ofQuestion("Which clients bought the most?");
        List<float[]> texts =
                EMBEDDING.ofTexts(List.of("customers and their purchases", "weather stations by altitude"));
        assertThat(nearness(question, texts.get(0))).isGreaterThan(nearness(question, texts.get(1)) + 0.2);
    }

    @Test
    void a_vector_has_length_one_and_the_promised_dimensions() {
        float[] vector = EMBEDDING.ofQuestion("How many orders?");
        assertThat(vector).hasSize(EMBEDDING.dimensions());
        assertThat(nearness(vector, vector)).isCloseTo(1, within(1e-4));
    }

    @Test
    void a_text_gets_its_own_vector_whatever_stands_beside_it() {
        String text = "order items: order id, product id, quantity";
        List<float[]> beside = EMBEDDING.ofTexts(List.of("a", text, "a much longer text ".repeat(20)));
        assertThat(nearness(EMBEDDING.ofTexts(List.of(text)).getFirst(), beside.get(1)))
                .isGreaterThan(0.98);
    }

    @Test
    void endless_and_empty_texts_are_taken() {
        assertThat(EMBEDDING.ofTexts(List.of("", "word ".repeat(5_000), "x".repeat(5_000))))
                .hasSize(3);
    }

    @Test
    void words_are_cut_as_bert_cuts_them() {
        assertThat(WordPiece.words("Größe of order_items: 3.5€ (Zürich)\t東京"))
                .containsExactly(
                        "große", "of", "order", "_", "items", ":", "3", ".", "5€", "(", "zurich", ")", "東", "京");
    }

    private static double nearness(float[] one, float[] other) {
        double sum = 0;
        for (int index = 0; index < one.length; index++) {
            sum += (double) one[index] * other[index];
        }
        return sum;
    }
}
