package dash.mcp;

import dash.documents.Library;
import dash.knowledge.Document;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** All servers of a project behind one face. They are asked side by side; each has a time of its own. Safe for many threads. */
public final class McpLibrary implements Library {

    private final List<ServerShelf> shelves;

    /**
     * @param project where commands are run
     * @param kept the folder for what servers said and how their tools looked
     */
    public McpLibrary(List<ServerSettings> servers, Path project, Path kept, Clock clock) {
        this.shelves = servers.stream()
                .map(server -> new ServerShelf(server, project, kept.resolve(server.name()), clock))
                .toList();
    }

    /** What servers said lately, for a search to find. */
    public List<Document> kept() {
        return shelves.stream().flatMap(shelf -> shelf.kept().stream()).toList();
    }

    /** Grows with everything new that was kept. */
    public long version() {
        return shelves.stream().mapToLong(ServerShelf::version).sum();
    }

    @Override
    public Findings about(String words) {
        List<Document> documents = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        for (Findings found : sideBySide(shelves, shelf -> shelf.about(words))) {
            documents.addAll(found.documents());
            notes.addAll(found.notes());
        }
        return new Findings(documents, notes);
    }

    /** What there is to say of each server, for whoever looks after them. */
    public List<Standing> standings() {
        return sideBySide(shelves, ServerShelf::standing);
    }

    /** Lets a server's tools be used as they look now. */
    public boolean approve(String server) {
        Optional<ServerShelf> shelf =
                shelves.stream().filter(known -> known.name().equals(server)).findFirst();
        shelf.ifPresent(ServerShelf::approve);
        return shelf.isPresent();
    }

    /**
     * How a server stands.
     *
     * @param tools that would be called
     * @param troubles why it cannot be used as wanted; empty when it can
     */
    public record Standing(String server, String reached, List<String> tools, List<String> troubles) {
        public Standing {
            tools = List.copyOf(tools);
            troubles = List.copyOf(troubles);
        }
    }

    private interface Asking<T> {
        T of(ServerShelf shelf);
    }

    private static <T> List<T> sideBySide(List<ServerShelf> shelves, Asking<T> asking) {
        if (shelves.isEmpty()) {
            return List.of();
        }
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Callable<T>> work = shelves.stream()
                    .<Callable<T>>map(shelf -> () -> asking.of(shelf))
                    .toList();
            List<T> results = new ArrayList<>();
            for (Future<T> done : threads.invokeAll(work)) {
                results.add(done.get());
            }
            return results;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return List.of();
        } catch (ExecutionException failed) {
            throw new IllegalStateException("a server that misbehaves must be a note", failed);
        }
    }

    static String day(KeptDocuments.Kept kept) {
        return kept.at().atZone(ZoneOffset.UTC).toLocalDate().toString();
    }
}
