package dash.models.provider;

import dash.models.language.Failure;
import dash.models.language.Failure.Trouble;
import dash.models.language.Usage;
import dash.question.Cancellation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;
import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.channels.UnresolvedAddressException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Flow;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLException;

/**
 * One request and its response, watched: by the cancellation, by the timeouts, and by the end of the whole. Closing it
 * gives up whatever still comes. For one thread, except that the cancellation may come from any.
 */
final class Exchange implements AutoCloseable {

    private static final Duration POLITENESS = Duration.ofMillis(200);

    /** What a response begins with. */
    record Head(int status, HttpHeaders headers) {
        String contentType() {
            return headers.firstValue("content-type").orElse("");
        }
    }

    /** The exchange is over before its end. */
    static final class Broken extends RuntimeException {

        private final transient Failure failure;

        Broken(Failure failure) {
            super(failure.getClass().getSimpleName(), null, false, false);
            this.failure = failure;
        }

        Failure failure() {
            return failure;
        }
    }

    private final CompletableFuture<HttpResponse<Flow.Publisher<List<ByteBuffer>>>> response;
    private final Cancellation cancellation;
    private final Cancellation.Registration registration;
    private final Timeouts timeouts;
    private final long end;
    private final Inbox inbox = new Inbox();
    private boolean begun;

    Exchange(
            CompletableFuture<HttpResponse<Flow.Publisher<List<ByteBuffer>>>> response,
            Cancellation cancellation,
            Timeouts timeouts,
            Duration most) {
        this.response = response;
        this.cancellation = cancellation;
        this.timeouts = timeouts;
        this.end = System.nanoTime() + most.toNanos();
        this.registration = cancellation.onCancel(this::stop);
    }

    private void stop() {
        response.cancel(true);
        inbox.stop();
    }

    Head head() {
        try {
            HttpResponse<Flow.Publisher<List<ByteBuffer>>> answered =
                    response.get(patience(timeouts.firstByte()).toNanos(), TimeUnit.NANOSECONDS);
            answered.body().subscribe(inbox);
            return new Head(answered.statusCode(), answered.headers());
        } catch (TimeoutException slow) {
            throw tooSlow(Trouble.SLOW_FIRST_BYTE);
        } catch (CancellationException cancelled) {
            throw new Broken(new Failure.Cancelled(Usage.NONE));
        } catch (ExecutionException failed) {
            throw broken(failed.getCause() == null ? failed : failed.getCause());
        } catch (InterruptedException interrupted) {
            throw interrupted();
        }
    }

    /** The next bytes; empty at the end of the response. */
    Optional<ByteBuffer> next() {
        try {
            Inbox.Item item = inbox.next(patience(begun ? timeouts.between() : timeouts.firstByte()));
            return switch (item) {
                case Inbox.Bytes bytes -> {
                    begun = true;
                    yield Optional.of(bytes.buffer());
                }
                case Inbox.End theEnd -> Optional.empty();
                case Inbox.Lost lost -> throw broken(lost.cause());
                case Inbox.Stopped stopped -> throw new Broken(new Failure.Cancelled(Usage.NONE));
                case Inbox.Late late -> throw tooSlow(begun ? Trouble.SLOW_STREAM : Trouble.SLOW_FIRST_BYTE);
            };
        } catch (InterruptedException interrupted) {
            throw interrupted();
        }
    }

    /** The rest as text, up to so many bytes. */
    String text(int most) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        Optional<ByteBuffer> next = next();
        while (next.isPresent() && text.size() < most) {
            byte[] bytes = new byte[next.get().remaining()];
            next.get().get(bytes);
            text.writeBytes(bytes);
            next = next();
        }
        return text.toString(StandardCharsets.UTF_8);
    }

    /** Lets the response end by itself for a moment, so that its connection can serve again. */
    void drain() {
        try {
            long until = System.nanoTime() + POLITENESS.toNanos();
            while (System.nanoTime() < until
                    && inbox.next(Duration.ofNanos(until - System.nanoTime())) instanceof Inbox.Bytes) {
                // Nothing that comes after the end of a reply matters.
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private Duration patience(Duration own) {
        long left = end - System.nanoTime();
        return left < own.toNanos() ? Duration.ofNanos(Math.max(0, left)) : own;
    }

    private Broken tooSlow(Trouble trouble) {
        boolean over = System.nanoTime() >= end;
        return new Broken(new Failure.Unavailable(over ? Trouble.DEADLINE : trouble, ""));
    }

    private Broken interrupted() {
        Thread.currentThread().interrupt();
        return new Broken(new Failure.Cancelled(Usage.NONE));
    }

    private Broken broken(Throwable cause) {
        if (cancellation.isCancelled()) {
            return new Broken(new Failure.Cancelled(Usage.NONE));
        }
        Throwable found = cause;
        while (found.getCause() != null && !(found instanceof IOException)) {
            found = found.getCause();
        }
        return new Broken(
                new Failure.Unavailable(trouble(found), found.getClass().getSimpleName()));
    }

    private static Trouble trouble(Throwable cause) {
        if (cause instanceof HttpConnectTimeoutException) {
            return Trouble.SLOW_CONNECT;
        }
        boolean unreachable = cause instanceof ConnectException
                || cause instanceof SSLException
                || cause instanceof UnresolvedAddressException;
        return unreachable ? Trouble.UNREACHABLE : Trouble.DROPPED;
    }

    @Override
    public void close() {
        registration.close();
        stop();
    }
}
