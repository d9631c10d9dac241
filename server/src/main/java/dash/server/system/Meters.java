package dash.server.system;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongSupplier;

/** Counts what happens, and tells it in the text format of Prometheus. Nothing is sent anywhere. Safe for many threads. */
public final class Meters {

    private final Map<String, Map<String, LongAdder>> counters = new ConcurrentHashMap<>();
    private final Map<String, LongSupplier> gauges = new ConcurrentHashMap<>();

    /** One more. The labels are given as Prometheus writes them, without braces; they never hold what people wrote. */
    public void count(String name, String labels) {
        add(name, labels, 1);
    }

    public void add(String name, String labels, long amount) {
        counters.computeIfAbsent(name, unseen -> new ConcurrentHashMap<>())
                .computeIfAbsent(labels, unseen -> new LongAdder())
                .add(amount);
    }

    /** Something that goes up and down, read when it is asked for. */
    public void gauge(String name, LongSupplier value) {
        gauges.put(name, value);
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(counters).forEach((name, series) -> {
            text.append("# TYPE ").append(name).append(" counter\n");
            new TreeMap<>(series).forEach((labels, value) -> line(text, name, labels, value.sum()));
        });
        new TreeMap<>(gauges).forEach((name, value) -> {
            text.append("# TYPE ").append(name).append(" gauge\n");
            line(text, name, "", value.getAsLong());
        });
        return text.toString();
    }

    private static void line(StringBuilder text, String name, String labels, long value) {
        text.append(name);
        if (!labels.isEmpty()) {
            text.append('{').append(labels).append('}');
        }
        text.append(' ').append(value).append('\n');
    }
}
