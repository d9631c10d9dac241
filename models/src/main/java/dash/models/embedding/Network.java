package dash.models.embedding;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.LongBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The trained network, loaded. Sessions of onnxruntime are safe for many threads. */
final class Network {

    /** As long as the models' own tokenizers allow; the rest of a text would not be read. */
    private static final int MOST_PIECES = 128;

    private final Weights weights;
    private final WordPiece tokenizer;
    private final OrtEnvironment environment;
    private final OrtSession session;

    private Network(Weights weights, WordPiece tokenizer, OrtEnvironment environment, OrtSession session) {
        this.weights = weights;
        this.tokenizer = tokenizer;
        this.environment = environment;
        this.session = session;
    }

    /** Takes most of a second. */
    static Network load(Weights weights) {
        try (InputStream vocabulary = resource(weights.tokenizer());
                InputStream network = resource(weights.network())) {
            WordPiece tokenizer = WordPiece.read(vocabulary);
            OrtEnvironment environment = OrtEnvironment.getEnvironment();
            try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
                options.setIntraOpNumThreads(
                        Math.max(1, Math.min(4, Runtime.getRuntime().availableProcessors())));
                return new Network(
                        weights, tokenizer, environment, environment.createSession(network.readAllBytes(), options));
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (OrtException failure) {
            throw new IllegalStateException("the embedding model " + weights.model() + " does not load", failure);
        }
    }

    private static InputStream resource(String name) {
        return Objects.requireNonNull(Network.class.getResourceAsStream(name), name + " is missing in the jar");
    }

    /** One vector of length one a text. Texts of like length belong together: all are filled up to the longest. */
    float[][] run(List<String> texts) {
        long[][] pieces =
                texts.stream().map(text -> tokenizer.pieces(text, MOST_PIECES)).toArray(long[][]::new);
        int longest = 0;
        for (long[] row : pieces) {
            longest = Math.max(longest, row.length);
        }
        try {
            return run(pieces, longest);
        } catch (OrtException failure) {
            throw new IllegalStateException("the embedding model " + weights.model() + " failed", failure);
        }
    }

    private float[][] run(long[][] pieces, int longest) throws OrtException {
        long[] numbers = new long[pieces.length * longest];
        long[] mask = new long[numbers.length];
        for (int row = 0; row < pieces.length; row++) {
            System.arraycopy(pieces[row], 0, numbers, row * longest, pieces[row].length);
            Arrays.fill(mask, row * longest, row * longest + pieces[row].length, 1);
        }
        long[] shape = {pieces.length, longest};
        try (OnnxTensor input = OnnxTensor.createTensor(environment, LongBuffer.wrap(numbers), shape);
                OnnxTensor attention = OnnxTensor.createTensor(environment, LongBuffer.wrap(mask), shape);
                OnnxTensor types =
                        OnnxTensor.createTensor(environment, LongBuffer.wrap(new long[numbers.length]), shape)) {
            Map<String, OnnxTensor> inputs = new HashMap<>();
            inputs.put("input_ids", input);
            inputs.put("attention_mask", attention);
            inputs.put("token_type_ids", types);
            inputs.keySet().retainAll(session.getInputNames());
            try (OrtSession.Result result = session.run(inputs)) {
                return pooled((float[][][]) result.get(0).getValue(), pieces);
            }
        }
    }

    private float[][] pooled(float[][][] states, long[][] pieces) {
        float[][] vectors = new float[states.length][];
        for (int row = 0; row < states.length; row++) {
            int count = weights.pooling() == Weights.Pooling.MEAN ? pieces[row].length : 1;
            float[] sum = new float[Weights.DIMENSIONS];
            for (int piece = 0; piece < count; piece++) {
                for (int dimension = 0; dimension < sum.length; dimension++) {
                    sum[dimension] += states[row][piece][dimension];
                }
            }
            vectors[row] = ofLengthOne(sum);
        }
        return vectors;
    }

    private static float[] ofLengthOne(float[] vector) {
        double squares = 0;
        for (float value : vector) {
            squares += (double) value * value;
        }
        float length = (float) Math.sqrt(squares);
        for (int dimension = 0; length > 0 && dimension < vector.length; dimension++) {
            vector[dimension] /= length;
        }
        return vector;
    }
}
