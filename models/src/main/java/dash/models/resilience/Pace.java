package dash.models.resilience;

import dash.question.Cancellation;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;

/** Time as the retries see it, so that tests need not wait. */
public interface Pace {

    Instant now();

    /** Waits, or returns early when the question is called off. */
    void pause(Duration wait, Cancellation cancellation);

    /** Between 0 and 1. */
    double chance();

    /** Time as it is. */
    static Pace real() {
        return new Pace() {
            @Override
            public Instant now() {
                return Instant.now();
            }

            @Override
            public void pause(Duration wait, Cancellation cancellation) {
                CountDownLatch called = new CountDownLatch(1);
                Cancellation.Registration registration = cancellation.onCancel(called::countDown);
                try {
                    boolean early = called.await(wait.toNanos(), TimeUnit.NANOSECONDS);
                    assert !early || cancellation.isCancelled();
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                } finally {
                    registration.close();
                }
            }

            @Override
            public double chance() {
                return RandomGenerator.getDefault().nextDouble();
            }
        };
    }
}
