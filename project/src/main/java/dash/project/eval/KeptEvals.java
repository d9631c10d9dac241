package dash.project.eval;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.store.EvalRuns;
import dash.store.KeptRun;
import java.util.List;

/** Finds kept runs by what people write. */
public final class KeptEvals {

    private KeptEvals() {}

    /** The run whose id starts so; {@code last} is the newest. */
    public static KeptRun find(EvalRuns runs, String written) {
        List<KeptRun> found = written.equals("last")
                ? runs.latest(1)
                : !written.strip().matches("[0-9a-f-]{1,36}") ? List.of() : runs.startingWith(written.strip());
        if (found.size() == 1 || (!found.isEmpty() && found.getFirst().id().equals(written))) {
            return found.getFirst();
        }
        throw FaultException.of(
                Code.EVAL_UNKNOWN,
                Place.named("the run"),
                written,
                found.isEmpty() ? "no such run of this project is kept" : "more than one run starts with this id",
                "take the id from dash eval list");
    }
}
