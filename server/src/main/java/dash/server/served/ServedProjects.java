package dash.server.served;

import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.project.Desk;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, Opener> openers;
    private boolean closed;

    /** By the names under which they are served, the first one first. */
    public ServedProjects(Map<String, Opener> openers) {
        this.openers = new LinkedHashMap<>(openers);
        openers.keySet().forEach(name -> entries.put(name, new Entry.Opening()));
    }

    /** Opens them all; {@code ready} is told each one that is. Runs on the thread of the caller. */
    public void openAll(Consumer<ServedProject> ready) {
        openers.forEach((name, opener) -> open(name, opener).ifPresent(ready));
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
            put(name, new Entry.Failed(wrong.fault()));
            LOG.warn(
                    "the project {} could not be opened: {}",
                    name,
                    wrong.fault().inOneLine());
        } catch (RuntimeException unexpected) {
            put(
                    name,
                    new Entry.Failed(new Fault(
                            Code.INTERNAL,
                            Place.named(name),
                            unexpected.getClass().getSimpleName(),
                            "something went wrong inside Dash while the project was opened",
                            "start again with DASH_LOG=debug and report what it prints")));
            LOG.error("the project {} could not be opened", name, unexpected);
        }
        return Optional.empty();
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
                throw notReady(name, "the project is still being opened", "try again in a second");
            case Entry.Failed failed ->
                throw notReady(
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

    private static FaultException notReady(String name, String message, String next) {
        return FaultException.of(Code.PROJECT_OPENING, Place.named("the project"), name, message, next);
    }

    public synchronized List<ServedProject.Standing> standings() {
        return entries.entrySet().stream()
                .map(entry -> switch (entry.getValue()) {
                    case Entry.Ready ready ->
                        new ServedProject.Standing(
                                entry.getKey(),
                                ServedProject.State.READY,
                                Optional.of(ready.project().desk().project().analyst()),
                                Optional.empty());
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
        open.forEach(entry -> {
            if (entry instanceof Entry.Ready ready) {
                ready.project().desk().project().close();
            }
        });
    }
}
