package dash.project.curating;

import dash.answer.Answer;
import dash.ask.Listener;
import dash.project.OpenProject;
import dash.project.Wish;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.project.told.Told;
import dash.question.Cancellation;
import java.util.Optional;

/**
 * A question asked again after somebody taught, corrected or accepted something: what it was answered with before, and what it
 * is answered with now.
 *
 * @param before absent when nobody asked before
 */
public record AskedAgain(String question, Optional<Told> before, Told after) {

    /** Asked as its person, learned from and kept like any other question. */
    static AskedAgain of(OpenProject project, String question, Optional<Told> before) {
        Answer answer = project.ask(question, Wish.USUAL, Listener.SILENT, new Cancellation());
        return new AskedAgain(question, before, told(answer));
    }

    static Told told(Answer answer) {
        return Told.of(Json.line(AnswerJson.of(answer)));
    }

    /** Whether the answer is another one now. */
    public boolean isChanged() {
        return before.filter(told -> told.text("status").equals(after.text("status")))
                .filter(told -> told.text("sql").equals(after.text("sql")))
                .filter(told -> told.text("insight").equals(after.text("insight")))
                .isEmpty();
    }

    /** Whether a statement that was taught answered it. */
    public boolean isAsTaught() {
        return after.isAnswered() && after.text("analyst").equals("taught");
    }
}
