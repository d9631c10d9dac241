package dash.store;

import java.sql.SQLException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What PostgreSQL's five-letter codes mean to the store. */
final class SqlStates {

    /** Being shut down, killed, or not ready. */
    private static final Set<String> LEAVING_OR_COMING = Set.of("57P01", "57P02", "57P03");

    static final String DISK_FULL = "53100";
    static final Set<String> NO_SUCH_TABLE_OR_SCHEMA = Set.of("42P01", "3F000");

    private SqlStates() {}

    static boolean serverIsAway(SQLException failure) {
        String state = String.valueOf(failure.getSQLState());
        return state.startsWith("08") || LEAVING_OR_COMING.contains(state);
    }

    static <T> Optional<T> firstCause(Throwable failure, Class<T> type) {
        return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
                .filter(type::isInstance)
                .map(type::cast)
                .findFirst();
    }
}
