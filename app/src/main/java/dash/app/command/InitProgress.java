package dash.app.command;

import dash.app.Console;
import dash.project.render.Plain;

/** Tells which table is being looked at, on standard error: on one line for a person, on lines of their own for a log. */
final class InitProgress {

    private final Console console;
    private boolean told;

    InitProgress(Console console) {
        this.console = console;
    }

    synchronized void step(String step) {
        tell(step + " …");
    }

    synchronized void table(String name, int number, int of) {
        tell(number + " of " + of + "  " + name);
    }

    private void tell(String text) {
        String plain = Plain.of(text);
        if (console.interactive()) {
            String cut = plain.substring(0, Math.min(plain.length(), console.width() - 1));
            console.err().print("\r\u001b[K" + cut);
            console.err().flush();
            told = true;
        } else {
            console.err().println(plain);
        }
    }

    /** Clears the line, before the result is printed. */
    synchronized void finish() {
        if (told) {
            console.err().print("\r\u001b[K");
            console.err().flush();
            told = false;
        }
    }
}
