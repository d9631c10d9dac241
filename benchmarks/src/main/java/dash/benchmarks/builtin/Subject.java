package dash.benchmarks.builtin;

import java.nio.file.Path;
import java.util.List;

/**
 * A database, what is known about it, and questions.
 *
 * @param alias the name of a group of sets that it belongs to; its own name when it stands alone
 * @param database what it is called on the server
 * @param dumps files that its rows depend on
 * @param perDay whether its rows are dated relative to the day they are loaded
 * @param questions a file or a folder
 */
record Subject(String name, String alias, String database, List<Path> dumps, boolean perDay, Way way, Path questions) {

    /** How it becomes a project. */
    sealed interface Way {

        /** By {@code dash init} and nothing else. */
        record Init() implements Way {}

        /** With a folder of knowledge that people wrote. */
        record Known(Path project) implements Way {}

        /** The demo company, which Dash makes itself. */
        record Demo() implements Way {}
    }

    Subject {
        dumps = List.copyOf(dumps);
    }

    boolean isCalled(String wanted) {
        return name.equals(wanted) || alias.equals(wanted);
    }
}
