package dash.server.gate;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.function.LongSupplier;

/** Lets so many requests a second pass, and a burst of twice as many. Safe for many threads. */
public final class Rate {

    private static final double NANOS = 1e9;

    private final double perSecond;
    private final LongSupplier nanos;
    private double left;
    private long at;

    public Rate(int perSecond, LongSupplier nanos) {
        this.perSecond = perSecond;
        this.nanos = nanos;
        this.left = 2.0 * perSecond;
        this.at = nanos.getAsLong();
    }

    public void take() {
        if (!taken()) {
            throw FaultException.of(
                    Code.TOO_MANY_REQUESTS,
                    Place.named("the server"),
                    "",
                    "more than " + (int) perSecond + " requests a second",
                    "slow down, and go on after the time in Retry-After");
        }
    }

    private synchronized boolean taken() {
        long now = nanos.getAsLong();
        left = Math.min(2.0 * perSecond, left + (now - at) / NANOS * perSecond);
        at = now;
        if (left < 1) {
            return false;
        }
        left -= 1;
        return true;
    }
}
