package dash.testkit.provider;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/**
 * The server. Each call has a thread of its own that costs next to nothing, so hundreds may wait at once. A call without
 * a step left fails with status 500 and is in {@link #unscripted()}.
 */
public final class ScriptedProvider implements AutoCloseable {

    private static final int WAITING_CONNECTIONS = 1_024;
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final ServerSocket server;
    private final ConcurrentLinkedQueue<Function<Request, Step>> steps = new ConcurrentLinkedQueue<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();
    private final List<Socket> sockets = new CopyOnWriteArrayList<>();
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger mostOpen = new AtomicInteger();
    private final AtomicInteger hangUps = new AtomicInteger();
    private final AtomicInteger unscripted = new AtomicInteger();
    private volatile Function<Request, Step> otherwise = this::noStep;

    private ScriptedProvider(ServerSocket server) {
        this.server = server;
    }

    public static ScriptedProvider start() {
        try {
            ServerSocket socket = new ServerSocket(0, WAITING_CONNECTIONS, InetAddress.getLoopbackAddress());
            ScriptedProvider provider = new ScriptedProvider(socket);
            Thread.ofVirtual().name("scripted-provider").start(provider::accept);
            return provider;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Adds steps; each is taken by one call, in the order the calls come in. */
    public ScriptedProvider script(Step... more) {
        for (Step step : more) {
            steps.add(request -> step);
        }
        return this;
    }

    /** Adds one step that is decided when its call comes in. */
    public ScriptedProvider script(Function<Request, Step> step) {
        steps.add(step);
        return this;
    }

    /** Takes back the steps that nobody asked for, so that one test does not speak in the next. */
    public ScriptedProvider forget() {
        steps.clear();
        return this;
    }

    /** Answers every call that finds no scripted step left. */
    public ScriptedProvider answer(Function<Request, Step> always) {
        otherwise = always;
        return this;
    }

    /** What to put into {@code base_url}, or {@code OLLAMA_HOST}. */
    public String baseUrl(Protocol protocol) {
        return "http://127.0.0.1:" + server.getLocalPort() + protocol.basePath();
    }

    /** Everything that came, in the order it was complete. */
    public List<Request> requests() {
        return List.copyOf(requests);
    }

    public Request request(int number) {
        return requests.get(number);
    }

    /** Every byte that any client sent, as text. */
    public String outgoing() {
        StringBuilder all = new StringBuilder();
        requests.forEach(request -> all.append(request.outgoing()));
        return all.toString();
    }

    /** Calls that are being answered now. */
    public int openCalls() {
        return open.get();
    }

    /** The most calls that were open at the same time. */
    public int mostOpenCalls() {
        return mostOpen.get();
    }

    /** Calls whose client closed the connection before the answer was complete. */
    public int hangUps() {
        return hangUps.get();
    }

    /** Calls for which there was no step. */
    public int unscripted() {
        return unscripted.get();
    }

    /** Waits until so many calls have come in. */
    public void awaitRequests(int number) {
        await(number + " requests", () -> requests.size() >= number);
    }

    /** Waits until so many clients have hung up. */
    public void awaitHangUps(int number) {
        await(number + " clients that hung up", () -> hangUps.get() >= number);
    }

    /** Waits until nobody is being answered. */
    public void awaitQuiet() {
        await("no open call", () -> open.get() == 0);
    }

    private static void await(String what, BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("waited in vain for " + what);
            }
            Connection.pause(Duration.ofMillis(5));
        }
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                sockets.add(socket);
                Thread.ofVirtual().name("scripted-call").start(() -> serve(socket));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            Connection connection = new Connection(socket);
            Request request = connection.read();
            requests.add(request);
            mostOpen.accumulateAndGet(open.incrementAndGet(), Math::max);
            try {
                if (!connection.answer(request, next(request))) {
                    hangUps.incrementAndGet();
                }
            } finally {
                open.decrementAndGet();
            }
        } catch (IOException gone) {
            // A client that connects and sends nothing, as a probe does.
        } finally {
            sockets.remove(socket);
        }
    }

    private Step next(Request request) {
        Function<Request, Step> step = steps.poll();
        return (step == null ? otherwise : step).apply(request);
    }

    private Step noStep(Request request) {
        unscripted.incrementAndGet();
        return Step.body(500, "text/plain", "no step left for " + request.path());
    }

    @Override
    public void close() {
        try {
            server.close();
            for (Socket socket : new ArrayList<>(sockets)) {
                socket.close();
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
