package dash.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import dash.analyst.Move;
import dash.analyst.Transcript;
import dash.analyst.Work;
import dash.search.Embedding;
import dash.search.Embeddings;
import dash.search.EmbeddingsInMemory;
import dash.search.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

final class SuggestionsTest {

    private final AtomicInteger computed = new AtomicInteger();

    /** Everything lies apart but what is given as alike. */
    private BuiltinAnalyst analyst(Map<String, float[]> alike) {
        Embeddings embeddings = new Embeddings(
                new Embedding() {
                    @Override
                    public String model() {
                        return "made up";
                    }

                    @Override
                    public int dimensions() {
                        return 3;
                    }

                    @Override
                    public float[] ofQuestion(String question) {
                        return alike.getOrDefault(question, new float[] {0, 0, 1});
                    }

                    @Override
                    public List<float[]> ofTexts(List<String> texts) {
                        computed.addAndGet(texts.size());
                        return texts.stream()
                                .map(text -> alike.getOrDefault(text, new float[] {0, 1, 0}))
                                .toList();
                    }
                },
                new EmbeddingsInMemory());
        return new BuiltinAnalyst(Values.NONE, () -> Optional.of(embeddings), Optional::empty);
    }

    /** What is offered with the refusal. Vectors come in the background, so the first refusals may be without. */
    private static List<String> offered(BuiltinAnalyst analyst, String question) throws InterruptedException {
        List<String> offered = List.of();
        for (int patience = 0; patience < 200 && offered.isEmpty(); patience++) {
            Move move = analyst.next(Transcript.open(Parcels.question(question), Parcels.context()), Work.ALONE);
            assertThat(move).isInstanceOf(Move.Decline.class);
            offered = ((Move.Decline) move)
                    .closest().stream().map(run -> run.reading().inWords()).toList();
            Thread.sleep(patience < 20 ? 10 : 0);
        }
        return offered;
    }

    @Test
    void a_refusal_offers_the_name_that_an_unknown_word_may_mean() throws InterruptedException {
        float[] near = {1, 0, 0};
        BuiltinAnalyst analyst = analyst(Map.of("zorblings", near, "Freight income", near));
        assertThat(offered(analyst, "how tall are the zorblings?")).containsExactly("Freight income in July 2025");
    }

    @Test
    void a_word_that_is_as_near_to_two_names_offers_neither() throws InterruptedException {
        float[] near = {1, 0, 0};
        BuiltinAnalyst analyst = analyst(Map.of("zorblings", near, "Freight income", near, "Shipped parcels", near));
        assertThat(offered(analyst, "how tall are the zorblings?")).isEmpty();
    }

    @Test
    void names_are_computed_once() throws InterruptedException {
        float[] near = {1, 0, 0};
        BuiltinAnalyst analyst = analyst(Map.of("zorblings", near, "Freight income", near));
        offered(analyst, "how tall are the zorblings?");
        int first = computed.get();
        offered(analyst, "how wide are the zorblings?");
        assertThat(computed).hasValue(first);
    }
}
