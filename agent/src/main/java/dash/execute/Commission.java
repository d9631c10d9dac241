package dash.execute;

import dash.question.Asker;
import dash.question.Cancellation;
import dash.question.Door;

/**
 * For whom and for what a statement runs: what the audit log needs beside the statement itself.
 *
 * @param question the id of the question, or empty when a person ran SQL of their own
 */
public record Commission(
        String project, Asker asker, Door door, String question, Limits limits, Cancellation cancellation) {}
