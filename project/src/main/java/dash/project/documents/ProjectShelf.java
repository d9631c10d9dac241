package dash.project.documents;

import dash.documents.Library;
import dash.knowledge.Document;
import dash.mcp.McpLibrary;
import dash.project.file.ProjectFile;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** PDF files and what servers said, as documents of one project. Safe for many threads. */
public final class ProjectShelf {

    private final PdfShelf papers;
    private final McpLibrary library;

    private ProjectShelf(PdfShelf papers, McpLibrary library) {
        this.papers = papers;
        this.library = library;
    }

    /** @param home where Dash keeps what it can make again */
    public static ProjectShelf of(ProjectFile file, Path home, Clock clock) {
        Path folder = home.resolve("documents").resolve(file.project());
        return new ProjectShelf(
                new PdfShelf(file.folder().resolve("knowledge"), folder.resolve("pdf")),
                new McpLibrary(file.servers(), file.folder(), folder.resolve("servers"), clock));
    }

    /** PDF files alone. */
    public static ProjectShelf ofFiles(Path knowledge, Path kept, Clock clock) {
        return new ProjectShelf(new PdfShelf(knowledge, kept), new McpLibrary(List.of(), knowledge, kept, clock));
    }

    /** What was read when files were imported, and what servers said; nothing is read anew for it. */
    public List<Document> documents() {
        List<Document> all = new ArrayList<>(papers.lastGood());
        all.addAll(library.kept());
        return all;
    }

    /** The same as long as nothing changed. */
    public String stamp() {
        return library.version() + "\n" + papers.stamp();
    }

    /** Asks the servers. */
    public Library library() {
        return library;
    }

    /**
     * How a server stands.
     *
     * @param tools that would be called
     * @param troubles why it cannot be used as wanted; empty when it can
     */
    public record ServerStanding(String server, String reached, List<String> tools, List<String> troubles) {
        public ServerStanding {
            tools = List.copyOf(tools);
            troubles = List.copyOf(troubles);
        }
    }

    /** Talks to every server; takes as long as the slowest may take. */
    public List<ServerStanding> servers() {
        return library.standings().stream()
                .map(found -> new ServerStanding(found.server(), found.reached(), found.tools(), found.troubles()))
                .toList();
    }

    /** Lets the tools of a server be used as they look now; false when there is no such server. */
    public boolean approve(String server) {
        return library.approve(server);
    }
}
