package dash.project.curating;

import dash.answer.Answer;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.OpenProject;
import dash.project.render.Replay;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;

/** Runs the statement of an earlier answer again. */
public final class Replaying {

    private Replaying() {}

    /** What it says now, and how that stands to what it said then. */
    public record Replayed(Told now, Replay replay) {}

    public static Replayed replay(OpenProject project, Told before) {
        refuseWithoutStatement(before);
        Answer answer = project.again(before.text("sql"), new Cancellation());
        Told now = Told.of(Json.line(AnswerJson.of(answer)));
        return new Replayed(now, Replay.of(before, now));
    }

    public static void refuseWithoutStatement(Told before) {
        if (before.text("sql").isEmpty()) {
            throw FaultException.of(
                    Code.ANSWER_UNKNOWN,
                    Place.named("the id"),
                    before.text("id"),
                    "this question was not answered, so no statement can be run again",
                    "see dash show " + before.text("id"));
        }
    }
}
