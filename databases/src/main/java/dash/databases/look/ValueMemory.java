package dash.databases.look;

import dash.schema.Table;
import dash.search.ColumnName;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Remembers the values of the columns that were asked about, for one state of the schema. They are read in the background,
 * by one thread that ends when there is nothing more to read; who needs them first waits a little for it. What has grown
 * old is read again while the old values still serve. Safe for many threads.
 */
final class ValueMemory {

    private static final int MOST_COLUMNS_AT_ONCE = 40;
    private static final long MOST_ROWS_AT_ONCE = 200_000;
    /** Reading takes at most this part of the time, however large the source is. */
    private static final int SHARE_OF_TIME = 50;

    private record Read(Known known, long at, long took) {}

    private final SearchableColumns columns;
    private final ColumnReader reader;
    private final MemoryLimits limits;
    private final Map<ColumnName, Read> read = new ConcurrentHashMap<>();
    /** What is to be read, by the moment from which on somebody waited for it. */
    private final Map<ColumnName, Long> wanted = new LinkedHashMap<>();

    /** What it takes to read all of them once, in nanoseconds. */
    private final AtomicLong costs = new AtomicLong();

    private boolean running;
    private long bytes;

    ValueMemory(SearchableColumns columns, ColumnReader reader, MemoryLimits limits) {
        this.columns = columns;
        this.reader = reader;
        this.limits = limits;
    }

    SearchableColumns columns() {
        return columns;
    }

    /** What is known of these columns; one that could not be read in time is missing. */
    Map<ColumnName, Known> of(Collection<ColumnName> asked) {
        long now = System.nanoTime();
        List<ColumnName> due =
                asked.stream().filter(column -> isDue(column, now)).distinct().toList();
        if (!due.isEmpty()) {
            await(due, now);
        }
        Map<ColumnName, Known> known = new HashMap<>();
        for (ColumnName column : asked) {
            Read found = read.get(column);
            if (found != null) {
                known.put(column, found.known());
            }
        }
        return known;
    }

    private boolean isDue(ColumnName column, long now) {
        Read found = read.get(column);
        return found == null || now - found.at() > Math.max(limits.fresh().toNanos(), SHARE_OF_TIME * costs.get());
    }

    private synchronized void await(List<ColumnName> due, long now) {
        due.forEach(column -> wanted.putIfAbsent(column, now));
        if (!running) {
            running = true;
            Thread.ofVirtual().name("dash-values").start(this::readAll);
        }
        try {
            for (long left = left(due); left > 0; left = left(due)) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException goOnWithoutThem) {
            Thread.currentThread().interrupt();
        }
    }

    /** How long to wait still: not for what is only to be renewed, and not again for what others waited for in vain. */
    private long left(List<ColumnName> due) {
        long since = due.stream()
                .filter(column -> wanted.containsKey(column) && !read.containsKey(column))
                .mapToLong(column -> System.nanoTime() - wanted.getOrDefault(column, 0L))
                .min()
                .orElse(Long.MAX_VALUE);
        return limits.patience().toNanos() - since;
    }

    private void readAll() {
        try {
            for (List<ColumnName> some = next(); !some.isEmpty(); some = next()) {
                long start = System.nanoTime();
                Map<ColumnName, Known> found = reader.read(some);
                keep(found, System.nanoTime() - start);
            }
        } catch (RuntimeException away) {
            giveUp();
        }
    }

    /** The source or the audit log is away: whoever asks next tries again. */
    private synchronized void giveUp() {
        wanted.clear();
        running = false;
        notifyAll();
    }

    /** A few columns that are read quickly together; none when all is done. */
    private synchronized List<ColumnName> next() {
        List<ColumnName> some = new ArrayList<>();
        long rows = 0;
        for (ColumnName column : wanted.keySet()) {
            rows += columns.table(column).map(ValueMemory::weight).orElse(0L);
            if (some.size() == MOST_COLUMNS_AT_ONCE || (!some.isEmpty() && rows > MOST_ROWS_AT_ONCE)) {
                break;
            }
            some.add(column);
        }
        running = !some.isEmpty();
        return some;
    }

    /** Nobody knows how long a view takes, so each of its columns is read alone. */
    private static long weight(Table table) {
        boolean stored = table.kind() == Table.Kind.TABLE || table.kind() == Table.Kind.MATERIALIZED_VIEW;
        long rows = table.rowEstimate() < 0 ? MOST_ROWS_AT_ONCE / 20 : table.rowEstimate();
        return stored ? rows : MOST_ROWS_AT_ONCE + 1;
    }

    private synchronized void keep(Map<ColumnName, Known> found, long took) {
        long each = took / found.size();
        found.forEach((column, known) -> {
            forget(column);
            Known kept = bytes + bytes(known) > limits.bytes() ? new Known.Large() : known;
            bytes += bytes(kept);
            costs.addAndGet(each);
            read.put(column, new Read(kept, System.nanoTime(), each));
            wanted.remove(column);
        });
        notifyAll();
    }

    /** Takes off the account what is about to be replaced. */
    private void forget(ColumnName column) {
        Read before = read.get(column);
        if (before != null) {
            bytes -= bytes(before.known());
            costs.addAndGet(-before.took());
        }
    }

    private static long bytes(Known known) {
        return known instanceof Known.Whole(ColumnTexts texts) ? texts.bytes() : 0;
    }

    synchronized long bytes() {
        return bytes;
    }
}
