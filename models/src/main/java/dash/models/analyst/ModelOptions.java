package dash.models.analyst;

import dash.models.analyst.prompt.Slot;
import java.time.Clock;
import java.util.Set;

/**
 * How a model is used.
 *
 * @param rowsToModel the most rows of a result that a model is shown
 * @param reasoning think in steps, and compute the answer a second way
 * @param candidates how many drafts are compared; 1 is an ordinary conversation
 * @param additional what the project wants said in every conversation
 * @param location where the person is; told only when its slot is on
 */
public record ModelOptions(
        int rowsToModel,
        boolean reasoning,
        int candidates,
        Set<Slot> slots,
        String additional,
        String location,
        Clock clock) {

    public static final int MOST_CANDIDATES = 5;
    public static final ModelOptions DEFAULT = new ModelOptions(50, false, 1, Slot.DEFAULT, "", "", Clock.systemUTC());

    public ModelOptions {
        slots = Set.copyOf(slots);
        if (rowsToModel < 0 || candidates < 1 || candidates > MOST_CANDIDATES) {
            throw new IllegalArgumentException(rowsToModel + " rows and " + candidates + " candidates; from 1 to "
                    + MOST_CANDIDATES + " are possible");
        }
    }

    public ModelOptions withRows(int most) {
        return new ModelOptions(most, reasoning, candidates, slots, additional, location, clock);
    }

    public ModelOptions withReasoning(boolean wanted) {
        return new ModelOptions(rowsToModel, wanted, candidates, slots, additional, location, clock);
    }

    public ModelOptions withCandidates(int number) {
        return new ModelOptions(rowsToModel, reasoning, number, slots, additional, location, clock);
    }

    public ModelOptions withSlots(Set<Slot> filled) {
        return new ModelOptions(rowsToModel, reasoning, candidates, filled, additional, location, clock);
    }

    public ModelOptions withAdditional(String text) {
        return new ModelOptions(rowsToModel, reasoning, candidates, slots, text, location, clock);
    }

    public ModelOptions withLocation(String place) {
        return new ModelOptions(rowsToModel, reasoning, candidates, slots, additional, place, clock);
    }

    public ModelOptions withClock(Clock other) {
        return new ModelOptions(rowsToModel, reasoning, candidates, slots, additional, location, other);
    }
}
