package dash.store;

import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogCreator;
import org.jspecify.annotations.Nullable;

/** Lets migrations run without a word: what goes wrong is thrown. Public because Flyway makes it by name. */
public final class SilentLogCreator implements LogCreator {

    @Override
    public Log createLogger(Class<?> clazz) {
        return new Silent();
    }

    private static final class Silent implements Log {
        @Override
        @SuppressWarnings("deprecation") // abstract still
        public boolean isDebugEnabled() {
            return false;
        }

        @Override
        public void debug(@Nullable String message) {}

        @Override
        public void info(@Nullable String message) {}

        @Override
        public void warn(@Nullable String message) {}

        @Override
        public void error(@Nullable String message) {}

        @Override
        public void error(@Nullable String message, @Nullable Exception failure) {}

        @Override
        public void notice(@Nullable String message) {}
    }
}
