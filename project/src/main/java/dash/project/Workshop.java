package dash.project;

import dash.databases.Engine;
import dash.databases.EngineParser;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.golden.GoldenFolder;
import dash.knowledge.Document;
import dash.memory.CuratorQuestions;
import dash.memory.Memories;
import dash.memory.Tastes;
import dash.project.documents.ProjectShelf;
import dash.project.file.Environment;
import dash.project.file.ProjectFile;
import dash.project.file.ProjectFileReader;
import dash.project.file.ProjectFinder;
import dash.store.EvalRuns;
import dash.store.KeptAnswer;
import dash.store.Store;
import dash.store.StoreLocation;
import dash.store.server.EmbeddedServer;
import dash.store.server.Progress;
import dash.store.server.ServerSettings;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Opens what a command needs, when it is needed, and closes it in the opposite order. For a project the grammar
 * starts loading first, in the background, because everything else takes about as long; what is wrong with a project is found before its
 * database is started.
 */
public final class Workshop implements AutoCloseable {

    private final Surroundings around;
    private final Deque<AutoCloseable> opened = new ArrayDeque<>();
    private Optional<Store> store = Optional.empty();
    private final Map<String, EngineParser> parsers = new HashMap<>();

    public Workshop(Surroundings around) {
        this.around = around;
        closeHome(around);
    }

    /** Stops the embedded server of this home; returns whether one ran. */
    public static boolean stop(Surroundings around) {
        return EmbeddedServer.stop(home(around));
    }

    /** Where Dash keeps its state on this machine. */
    public static Path home(Surroundings around) {
        return StoreLocation.home(around.environment().values(), around.userHome());
    }

    /** Keeps the home to its owner; what others could enter until now is told. */
    public static void closeHome(Surroundings around) {
        List<Path> open = PrivateHome.close(home(around));
        if (!open.isEmpty()) {
            around.notice()
                    .accept("warning: others on this machine could read what Dash keeps in "
                            + open.stream()
                                    .map(path -> path.getFileName().toString())
                                    .collect(Collectors.joining(", "))
                            + " of " + home(around) + "; closed now");
        }
    }

    private Progress progress() {
        return part -> around.progress().accept(part.inWords());
    }

    public Store store() {
        if (store.isEmpty()) {
            Store open = Store.open(location(), progress());
            opened.push(open);
            store = Optional.of(open);
        }
        return store.get();
    }

    private StoreLocation location() {
        return StoreLocation.of(around.environment().values(), around.userHome());
    }

    /** The project a command is about. A login that could do more than read is told on standard error. */
    public OpenProject project(Optional<String> told) {
        return project(projectFile(told), this::warn);
    }

    private OpenProject project(ProjectFile file, Consumer<String> warning) {
        OpenProject project = projectWithAnyLogin(file, warning);
        try {
            project.checkLogin(warning);
            return project;
        } catch (RuntimeException failure) {
            project.close();
            throw failure;
        }
    }

    /** The same for whoever looks at the login itself. */
    public OpenProject projectWithAnyLogin(Optional<String> told) {
        return projectWithAnyLogin(projectFile(told), this::warn);
    }

    private OpenProject projectWithAnyLogin(ProjectFile file, Consumer<String> warning) {
        EngineParser grammar = parser(file);
        ProjectKnowledge knowledge = knowledge(file);
        return open(file, knowledge, current(knowledge), grammar, Optional.of(warning));
    }

    /** The same for a door that stays open; what it is warned of is told to the notice too. */
    public Desk desk(Optional<String> told, Consumer<String> notice) {
        ProjectFile file = projectFile(told);
        OpenProject project = project(file, text -> {
            warn(text);
            notice.accept(text);
        });
        return new Desk(project, project.keeping(), confirmation(file), store().evalRuns(file.project()), store());
    }

    /** For whoever looks at the knowledge itself: files that cannot be read are in its troubles and not told here. */
    public OpenProject projectToCheck(Optional<String> told) {
        ProjectFile file = projectFile(told);
        EngineParser grammar = parser(file);
        ProjectKnowledge knowledge = knowledge(file);
        around.progress().accept("reading the knowledge");
        return open(file, knowledge, knowledge.currentWithTroubles(), grammar, Optional.empty());
    }

    private OpenProject open(
            ProjectFile file,
            ProjectKnowledge knowledge,
            ProjectKnowledge.State state,
            EngineParser grammar,
            Optional<Consumer<String>> warning) {
        around.progress().accept("connecting to " + file.project());
        return OpenProject.open(
                file,
                knowledge,
                state,
                grammar,
                store(),
                home(around),
                around.door(),
                Clock.systemUTC(),
                warning,
                around.progress());
    }

    private void warn(String text) {
        around.notice().accept("warning: " + text);
    }

    /** The knowledge of a project; its source is only looked at to see that it is not the store. */
    public ProjectKnowledge knowledge(Optional<String> told) {
        return knowledge(projectFile(told));
    }

    private ProjectKnowledge knowledge(ProjectFile file) {
        ProjectSource.refuseTheStore(file, location());
        return new ProjectKnowledge(file, store(), home(around), Clock.systemUTC());
    }

