package dash.fault;

/** What went wrong, as a name that never changes its meaning. Documented one by one in {@code docs/errors.md}. */
public enum Code {
    GOLDEN_BROKEN(Exit.WRONG_USE),
    KNOWLEDGE_BROKEN(Exit.WRONG_USE),
    KNOWLEDGE_DUPLICATE(Exit.WRONG_USE),
    KNOWLEDGE_UNREADABLE(Exit.WRONG_USE),
    WRONG_USAGE(Exit.WRONG_USE),
    INTERNAL(Exit.INTERNAL);

    private final Exit exit;

    Code(Exit exit) {
        this.exit = exit;
    }

    public Exit exit() {
        return exit;
    }
}
