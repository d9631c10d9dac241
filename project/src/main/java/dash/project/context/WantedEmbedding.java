package dash.project.context;

import dash.search.Embedding;
import java.util.List;
import java.util.function.BooleanSupplier;

/** Keeps an index from waking a model that nobody wants yet: without one it goes by words. */
record WantedEmbedding(Embedding embedding, BooleanSupplier wanted) implements Embedding {

    @Override
    public String model() {
        return embedding.model();
    }

    @Override
    public int dimensions() {
        return embedding.dimensions();
    }

    @Override
    public float[] ofQuestion(String question) {
        return wantedOne().ofQuestion(question);
    }

    @Override
    public List<float[]> ofTexts(List<String> texts) {
        return wantedOne().ofTexts(texts);
    }

    private Embedding wantedOne() {
        if (!wanted.getAsBoolean()) {
            throw new IllegalStateException("meanings are not wanted in this process");
        }
        return embedding;
    }
}
