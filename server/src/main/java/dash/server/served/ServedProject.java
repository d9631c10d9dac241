package dash.server.served;

import dash.fault.Fault;
import dash.project.Desk;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

/** A project that is served: ready, or the reason why not yet. Safe for many threads. */
public final class ServedProject {

    /** How far it is. */
    public enum State {
        OPENING,
        READY,
        FAILED
    }

    /** Looking at the files of the knowledge before every question of a burst would cost more than it is worth. */
    private static final long NANOS_BETWEEN_LOOKS = 1_000_000_000L;

    private final String name;
    private final Desk desk;
    private final List<String> warnings;
    private final Object looking = new Object();
    private long looked = System.nanoTime();

    ServedProject(String name, Desk desk, List<String> warnings) {
        this.name = name;
        this.desk = desk;
        this.warnings = new CopyOnWriteArrayList<>(warnings);
    }

    public String name() {
        return name;
    }

    public Desk desk() {
        return desk;
    }

    /** What a person should know of how the project was opened. */
    public List<String> warnings() {
        return List.copyOf(warnings);
    }

    /** With what changed in the files since, at most a second ago. */
    public Desk fresh() {
        synchronized (looking) {
            if (System.nanoTime() - looked > NANOS_BETWEEN_LOOKS) {
                desk.project().refresh(this::warn);
                looked = System.nanoTime();
            }
        }
        return desk;
    }

    /** After something was changed here: the next question rests on it. */
    public void changed() {
        synchronized (looking) {
            desk.project().refresh(this::warn);
            looked = System.nanoTime();
        }
    }

    private void warn(String text) {
        if (!warnings.contains(text)) {
            warnings.add(text);
        }
    }

    /** How a project stands, for whoever lists them. */
    public record Standing(String name, State state, Optional<String> analyst, Optional<Fault> fault) {}
}
