package dash.models.provider;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/** Turns what the HTTP client pushes into something one can wait for with a limit. Asks for one piece at a time. */
final class Inbox implements Flow.Subscriber<List<ByteBuffer>> {

    /** What comes in. */
    sealed interface Item {}

    record Bytes(ByteBuffer buffer) implements Item {}

    record End() implements Item {}

    record Lost(Throwable cause) implements Item {}

    record Stopped() implements Item {}

    /** Nothing came in time. */
    record Late() implements Item {}

    private static final Flow.Subscription NOBODY = new Flow.Subscription() {
        @Override
        public void request(long number) {
            // There is nobody to ask.
        }

        @Override
        public void cancel() {
            // There is nobody to tell.
        }
    };

    private final LinkedBlockingQueue<Item> items = new LinkedBlockingQueue<>();
    private final AtomicReference<Flow.Subscription> subscription = new AtomicReference<>(NOBODY);
    private volatile boolean stopped;

    Item next(Duration most) throws InterruptedException {
        Item item = items.poll(most.toNanos(), TimeUnit.NANOSECONDS);
        if (item instanceof Bytes) {
            subscription.get().request(1);
        }
        return item == null ? new Late() : item;
    }

    void stop() {
        stopped = true;
        subscription.get().cancel();
        items.add(new Stopped());
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription.set(given);
        if (stopped) {
            given.cancel();
        } else {
            given.request(1);
        }
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        ByteBuffer joined = ByteBuffer.allocate(
                buffers.stream().mapToInt(ByteBuffer::remaining).sum());
        buffers.forEach(joined::put);
        items.add(new Bytes(joined.flip()));
    }

    @Override
    public void onError(Throwable cause) {
        items.add(new Lost(cause));
    }

    @Override
    public void onComplete() {
        items.add(new End());
    }
}
