package dash.search;

import java.util.List;

/**
 * Turns texts into vectors of length one whose nearness is nearness of meaning. Safe for many threads.
 *
 * <p>Questions and texts are told apart because some models want to know which of the two they read.
 */
public interface Embedding {

    /** Changes whenever the same text would get another vector; kept vectors of another model are of no use. */
    String model();

    int dimensions();

    float[] ofQuestion(String question);

    /** One vector a text, in order. */
    List<float[]> ofTexts(List<String> texts);
}
