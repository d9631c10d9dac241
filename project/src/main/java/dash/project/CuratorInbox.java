package dash.project;

import dash.answer.Answer;
import dash.answer.Status;
import dash.memory.CuratorQuestions;

/** Puts what cannot be answered to the curator: one entry for a cause, whoever asks. Nothing of a person's memory goes there. */
final class CuratorInbox {

    private final CuratorQuestions questions;

    CuratorInbox(CuratorQuestions questions) {
        this.questions = questions;
    }

    /** The answer, which says where its question waits. */
    Answer take(Answer answer) {
        boolean asked = answer.question().text().codePoints().anyMatch(Character::isLetter);
        if (answer.status() != Status.DECLINED || !answer.memory().isEmpty() || !asked) {
            return answer;
        }
        String why = answer.insight();
        CuratorQuestions.Open open = questions.open().stream()
                .filter(known -> known.why().equals(why))
                .findFirst()
                .orElseGet(() -> questions.ask(
                        answer.question().asker(), answer.question().typed(), why));
        return answer.withInsight(why + " This waits for the curator as question " + open.number() + ".");
    }
}
