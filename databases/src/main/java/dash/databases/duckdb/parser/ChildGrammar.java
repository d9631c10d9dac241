package dash.databases.duckdb.parser;

import dash.databases.duckdb.child.ChildException;
import dash.databases.duckdb.child.ChildLimits;
import dash.databases.duckdb.child.ChildProcess;
import dash.databases.duckdb.child.Opening;
import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The grammar in a child of its own, without data. One text at a time; a child that dies is replaced with the next text. */
public final class ChildGrammar implements Grammar {

    private static final Logger LOG = LoggerFactory.getLogger(ChildGrammar.class);
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final Opening IN_MEMORY = Opening.plain("");

    private final Path cache;
    private @Nullable ChildProcess child;
    private boolean closed;

    /** Returns at once; the child starts meanwhile. */
    public ChildGrammar(Path cache) {
        this.cache = cache;
        Thread.ofVirtual().name("dash-duckdb-grammar").start(this::warmUp);
    }

    private void warmUp() {
        try {
            serialize("SELECT 1");
        } catch (BrokenException later) {
            LOG.debug("the grammar is not there yet: {}", later.getMessage());
        }
    }

    @Override
    public synchronized String serialize(String sql) throws BrokenException {
        if (closed) {
            throw new BrokenException("the parser is closed");
        }
        try {
            return alive().serialize(sql, PATIENCE);
        } catch (ChildException failed) {
            throw new BrokenException(failed.reason() + ": " + failed.getMessage());
        }
    }

    private ChildProcess alive() throws ChildException {
        ChildProcess known = child;
        if (known == null || !known.isAlive()) {
            known = ChildProcess.start(cache, IN_MEMORY, ChildLimits.PARSING);
            child = known;
        }
        return known;
    }

    @Override
    public synchronized void close() {
        closed = true;
        if (child != null) {
            child.close();
        }
    }
}
