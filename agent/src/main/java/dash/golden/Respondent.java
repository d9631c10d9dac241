package dash.golden;

import dash.answer.Answer;
import dash.question.Cancellation;

/**
 * Whoever is asked: a project with its knowledge, or the same with something left out or put in, to see what that is worth.
 * Must not keep or learn anything from being asked. Safe for many threads.
 */
@FunctionalInterface
public interface Respondent {

    Answer ask(String wording, Cancellation cancellation);
}
