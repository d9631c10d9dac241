package dash.builtin.choice;

import dash.builtin.words.Token;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** How probable it is that a reading over the live schema is right, by the evidence and its fitted weights. */
public final class Belief {

    /** Whoever passes over a word that says which ones are meant has to be this sure of the rest. */
    private static final double SURE = 0.6;

    private final Weights weights;

    Belief(Weights weights) {
        this.weights = weights;
    }

    public static Belief fitted() {
        return new Belief(Weights.fitted());
    }

    /** From which probability on a reading is told, whatever its result takes from it. */
    public static double threshold() {
        return Weights.fitted().threshold();
    }

    /** The most probable first; of two that are alike the cheaper one. */
    public List<Candidate.OfSchema> weighed(String question, List<Token> tokens, List<Candidate.OfSchema> byCost) {
        List<Map<String, Double>> evidence = new Evidence(question, tokens).of(byCost);
        List<Candidate.OfSchema> weighed = new ArrayList<>();
        for (int index = 0; index < byCost.size(); index++) {
            weighed.add(byCost.get(index).believed(probability(evidence.get(index)), evidence.get(index)));
        }
        weighed.sort(Comparator.comparingDouble((Candidate.OfSchema each) -> -each.belief())
                .thenComparingDouble(each -> each.reading().cost()));
        return weighed;
    }

    public double probability(Map<String, Double> evidence) {
        double sum = weights.of(Weights.START);
        for (Map.Entry<String, Double> each : evidence.entrySet()) {
            sum += each.getValue() * weights.of(each.getKey());
        }
        double probability = 1 / (1 + Math.exp(-sum));
        boolean passedOver = evidence.getOrDefault("ignored-modifier", 0.0) > 0;
        return passedOver && probability < SURE ? probability / 2 : probability;
    }
}
