package dash.builtin.readings.chart;

import dash.builtin.query.Asked;
import dash.builtin.query.Term;
import dash.builtin.words.Token;
import java.util.List;

/** Whether somebody is asked for: "who" wants a name, and no number of a row. */
record Somebody(boolean wanted) {

    static Somebody in(List<Token> tokens) {
        return new Somebody(!tokens.isEmpty() && tokens.getFirst().is("who", "whom", "whose"));
    }

    boolean isMissing(Asked asked) {
        return wanted
                && asked.outputs().stream()
                        .noneMatch(output -> output.term() instanceof Term.Attribute told && World.isText(told));
    }
}
