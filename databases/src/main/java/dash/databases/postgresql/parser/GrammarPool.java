package dash.databases.postgresql.parser;

import com.dylibso.chicory.wasm.Parser;
import com.dylibso.chicory.wasm.WasmModule;
import java.io.InputStream;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A few instances of the grammar on threads of their own, whose stacks are big enough for the deepest statement that the
 * limits let through. Loading starts with construction and is waited for by the first statement. Safe for many threads.
 */
final class GrammarPool implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(GrammarPool.class);
    private static final int SIZE = 2;
    private static final long STACK_BYTES = 256L << 20;

    /** Read once for all pools of a process: it is never written to, and reading it costs more than a hundred statements. */
    private static @Nullable WasmModule read;

    private final ExecutorService threads;
    private final CompletableFuture<WasmModule> module;
    private final Queue<Grammar> idle = new ConcurrentLinkedQueue<>();
    private final Duration patience;

    GrammarPool(Duration patience) {
        this.patience = patience;
        this.threads = Executors.newFixedThreadPool(SIZE, GrammarPool::bigThread);
        this.module = CompletableFuture.supplyAsync(GrammarPool::loadOnce, threads);
        // The second thread must not fail here for what the first statement will be told anyway.
        module.thenAcceptAsync(loaded -> idle.add(new Grammar(loaded)), threads).exceptionally(failure -> {
            LOG.error("PostgreSQL's grammar cannot be loaded; every statement will be refused", failure);
            return null;
        });
    }

    /** Runs with an instance that nobody else uses. Whatever goes wrong, the instance is not used again. */
    <T> T with(Function<Grammar, T> work) throws ExecutionException, TimeoutException, InterruptedException {
        Callable<T> task = () -> {
            WasmModule loaded = module.get();
            Grammar waiting = idle.poll();
            Grammar grammar = waiting == null ? new Grammar(loaded) : waiting;
            T result = work.apply(grammar);
            idle.add(grammar);
            return result;
        };
        Future<T> running = threads.submit(task);
        try {
            return running.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } finally {
            running.cancel(true);
        }
    }

    private static synchronized WasmModule loadOnce() {
        WasmModule module = read;
        if (module == null) {
            module = load(false);
            read = module;
        }
        return module;
    }

    /** Validating takes three quarters of the time. The build takes one pinned file only, and a test validates that. */
    static WasmModule load(boolean validating) {
        return Parser.builder().withValidation(validating).build().parse(GrammarPool::file);
    }

    private static InputStream file() {
        InputStream file = GrammarPool.class.getResourceAsStream("libpg-query.wasm");
        if (file == null) {
            throw new IllegalStateException("libpg-query.wasm is missing from the jar");
        }
        return file;
    }

    private static Thread bigThread(Runnable work) {
        Thread thread = new Thread(null, work, "postgresql-grammar", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
