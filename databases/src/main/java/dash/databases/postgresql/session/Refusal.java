package dash.databases.postgresql.session;

import dash.execute.DatabaseError;

/** Ends a run that we refuse ourselves, with the error to report. */
final class Refusal extends Exception {

    private final transient DatabaseError error;

    Refusal(DatabaseError error) {
        super(error.message(), null, false, false);
        this.error = error;
    }

    DatabaseError error() {
        return error;
    }
}
