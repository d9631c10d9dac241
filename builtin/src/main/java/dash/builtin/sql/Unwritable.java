package dash.builtin.sql;

/** Why a query has no safe statement; never leaves this package. */
final class Unwritable extends RuntimeException {
    Unwritable(String why) {
        super(why, null, false, false);
    }

    String why() {
        return String.valueOf(getMessage());
    }
}
