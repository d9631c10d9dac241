package dash.store.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Whether processes run, which is less than whether their number is taken. */
final class Processes {

    private Processes() {}

    /** A dead process that nobody has collected yet counts as dead; in some containers nobody ever does. */
    static boolean runs(ProcessHandle process) {
        return process.isAlive() && !isUncollected(process.pid());
    }

    static Optional<ProcessHandle> running(long pid) {
        return ProcessHandle.of(pid).filter(Processes::runs);
    }

    /** Where there is no /proc, there is an init that collects. */
    private static boolean isUncollected(long pid) {
        try {
            String stat = Files.readString(Path.of("/proc", String.valueOf(pid), "stat"));
            int state = stat.lastIndexOf(')') + 2;
            return state < stat.length() && "ZX".indexOf(stat.charAt(state)) >= 0;
        } catch (IOException noSuchFile) {
            return false;
        }
    }
}
