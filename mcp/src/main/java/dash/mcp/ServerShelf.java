package dash.mcp;

import dash.documents.Library.Findings;
import dash.knowledge.Document;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** One server, and what it said before. Whatever goes wrong with it is a note. */
final class ServerShelf {

    /** Each is a request of its own, and all share the time of one consultation. */
    private static final int MOST_READ = 8;

    private static final Pattern BETWEEN = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final ServerSettings settings;
    private final Path project;
    private final KeptDocuments keeping;
    private final Approvals approvals;
    private final Clock clock;

    ServerShelf(ServerSettings settings, Path project, Path folder, Clock clock) {
        this.settings = settings;
        this.project = project;
        this.keeping = new KeptDocuments(folder, clock);
        this.approvals = new Approvals(folder.resolve("approved").resolve("tools.json"));
        this.clock = clock;
    }

    String name() {
        return settings.name();
    }

    long version() {
        return keeping.version();
    }

    List<Document> kept() {
        return keeping.fresh(settings.keep());
    }

    void approve() {
        approvals.forget();
    }

    Findings about(String words) {
        Optional<KeptDocuments.Kept> before = keeping.find(index(words));
        if (before.isPresent() && before.get().isFresh(settings.keep(), clock)) {
            return recalled(before.get(), List.of());
        }
        List<String> notes = new ArrayList<>();
        try (Session session = Session.open(settings, project)) {
            List<Document> said = ask(session, words, notes);
            if (!said.isEmpty() || before.isEmpty()) {
                return new Findings(said, noted(notes));
            }
        } catch (Trouble trouble) {
            notes.add(trouble.getMessage());
        }
        return before.map(old -> {
                    notes.add("what it said on " + McpLibrary.day(old) + " is used");
                    return recalled(old, noted(notes));
                })
                .orElseGet(() -> new Findings(List.of(), noted(notes)));
    }

    private List<Document> ask(Session session, String words, List<String> notes) throws Trouble {
        List<Document> documents = new ArrayList<>();
        boolean whole = true;
        for (Step step : steps(session, words, notes)) {
            try {
                step.take().ifPresent(documents::add);
            } catch (Trouble trouble) {
                notes.add(trouble.getMessage());
                whole = false;
            }
        }
        if (whole) {
            keeping.keep(new Document("", index(words), paths(documents)));
        }
        return documents;
    }

    /** A tool to call or a resource to read. */
    private interface Step {
        Optional<Document> take() throws Trouble;
    }

    private List<Step> steps(Session session, String words, List<String> notes) throws Trouble {
        List<Step> steps = new ArrayList<>();
        if (callsTools()) {
            Invocations invocations = new Invocations(settings, words);
            allowed(invocations.among(session.tools()), approvals::allow, notes)
                    .forEach(invocation -> steps.add(() -> call(session, invocation, words, notes)));
            notes.addAll(invocations.notes());
        }
        if (!settings.resources().isEmpty()) {
            readable(session, words, notes).forEach(resource -> steps.add(() -> read(session, resource, words, notes)));
        }
        return steps;
    }

    /** Whoever names resources and no tools wants them read and nothing called. */
    private boolean callsTools() {
        return !settings.tools().isEmpty() || settings.resources().isEmpty();
    }

    /** Those that are named and are text; of many, those first whose description has to do with the words. */
    private List<Resource> readable(Session session, String words, List<String> notes) throws Trouble {
        List<Resource> named = named(session, notes);
        Set<String> wanted = new HashSet<>(split(words));
        return named.stream()
                .sorted(Comparator.comparing(
                        (Resource resource) -> split(resource.about()).stream().noneMatch(wanted::contains)))
                .limit(MOST_READ)
                .toList();
    }

    private List<Resource> named(Session session, List<String> notes) throws Trouble {
        List<Resource> named = session.resources().stream()
                .filter(resource -> resource.isAmong(settings.resources()) && resource.isText())
                .toList();
        if (named.isEmpty()) {
            notes.add("has no text among the resources that dash.yaml names");
        }
        return named;
    }

