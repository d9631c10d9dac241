package dash.server.route;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import dash.store.KeptAnswer;

/** The answers that requests name. */
public final class KeptAnswers {

    private KeptAnswers() {}

    /** The one that the path names, however far it is. */
    public static KeptAnswer any(Call call) {
        return any(call, call.path("answer"));
    }

    /** One that rests on the memory of another person is not there for this one. */
    public static KeptAnswer any(Call call, String id) {
        Desk desk = call.project().desk();
        return desk.store()
                .answers()
                .seenBy(call.person().name())
                .find(desk.name(), id)
                .orElseThrow(() -> unknown(
                        id,
                        "no answer of the project " + desk.name() + " is kept under this id",
                        "GET /api/projects/" + desk.name() + "/answers lists them"));
    }

    /** The same, of a question that is over. */
    public static KeptAnswer ended(Call call) {
        KeptAnswer kept = any(call);
        if (kept.running()) {
            throw unknown(
                    kept.id(), "the question is still being worked on, so there is no answer", "wait for its end");
        }
        return kept;
    }

    private static FaultException unknown(String id, String message, String next) {
        return FaultException.of(Code.ANSWER_UNKNOWN, Place.named("the answer"), id, message, next);
    }
}
