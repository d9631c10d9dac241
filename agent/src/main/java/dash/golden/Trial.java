package dash.golden;

import java.util.ArrayList;
import java.util.List;

/**
 * One wording of a golden question, to be asked once.
 *
 * @param number 0 for the question itself, then its paraphrases in their order
 */
public record Trial(GoldenQuestion golden, int number) {

    /** The questions in their order, each followed by its paraphrases where they are wanted. */
    public static List<Trial> of(List<GoldenQuestion> questions, boolean paraphrases) {
        List<Trial> trials = new ArrayList<>();
        for (GoldenQuestion golden : questions) {
            trials.add(new Trial(golden, 0));
            for (int number = 1; paraphrases && number <= golden.paraphrases().size(); number++) {
                trials.add(new Trial(golden, number));
            }
        }
        return trials;
    }

    /** The id of the question, with the number of the paraphrase behind a {@code #}. */
    public String id() {
        return number == 0 ? golden.id() : golden.id() + "#" + number;
    }

    public String wording() {
        return number == 0 ? golden.question() : golden.paraphrases().get(number - 1);
    }
}