    /** Every document of a project: items of its knowledge, files with pages, and what servers said lately. */
    public List<Document> documents(Optional<String> told, ProjectKnowledge knowledge) {
        return current(knowledge)
                .edition()
                .knowledge()
                .with(shelf(told).documents())
                .documents();
    }

    /** Files with pages and servers that keep documents; none of them is asked yet. */
    public ProjectShelf shelf(Optional<String> told) {
        return ProjectShelf.of(projectFile(told), home(around), Clock.systemUTC());
    }

    /** For an answer that a person calls right. */
    public Confirmation confirmation(Optional<String> told) {
        return confirmation(projectFile(told));
    }

    private Confirmation confirmation(ProjectFile file) {
        return new Confirmation(knowledge(file), file.folder().resolve("golden"), Clock.systemUTC());
    }

    /** With changed files imported; why some were not is told on standard error. */
    public ProjectKnowledge.State current(ProjectKnowledge knowledge) {
        around.progress().accept("reading the knowledge");
        ProjectKnowledge.State state = knowledge.current();
        state.troubles().forEach(fault -> around.notice().accept("not imported: " + fault.inOneLine()));
        if (!state.troubles().isEmpty()) {
            around.notice().accept("warning: the knowledge as it was last imported stays in use");
        }
        return state;
    }

    /** The kept answer of a project whose id starts so; the source is not needed for that. */
    public KeptAnswer kept(Optional<String> told, String id) {
        String project = projectFile(told).project();
        List<KeptAnswer> found = id.isBlank()
                ? List.of()
                : store().answers().seenBy(Person.name()).startingWith(project, id.strip());
        if (found.size() == 1 || (!found.isEmpty() && found.getFirst().id().equals(id))) {
            return found.getFirst();
        }
        throw FaultException.of(
                Code.ANSWER_UNKNOWN,
                Place.named("the id"),
                id,
                found.isEmpty()
                        ? "no answer of the project " + project + " is kept under this id"
                        : "more than one answer of the project " + project + " starts with this id",
                found.isEmpty()
                        ? "take the id from the last line of an answer, or name its project with --project"
                        : "give more of the id, for example " + found.getFirst().id());
    }

    /** The golden questions of a project, which are files. */
    public GoldenFolder golden(Optional<String> told) {
        return new GoldenFolder(projectFile(told).folder().resolve("golden"));
    }

    /** What is remembered of the person who asks; the project's source is not needed for that. */
    public Memories memories(Optional<String> told) {
        return store().memories(projectFile(told).project(), Clock.systemUTC());
    }

    /** How the person who asks likes to see answers. */
    public Tastes tastes(Optional<String> told) {
        return Tastes.of(memories(told).of(Questions.asker()));
    }

    public CuratorQuestions curatorQuestions(Optional<String> told) {
        return store().curatorQuestions(projectFile(told).project(), Clock.systemUTC());
    }

    /** The eval runs of a project; its source is not needed for that. */
    public EvalRuns evalRuns(Optional<String> told) {
        ProjectFile file = projectFile(told);
        return store().evalRuns(file.project());
    }

    /** One grammar serves every project of its engine. */
    private EngineParser parser(ProjectFile file) {
        Engine engine = ProjectSource.engine(file);
        return parsers.computeIfAbsent(engine.name(), name -> {
            EngineParser loading = engine.parser();
            opened.push(loading);
            return loading;
        });
    }

    /** What a project is called; nothing is opened or made for that. */
    public String projectName(Optional<String> told) {
        ProjectFinder finder = new ProjectFinder(around.environment(), around.here());
        return finder.named(told)
                .filter(DemoProject.NAME::equals)
                .orElseGet(() -> projectFile(told).project());
    }

    /** What a project's file says; nothing of it is opened, but the demo company is made if need be. */
    public ProjectFile projectFile(Optional<String> told) {
        ProjectFinder finder = new ProjectFinder(around.environment(), around.here());
        if (finder.named(told).filter(DemoProject.NAME::equals).isPresent()) {
            return demo();
        }
        Path file = finder.find(told);
        Path folder = file.toAbsolutePath().getParent();
        Environment environment =
                folder == null ? around.environment() : around.environment().withFile(folder);
        return new ProjectFileReader(environment).read(file);
    }

    /** Makes the demo company if need be. It lives on the embedded server even when the store is somewhere else. */
    public ProjectFile demo() {
        DemoProject demo = new DemoProject(embeddedServer(), around.progress());
        String url = demo.prepare().sourceUrl();
        Environment environment = around.environment().with(DemoProject.URL_VARIABLE, url);
        return new ProjectFileReader(environment).read(demo.folder().resolve(ProjectFinder.FILE));
    }

    private EmbeddedServer embeddedServer() {
        return store().server().orElseGet(() -> {
            EmbeddedServer server =
                    EmbeddedServer.open(home(around), ServerSettings.standard(), Store.carrier(), progress());
            opened.push(server);
            return server;
        });
    }

    @Override
    public void close() {
        opened.forEach(Workshop::closeQuietly);
    }

    private static void closeQuietly(AutoCloseable one) {
        try {
            one.close();
        } catch (Exception ignored) {
            // The command is over and its result is out; a connection that will not close ends with the process.
        }
    }
}
