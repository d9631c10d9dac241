package dash.index;

import dash.search.Embedding;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A model that knows one thing: clients are customers. Every other word has a direction of its own. */
class WordsAsVectors implements Embedding {

    private final AtomicInteger computed;

    WordsAsVectors(AtomicInteger computed) {
        this.computed = computed;
    }

    @Override
    public String model() {
        return "words as vectors";
    }

    @Override
    public int dimensions() {
        return 64;
    }

    @Override
    public float[] ofQuestion(String question) {
        float[] vector = new float[dimensions()];
        for (String word : Words.parts(question.replace("clients", "customers"))) {
            vector[Math.floorMod(word.hashCode(), vector.length)] += 1;
        }
        double squares = 0;
        for (float value : vector) {
            squares += value * value;
        }
        for (int index = 0; index < vector.length; index++) {
            vector[index] /= (float) Math.sqrt(Math.max(1, squares));
        }
        return vector;
    }

    @Override
    public List<float[]> ofTexts(List<String> texts) {
        computed.addAndGet(texts.size());
        return texts.stream().map(this::ofQuestion).toList();
    }
}
