package dash.server.served;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.project.Desk;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The projects of a server. They are opened one after another while the server already listens, so that the page is there at
 * once; a project that cannot be opened does not keep the others from being served. Safe for many threads.
 */
public final class ServedProjects implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(ServedProjects.class);

    /** Opens a project; what a person should know is told to the notice. */
    @FunctionalInterface
    public interface Opener {
        Desk open(Consumer<String> notice);
    }

    private sealed interface Entry {
        record Opening() implements Entry {}

        record Ready(ServedProject project) implements Entry {}

        record Failed(Fault fault) implements Entry {}
    }

    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(30);

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Opener> openers;
    private Optional<Thread> again = Optional.empty();
    private boolean closed;

    /** By the names under which they are served, the first one first. */
    public ServedProjects(Map<String, Opener> openers) {
        this.openers = new LinkedHashMap<>(openers);
        openers.keySet().forEach(name -> entries.put(name, new Entry.Opening()));
    }

    /**
     * Opens them all; {@code ready} is told each one that is. Runs on the thread of the caller. What could not be opened is tried
     * again beside, until it is open or everything is closed.
     */
    public void openAll(Consumer<ServedProject> ready) {
        openers.forEach((name, opener) -> open(name, opener).ifPresent(ready));
        if (!failed().isEmpty()) {
            again = Optional.of(Thread.ofVirtual().name("dash-opening").start(() -> openTheRest(ready)));
        }
    }

    private void openTheRest(Consumer<ServedProject> ready) {
        try {
            for (Duration pause = FIRST_PAUSE; !failed().isEmpty(); pause = longer(pause)) {
                Thread.sleep(pause);
                failed().forEach(name ->
                        open(name, Objects.requireNonNull(openers.get(name))).ifPresent(ready));
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private static Duration longer(Duration pause) {
        Duration twice = pause.multipliedBy(2);
        return twice.compareTo(LONGEST_PAUSE) < 0 ? twice : LONGEST_PAUSE;
    }

    private synchronized List<String> failed() {
        return closed
                ? List.of()
                : entries.entrySet().stream()
                        .filter(entry -> entry.getValue() instanceof Entry.Failed)
                        .map(Map.Entry::getKey)
                        .toList();
    }

    private Optional<ServedProject> open(String name, Opener opener) {
        List<String> notices = new ArrayList<>();
        try {
            Desk desk = opener.open(notices::add);
            ServedProject project = new ServedProject(name, desk, notices);
            if (!put(name, new Entry.Ready(project))) {
                desk.project().close();
                return Optional.empty();
            }
            return Optional.of(project);
        } catch (FaultException wrong) {
            fail(name, wrong.fault(), wrong);
        } catch (RuntimeException unexpected) {
            fail(
                    name,
                    new Fault(
                            Code.INTERNAL,
                            Place.named(name),
                            unexpected.getClass().getSimpleName(),
                            "something went wrong inside Dash while the project was opened",
                            "start again with DASH_LOG=debug and report what it prints"),
                    unexpected);
        }
        return Optional.empty();
    }

    /** Said once for each reason, however often it is tried. */
    private void fail(String name, Fault fault, RuntimeException thrown) {
        Entry.Failed failed = new Entry.Failed(fault);
        boolean known;
        synchronized (this) {
            known = failed.equals(entries.get(name));
        }
        if (put(name, failed) && !known) {
            LOG.warn(
                    "the project {} could not be opened: {}",
                    name,
                    fault.inOneLine(),
                    fault.code() == Code.INTERNAL ? thrown : null);
        }
    }

    private synchronized boolean put(String name, Entry entry) {
        if (closed) {
            return false;
        }
        entries.put(name, entry);
        return true;
    }

    /** The project of this name, if it is ready. */
    public synchronized ServedProject named(String name) {
        Entry entry = entries.get(name);
        if (entry == null) {
            throw unknown(name);
        }
        return switch (entry) {
            case Entry.Ready ready -> ready.project();
            case Entry.Opening opening ->
                throw notReady(
                        Code.PROJECT_OPENING, name, "the project is still being opened", "try again in a second");
            case Entry.Failed failed ->
                throw notReady(
                        Code.PROJECT_NOT_OPENED,
                        name,
                        "the project could not be opened: " + failed.fault().message(),
                        failed.fault().nextStep());
        };
    }

    public synchronized boolean has(String name) {
        return entries.containsKey(name);
    }

    private FaultException unknown(String name) {
        return FaultException.of(
                Code.PROJECT_UNKNOWN,
                Place.named("the project"),
                name,
                "this server does not serve a project of this name",
                Nearest.among(name, List.copyOf(entries.keySet()))
                        .map(near -> "did you mean " + near + "?")
                        .orElse("it serves " + String.join(", ", entries.keySet())));
    }

    private static FaultException notReady(Code code, String name, String message, String next) {
        return FaultException.of(code, Place.named("the project"), name, message, next);
    }

    public List<ServedProject.Standing> standings() {
        Map<String, Entry> now;
        synchronized (this) {
            now = new LinkedHashMap<>(entries);
        }
        return now.entrySet().stream()
                .map(entry -> switch (entry.getValue()) {
                    case Entry.Ready ready ->
                        new ServedProject.Standing(
                                entry.getKey(),
                                ServedProject.State.READY,
                                Optional.of(ready.project().desk().project().analyst()),
                                ready.project().away());
                    case Entry.Opening opening ->
                        new ServedProject.Standing(
                                entry.getKey(), ServedProject.State.OPENING, Optional.empty(), Optional.empty());
                    case Entry.Failed failed ->
                        new ServedProject.Standing(
                                entry.getKey(),
                                ServedProject.State.FAILED,
                                Optional.empty(),
                                Optional.of(failed.fault()));
                })
                .toList();
    }

    @Override
    public void close() {
        List<Entry> open;
        synchronized (this) {
            closed = true;
            open = List.copyOf(entries.values());
        }
        again.ifPresent(Thread::interrupt);
        open.forEach(entry -> {
            if (entry instanceof Entry.Ready ready) {
                ready.project().desk().project().close();
            }
        });
    }
}
