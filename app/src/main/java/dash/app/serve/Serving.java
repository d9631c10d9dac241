package dash.app.serve;

import dash.app.Console;
import dash.app.Waiting;
import dash.project.Person;
import dash.project.Surroundings;
import dash.project.Workshop;
import dash.project.render.Plain;
import dash.question.Asker;
import dash.question.Door;
import dash.server.Server;
import dash.server.ServerSettings;
import dash.server.served.ServedProject;
import dash.server.served.ServedProjects;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** Serves projects until the process is told to end. */
public final class Serving {

    private final Console console;
    private final String version;

    public Serving(Console console, String version) {
        this.console = console;
        this.version = version;
    }

    /**
     * Listens, then opens; returns after the end.
     *
     * @param projects what each served name is opened by, as {@code --project} would say it
     * @param listening is told the address once it can be visited
     */
    public void serve(ServerSettings settings, Map<String, Optional<String>> projects, Consumer<Server> listening) {
        Workshop.closeHome(console.surroundings());
        ServerLog.begin(Workshop.home(console.surroundings()), console.environment());
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(() -> leave(end, ended), "dash-leaving");
        try (Waiting waiting = new Waiting(console);
                Workshop workshop = new Workshop(surroundings(waiting));
                ServedProjects served = new ServedProjects(openers(projects, workshop));
                Server server = Server.start(settings, served, new Asker(Person.name()), version, ServerLog::request)) {
            Runtime.getRuntime().addShutdownHook(hook);
            listening.accept(server);
            served.openAll(Server::settle);
            served.standings().forEach(this::tell);
            waiting.finish();
            end.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            ended.countDown();
        }
    }

    private Surroundings surroundings(Waiting waiting) {
        Surroundings plain = console.surroundings(waiting::on);
        return new Surroundings(plain.environment(), plain.here(), Door.WEB, plain.progress(), plain.notice());
    }

    private static Map<String, ServedProjects.Opener> openers(
            Map<String, Optional<String>> projects, Workshop workshop) {
        Map<String, ServedProjects.Opener> openers = new LinkedHashMap<>();
        projects.forEach((name, told) -> openers.put(name, notice -> workshop.desk(told, notice)));
        return openers;
    }

    private void tell(ServedProject.Standing standing) {
        standing.fault()
                .ifPresent(fault -> console.err()
                        .println("dash: "
                                + Plain.of(standing.name() + " is not served yet, and is tried again: "
                                        + fault.inOneLine())));
    }

    /** The machine stops once its hooks have ended; so this one waits until everything is closed. */
    private static void leave(CountDownLatch end, CountDownLatch ended) {
        end.countDown();
        try {
            ended.await();
        } catch (InterruptedException impatient) {
            Thread.currentThread().interrupt();
        }
    }
}
