package dash.server.asking;

import dash.answer.Answer;
import dash.answer.Status;
import dash.ask.Event;
import dash.fault.Code;
import dash.fault.Fault;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.project.Desk;
import dash.project.told.AnswerJson;
import dash.project.told.Json;
import dash.question.Asker;
import dash.question.Question;
import dash.server.ServerSettings;
import dash.server.system.Meters;
import dash.store.KeptEvent;
import dash.store.Runner;
import dash.store.Store;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Starts questions, keeps what they tell, and calls off those that nobody waits for. Safe for many threads. */
final class Asking implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Asking.class);

    private static final Duration REST = Duration.ofSeconds(30);

    private final AtomicLong asked = new AtomicLong();
    private final ServerSettings settings;
    private final Meters meters;
    private final Consumer<Desk> learned;
    private final Semaphore free;
    private final Map<String, Running> running = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("dash-asking").factory());
    private Optional<Runner> runner = Optional.empty();
    private volatile boolean stopping;

    /** @param learned is told of a project in which a question taught something */
    Asking(ServerSettings settings, Meters meters, Consumer<Desk> learned) {
        this.settings = settings;
        this.meters = meters;
        this.learned = learned;
        this.free = new Semaphore(settings.questions());
        meters.gauge("dash_questions_running", () -> settings.questions() - free.availablePermits());
        meters.gauge(
                "dash_listeners",
                () -> running.values().stream().mapToInt(Running::listeners).sum());
    }

    /** Returns once the question is in the store; it goes on by itself. */
    Running start(Desk desk, Asker person, Wanted wanted) {
        refuseWhenStopping();
        if (!free.tryAcquire()) {
            meters.count("dash_questions_refused_total", "");
            throw FaultException.of(
                    Code.TOO_MANY_QUESTIONS,
                    Place.named("the server"),
                    String.valueOf(settings.questions()),
                    "as many questions run as are allowed at once",
                    "try again after the time in Retry-After");
        }
        Running question = new Running(desk);
        question.come();
        Thread.ofVirtual().name("dash-question").start(() -> work(question, person, wanted));
        try {
            question.opened().join();
            return question;
        } catch (CompletionException refused) {
            throw refused.getCause() instanceof RuntimeException cause ? cause : refused;
        }
    }

    private void refuseWhenStopping() {
        if (stopping) {
            throw FaultException.of(
                    Code.SERVER_STOPPING,
                    Place.named("the server"),
                    "",
                    "the server is being stopped",
                    "ask again when it is back");
        }
    }

    private void work(Running question, Asker person, Wanted wanted) {
        try {
            Answer answer =
                    wanted.work().answer(event -> hear(question, person, wanted, event), question.cancellation());
            if (answer.status() == Status.CANCELLED && question.lost().isPresent()) {
                fail(question, question.lost().get());
                return;
            }
            // Told only now: by now the answer is kept.
            finish(question, answer.status().written(), AnswerJson.of(answer));
            if (!answer.learned().isEmpty()) {
                learned.accept(question.desk());
            }
        } catch (RuntimeException failure) {
            fail(question, question.lost().orElse(failure));
        } finally {
            free.release();
            restLater();
        }
    }

    /** After the last of many questions the heap is as large as they needed it; collecting once gives that back. */
    private void restLater() {
        long mark = asked.incrementAndGet();
        try {
            Future<?> _ = clock.schedule(
                    () -> {
                        if (asked.get() == mark && running.isEmpty()) {
                            System.gc();
                        }
                    },
                    REST.toMillis(),
                    TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            LOG.debug("no rest after the last question: {}", closing.toString());
        }
    }

    private void hear(Running question, Asker person, Wanted wanted, Event event) {
        switch (event) {
            case Event.Opened opened -> open(question, person, wanted, opened.question());
            case Event.Done done -> {}
            default -> question.log().add(EventJson.name(event), EventJson.body(event));
        }
    }

    /** From here on the question is in the store, and survives whatever becomes of this process. */
    private void open(Running question, Asker person, Wanted wanted, Question asked) {
        try {
            String conversation = begin(question.desk().store(), person, wanted, asked);
            running.put(asked.id().value(), question);
            question.log()
                    .add(
                            "opened",
                            AskJson.opened(
                                    asked,
                                    conversation,
                                    question.desk().project().analyst()));
            Thread.ofVirtual()
                    .name("dash-events")
                    .start(() -> keep(question, asked.id().value()));
            question.opened().complete(asked);
        } catch (RuntimeException refused) {
            question.cancellation().cancel();
            question.opened().completeExceptionally(refused);
        }
    }

    /** This process as the store knows it, from its first question on. */
    private synchronized UUID runner(Store store) {
        runner = Optional.of(runner.orElseGet(store::runner));
        return runner.get().id();
    }

    private String begin(Store store, Asker person, Wanted wanted, Question asked) {
        UUID here = runner(store);
        return store.transactions().inTransaction(handle -> {
            String conversation = wanted.talk()
                    .conversation()
                    .orElseGet(() -> store.conversations(asked.project(), Clock.systemUTC())
                            .create(person.name(), wanted.title())
                            .id());
            store.answers()
                    .begin(asked, Optional.of(conversation), wanted.talk().after(), here);
            return conversation;
        });
    }

    /** Keeps events in the store as fast as it takes them, many at once when they come quickly. */
    private void keep(Running question, String id) {
        try {
            List<KeptEvent> batch = question.log().take();
            while (!batch.isEmpty()) {
                keep(question, id, batch);
                question.log().tell(batch);
                meters.add("dash_events_total", "", batch.size());
                batch = question.log().take();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            running.remove(id);
            question.end();
        }
    }

    private static void keep(Running question, String id, List<KeptEvent> batch) {
        try {
            question.desk().store().questionEvents().append(id, batch);
        } catch (RuntimeException unkept) {
            // Whoever listens still hears how it ends.
            LOG.warn("the events of {} are not kept: {}", id, unkept.toString());
            question.loseStore(unkept);
        }
    }

    private void finish(Running question, String status, Map<String, @Nullable Object> answer) {
        meters.count("dash_questions_total", "status=\"" + status + "\"");
        question.log().add(EventLog.DONE, answer);
        if (question.opened().isCompletedExceptionally()) {
            question.end();
        }
    }

    private void fail(Running question, RuntimeException failure) {
        if (!question.opened().isDone()) {
            question.opened().completeExceptionally(failure);
            return;
        }
        if (question.opened().isCompletedExceptionally()) {
            return;
        }
        if (!(failure instanceof FaultException)) {
            LOG.error("a question failed", failure);
        }
        Question asked = question.opened().join();
        String why =
                failure instanceof FaultException known ? words(known.fault()) : "Something went wrong inside Dash.";
        Map<String, @Nullable Object> body = AnswerJson.unfinished(asked.id().value(), asked.text(), why);
        end(question.desk().store(), asked.id().value(), body);
        finish(question, "failed", body);
    }

    private static String words(Fault fault) {
        return fault.message() + ". " + fault.nextStep() + ".";
    }

    private static void end(Store store, String id, Map<String, @Nullable Object> body) {
        try {
            store.answers().end(id, "failed", Json.line(body));
        } catch (FaultException away) {
            LOG.warn("the end of {} is not kept: {}", id, away.toString());
        }
    }

    Optional<Running> running(String id) {
        return Optional.ofNullable(running.get(id));
    }

    /** A listener left that cannot come back. */
    void leftForGood(Running question) {
        if (question.isForsakenSince(question.go()) && !question.log().isOver()) {
            question.cancellation().cancel();
        }
    }

    /** A listener left. If it was the last one and none comes back, the question is called off. */
    void left(Running question) {
        long mark = question.go();
        try {
            Future<?> _ = clock.schedule(
                    () -> {
                        if (question.isForsakenSince(mark)) {
                            question.cancellation().cancel();
                        }
                    },
                    settings.patience().toMillis(),
                    TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException closing) {
            question.cancellation().cancel();
        }
    }

    /** Ends what runs with a word, and gives it the time to be heard. */
    @Override
    public void close() {
        stopping = true;
        List<Running> left = List.copyOf(running.values());
        left.forEach(question -> {
            question.log().add("incident", EventJson.one("what", "The server is being stopped."));
            question.cancellation().cancel();
        });
        long until = System.nanoTime() + settings.farewell().toNanos();
        left.forEach(question -> question.endsWithin(Duration.ofNanos(Math.max(0, until - System.nanoTime()))));
        left.forEach(question -> question.isHeardOutBy(until));
        clock.shutdownNow();
        synchronized (this) {
            runner.ifPresent(Runner::close);
        }
    }
}
