package dash.project;

import dash.analyst.Analyst;
import dash.answer.Answer;
import dash.ask.Ask;
import dash.ask.Effort;
import dash.ask.Listener;
import dash.context.Contexts;
import dash.correct.Attempts;
import dash.learn.Learner;
import dash.project.file.ProjectFile;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.question.Cancellation;
import dash.question.Question;
import dash.store.Answers;
import dash.store.KeptAnswer;
import java.util.function.Supplier;

/**
 * Sends a question on its way, within what the project allows, and keeps the answer where it has to be kept.
 *
 * @param learner takes lessons out of what went wrong on the way
 * @param inbox where what cannot be answered waits for the curator
 */
record Answering(ProjectFile file, Attempts attempts, Supplier<Learner> learner, Answers answers, CuratorInbox inbox) {

    /** Learned from and kept; what cannot be answered is put to the curator. */
    Answer kept(
            Contexts contexts,
            Analyst who,
            Question question,
            Wish wish,
            Listener listener,
            Cancellation cancellation) {
        Answer answer = inbox.take(
                ask(contexts, who, learner.get()::learn).ask(question, wish.earlier(), listener, cancellation));
        keep(answer, wish);
        return answer;
    }

    Ask ask(Contexts contexts, Analyst who, Ask.Learning learning) {
        Effort effort = new Effort(
                file.moves(),
                file.corrections(),
                Effort.DEFAULT.time(),
                file.tokenLimits().perQuestion());
        return new Ask(contexts, who, attempts, file.limits(), effort, learning);
    }

    void keep(Answer answer, Wish wish) {
        KeptAnswer kept = KeptAnswer.of(
                answer.question(),
                wish.talk().conversation(),
                wish.talk().after(),
                answer.status().written(),
                Json.line(AnswerJson.of(answer)));
        if (wish.begun()) {
            answers.complete(kept);
        } else {
            answers.keep(kept);
        }
    }
}
