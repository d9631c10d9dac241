package dash.golden;

import java.util.ArrayList;
import java.util.List;

/**
 * What golden questions say about a learning.
 *
 * @param asked how many were asked again with it and without it
 */
public record Proof(int asked, List<Witnessed> witnesses) {

    /** One golden question that has something to say. */
    public record Witnessed(String question, boolean supports, String reason) {}

    public Proof {
        witnesses = List.copyOf(witnesses);
    }

    public List<Witnessed> supporting() {
        return witnesses.stream().filter(Witnessed::supports).toList();
    }

    public List<Witnessed> refuting() {
        return witnesses.stream().filter(witness -> !witness.supports()).toList();
    }

    /** At least one was touched, and none got worse. */
    public boolean holds() {
        return refuting().isEmpty() && !supporting().isEmpty();
    }

    public boolean isRefuted() {
        return !refuting().isEmpty();
    }

    Proof plus(List<Witnessed> further) {
        List<Witnessed> all = new ArrayList<>(witnesses);
        all.addAll(further);
        return new Proof(asked, all);
    }
}
