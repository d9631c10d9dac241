package dash.databases.session;

import dash.execute.DatabaseError;

/** Ends a run that we refuse ourselves, with the error to report. */
public final class Refusal extends Exception {

    private final transient DatabaseError error;

    public Refusal(DatabaseError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    DatabaseError error() {
        return error;
    }
}
