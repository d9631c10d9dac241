package dash.benchmarks.builtin;

import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;

/** {@code ./dash bench builtin}; {@link Options#USE} tells with what. */
public final class BuiltinMain {

    /** Where an engine that broke leaves its stack; kept, because settings of a logger that is let go are lost. */
    private static final Logger BROKEN = Logger.getLogger("dash.golden");

    private BuiltinMain() {}

    /** The root of the repository comes first, from the launcher. */
    public static void main(String[] arguments) {
        Logger.getLogger("").setLevel(Level.SEVERE);
        BROKEN.setLevel(Level.WARNING);
        try {
            new Run(Options.read(arguments), Path.of(arguments[0])).run();
        } catch (Options.WrongUse wrong) {
            System.err.println("dash: bench builtin " + wrong.getMessage() + ". Next: use " + Options.USE);
            System.exit(2);
        }
        System.exit(0);
    }
}
