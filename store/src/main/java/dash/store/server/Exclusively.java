package dash.store.server;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * The right to start, upgrade or stop a server. The kernel gives it back when a process dies, so it is never stale.
 *
 * <p>Kernel locks belong to a whole process, and closing any handle of the file drops them: threads of one process
 * therefore queue before they touch the file. That queue has to be known to the whole process, hence the static map.
 */
final class Exclusively implements AutoCloseable {

    private static final ConcurrentMap<Path, ReentrantLock> IN_THIS_PROCESS = new ConcurrentHashMap<>();

    private final ReentrantLock threads;
    private final FileChannel channel;

    private Exclusively(ReentrantLock threads, FileChannel channel) {
        this.threads = threads;
        this.channel = channel;
    }

    static Exclusively hold(Path file, Duration patience) throws IOException, InterruptedException {
        long end = System.nanoTime() + patience.toNanos();
        ReentrantLock threads = IN_THIS_PROCESS.computeIfAbsent(file, path -> new ReentrantLock());
        if (!threads.tryLock(patience.toNanos(), TimeUnit.NANOSECONDS)) {
            throw ServerFaults.busy(file, patience);
        }
        FileChannel channel = null;
        try {
            channel = open(file);
            while (!locked(channel)) {
                if (System.nanoTime() > end) {
                    throw ServerFaults.busy(file, patience);
                }
                Thread.sleep(10);
            }
            return new Exclusively(threads, channel);
        } catch (IOException | InterruptedException | RuntimeException failure) {
            if (channel != null) {
                channel.close();
            }
            threads.unlock();
            throw failure;
        }
    }

    private static FileChannel open(Path file) throws IOException {
        return FileChannel.open(
                file,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.WRITE),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    }

    private static boolean locked(FileChannel channel) throws IOException {
        FileLock lock = channel.tryLock();
        return lock != null;
    }

    @Override
    public void close() throws IOException {
        try {
            channel.close();
        } finally {
            threads.unlock();
        }
    }
}