    private Optional<Document> read(Session session, Resource resource, String words, List<String> notes)
            throws Trouble {
        Said said = session.read(resource);
        noteCut(said, notes);
        String path = settings.name() + "://"
                + resource.uri().replaceAll("[^\\p{L}\\p{N}.:_/-]+", " ").strip();
        return brought(new Document(title(said.text(), resource.title()), path, said.text()), false, words);
    }

    private static String paths(List<Document> documents) {
        return String.join("\n", documents.stream().map(Document::path).toList());
    }

    private Optional<Document> call(Session session, Invocation invocation, String words, List<String> notes)
            throws Trouble {
        Said said = session.call(invocation);
        noteCut(said, notes);
        return brought(document(invocation, words, said.text()), invocation.forWords(), words);
    }

    private void noteCut(Said said, List<String> notes) {
        if (said.cut()) {
            notes.add("said more than " + settings.bytes() / 1000 + " kB; the rest is left out");
        }
    }

    private Optional<Document> brought(Document document, boolean forWords, String words) {
        if (document.text().isBlank() || !(forWords || speaksOf(document, words))) {
            return Optional.empty();
        }
        keeping.keep(document);
        return Optional.of(document);
    }

    private List<Invocation> allowed(List<Invocation> chosen, Predicate<Tool> approved, List<String> notes) {
        return chosen.stream()
                .filter(invocation -> {
                    boolean same = approved.test(invocation.tool());
                    if (!same) {
                        notes.add("has changed its tool "
                                + Trouble.shown(invocation.tool().name())
                                + " since it was approved, and it is not called; look at it, then: dash documents approve "
                                + settings.name());
                    }
                    return same;
                })
                .toList();
    }

    /** A text that everybody gets is brought only when it has to do with the words. */
    private static boolean speaksOf(Document document, String words) {
        Set<String> said = new HashSet<>(split(document.title() + " " + document.text()));
        return split(words).stream().anyMatch(said::contains);
    }

    private static List<String> split(String text) {
        return Arrays.stream(BETWEEN.split(text.toLowerCase(Locale.ROOT), -1))
                .filter(word -> word.length() > 2)
                .map(word -> word.endsWith("s") ? word.substring(0, word.length() - 1) : word)
                .toList();
    }

    private Document document(Invocation invocation, String words, String text) {
        String about = invocation.forWords() ? words : invocation.arguments().toString();
        String path = settings.name() + "://" + invocation.tool().name() + "/"
                + about.replaceAll("[^\\p{L}\\p{N}._/-]+", " ").strip();
        return new Document(title(text, invocation.tool().title()), path, text);
    }

    /** The first heading; what the server calls it, if there is none. */
    private String title(String text, String called) {
        return text.lines()
                .filter(line -> line.startsWith("# "))
                .map(line -> line.substring(2).strip())
                .filter(line -> !line.isEmpty() && line.length() <= 200)
                .findFirst()
                .orElse(settings.name() + ", " + Trouble.shown(called));
    }

    /** What was brought for these words is kept as a list of paths. */
    private static String index(String words) {
        return "words " + words.toLowerCase(Locale.ROOT);
    }

    private Findings recalled(KeptDocuments.Kept list, List<String> notes) {
        List<Document> documents = list.document()
                .text()
                .lines()
                .flatMap(path -> keeping.find(path).stream())
                .map(KeptDocuments.Kept::document)
                .toList();
        return new Findings(documents, notes);
    }

    private List<String> noted(List<String> notes) {
        return notes.stream().map(note -> settings.name() + " " + note).toList();
    }

    McpLibrary.Standing standing() {
        List<String> tools = new ArrayList<>();
        List<String> troubles = new ArrayList<>();
        try (Session session = Session.open(settings, project)) {
            if (callsTools()) {
                Invocations invocations = new Invocations(settings, "words");
                allowed(invocations.among(session.tools()), approvals::isAsBefore, troubles)
                        .forEach(invocation ->
                                tools.add(Trouble.shown(invocation.tool().name())));
                troubles.addAll(invocations.notes());
            }
            if (!settings.resources().isEmpty()) {
                named(session, troubles).forEach(resource -> tools.add(Trouble.shown(resource.uri())));
            }
        } catch (Trouble trouble) {
            troubles.add(trouble.getMessage());
        }
        return new McpLibrary.Standing(settings.name(), settings.transport().toString(), tools, troubles);
    }
}
