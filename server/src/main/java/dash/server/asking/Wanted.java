package dash.server.asking;

import dash.answer.Answer;
import dash.ask.Listener;
import dash.project.talk.Talk;
import dash.question.Cancellation;

/**
 * Something to be worked on.
 *
 * @param title what a new conversation would be called
 * @param talk the conversation that it belongs to, and its place there; without one a new one begins
 */
record Wanted(String title, Talk talk, Work work) {

    /** Works on it, telling what happens, until it is done or called off. */
    @FunctionalInterface
    interface Work {
        Answer answer(Listener listener, Cancellation cancellation);
    }
}
