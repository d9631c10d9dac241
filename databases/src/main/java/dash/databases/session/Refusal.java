package dash.databases.session;

import dash.execute.DatabaseError;

/** Ends a run that we refuse ourselves, with the error to report. */
public final class Refusal extends Exception {

    private final transient DatabaseError error;

    public Refusal(DatabaseError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    /** The guard judged by a state of the source's catalogue that is no longer there. */
    public static Refusal catalogChanged() {
        return new Refusal(new DatabaseError(
                DatabaseError.Kind.CATALOG_CHANGED,
                "",
                "functions, operators, casts, types or views of the source changed after the statement was checked",
                -1,
                "Ask again"));
    }

    DatabaseError error() {
        return error;
    }
}
