package dash.fault;

/** What went wrong, as a name that never changes its meaning. Documented one by one in {@code docs/errors.md}. */
public enum Code {
    SOURCE_LOGIN_TOO_POWERFUL(Exit.NEGATIVE),
    SOURCE_URL_INVALID(Exit.WRONG_USE),
    STORE_IS_A_SOURCE(Exit.WRONG_USE),
    STORE_URL_WRONG(Exit.WRONG_USE),
    WRONG_USAGE(Exit.WRONG_USE),
    SOURCE_UNREACHABLE(Exit.SOURCE_UNREACHABLE),
    AUDIT_UNAVAILABLE(Exit.INTERNAL),
    HOME_UNUSABLE(Exit.INTERNAL),
    INTERNAL(Exit.INTERNAL),
    SOURCE_FAILED(Exit.INTERNAL),
    STORE_BINARIES_MISSING(Exit.INTERNAL),
    STORE_BUSY(Exit.INTERNAL),
    STORE_DAMAGED(Exit.INTERNAL),
    STORE_DISK_FULL(Exit.INTERNAL),
    STORE_NEEDS_A_USER(Exit.INTERNAL),
    STORE_NOT_STARTED(Exit.INTERNAL),
    STORE_OF_ANOTHER_VERSION(Exit.INTERNAL),
    STORE_PASSWORD_REFUSED(Exit.INTERNAL),
    STORE_PORT_TAKEN(Exit.INTERNAL),
    STORE_UNREACHABLE(Exit.INTERNAL);

    private final Exit exit;

    Code(Exit exit) {
        this.exit = exit;
    }

    public Exit exit() {
        return exit;
    }
}
