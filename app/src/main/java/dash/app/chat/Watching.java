package dash.app.chat;

import dash.ask.Event;
import dash.ask.Listener;
import dash.correct.Attempt;
import dash.project.render.Moves;
import dash.project.render.Plain;
import java.io.PrintStream;

/** Shows a question on its way: what the analyst does, what it writes while it writes it, what went wrong. */
final class Watching implements Listener {

    private final PrintStream out;
    private boolean writing;

    Watching(PrintStream out) {
        this.out = out;
    }

    @Override
    public void on(Event event) {
        switch (event) {
            case Event.ReadAs read ->
                line("  · read as: " + Plain.of(read.question().text()));
            case Event.ContextGathered gathered -> line("  · thinking");
            case Event.Moved moved -> line("  · " + Moves.doing(moved.move()));
            case Event.Attempted(Attempt attempt) -> {
                if (attempt.ran().isEmpty()) {
                    attempt.diagnoses().stream()
                            .findFirst()
                            .ifPresent(wrong -> line("  · that did not work: " + Plain.of(wrong.message())));
                }
            }
            case Event.TextDelta(String text) -> write(text);
            case Event.ModelRetried retried -> line("  · " + Moves.retrying(retried));
            case Event.Incident(String what) -> line("  · " + Plain.of(what));
            case Event.Done done -> end();
            default -> {}
        }
    }

    private void write(String text) {
        if (!writing) {
            out.print("  ");
            writing = true;
        }
        out.print(Plain.of(text));
        out.flush();
    }

    private void line(String text) {
        end();
        out.println(text);
        out.flush();
    }

    private void end() {
        if (writing) {
            out.println();
            writing = false;
        }
    }
}
