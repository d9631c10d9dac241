package dash.fault;

/** What went wrong, as a name that never changes its meaning. Documented one by one in {@code docs/errors.md}. */
public enum Code {
    SOURCE_LOGIN_TOO_POWERFUL(Exit.NEGATIVE),
    SOURCE_URL_INVALID(Exit.WRONG_USE),
    WRONG_USAGE(Exit.WRONG_USE),
    SOURCE_UNREACHABLE(Exit.SOURCE_UNREACHABLE),
    AUDIT_UNAVAILABLE(Exit.INTERNAL),
    INTERNAL(Exit.INTERNAL),
    SOURCE_FAILED(Exit.INTERNAL);

    private final Exit exit;

    Code(Exit exit) {
        this.exit = exit;
    }

    public Exit exit() {
        return exit;
    }
}
