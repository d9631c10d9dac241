package dash.models.embedding;

/**
 * The models whose weights were tried; docs/decisions/0006-embedding-model.md has the numbers. Both are BERT encoders for
 * English with int8 weights and 384 dimensions.
 */
public enum Weights {
    ALL_MINILM_L6_V2("all-minilm-l6-v2-q", "all-minilm-l6-v2-q", Pooling.MEAN, ""),

    /** Trained with an instruction in front of questions, and to be read off the first token. */
    BGE_SMALL_EN_V15(
            "bge-small-en-v1.5-q",
            "bge-small-en-v1.5-q",
            Pooling.FIRST_TOKEN,
            "Represent this sentence for searching relevant passages: ");

    /** How the vectors of the tokens become one. */
    enum Pooling {
        MEAN,
        FIRST_TOKEN
    }

    /** As the trained networks have it. */
    static final int DIMENSIONS = 384;

    private final String model;
    private final String file;
    private final Pooling pooling;
    private final String beforeQuestions;

    Weights(String model, String file, Pooling pooling, String beforeQuestions) {
        this.model = model;
        this.file = file;
        this.pooling = pooling;
        this.beforeQuestions = beforeQuestions;
    }

    String model() {
        return model;
    }

    String network() {
        return "/" + file + ".onnx";
    }

    String tokenizer() {
        return "/" + file + "-tokenizer.json";
    }

    Pooling pooling() {
        return pooling;
    }

    String beforeQuestions() {
        return beforeQuestions;
    }
}
