package dash.databases.session;

/** Whether a statement ended by itself or because we ended it. The server's SQLSTATE is the same either way. */
public enum Ending {
    BY_ITSELF,
    CALLED_OFF,
    OUT_OF_TIME
}
