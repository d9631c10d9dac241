package dash.server.asking;

import dash.project.Desk;
import dash.server.ServerSettings;
import dash.server.route.Route;
import dash.server.system.Meters;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Everything about asking, put together. */
public final class Answering implements AutoCloseable {

    private static final Duration EVENTS_STAY = Duration.ofDays(30);

    private final Asking asking;
    private final List<Route> routes;

    /** @param learned is told of a project in which a question taught something */
    public Answering(ServerSettings settings, Meters meters, Consumer<Desk> learned) {
        this.asking = new Asking(settings, meters, learned);
        Listening listening = new Listening(asking, settings.heartbeat());
        this.routes = Stream.of(
                        new AskRoutes(asking, listening).routes(),
                        new AnswerRoutes(asking, listening).routes(),
                        new ConversationRoutes(asking).routes())
                .flatMap(List::stream)
                .toList();
    }

    public List<Route> routes() {
        return routes;
    }

    /** For a project that was just opened: ends what an earlier process left unfinished. */
    public static void endInterrupted(Desk desk) {
        Interrupted.end(desk);
    }

    /** How a question came to its answer is told for a month; the answer itself stays. */
    public static void forgetOldEvents(Desk desk, Instant now) {
        desk.store().questionEvents().prune(now.minus(EVENTS_STAY));
    }

    @Override
    public void close() {
        asking.close();
    }
}
