package dash.app.page;

import dash.testkit.provider.Request;
import dash.testkit.provider.Step;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Holds a model's reply back until the test opens it, so that a question is slow for exactly as long as it has to be. */
final class Gate implements AutoCloseable {

    private static final long LONGEST_SECONDS = 60;

    private final CountDownLatch opened = new CountDownLatch(1);

    Function<Request, Step> before(Step step) {
        return request -> {
            try {
                opened.await(LONGEST_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
            }
            return step;
        };
    }

    void open() {
        opened.countDown();
    }

    @Override
    public void close() {
        open();
    }
}
