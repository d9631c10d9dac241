package dash.fault;

/** How a command ends, as the shell sees it. The numbers are part of the command line's contract. */
public enum Exit {
    DONE(0),
    NEGATIVE(1),
    WRONG_USE(2),
    SOURCE_UNREACHABLE(3),
    MODEL_UNREACHABLE(4),
    INTERNAL(5),
    CANCELLED(130);

    private final int status;

    Exit(int status) {
        this.status = status;
    }

    public int status() {
        return status;
    }
}
