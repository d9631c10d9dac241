package dash.server.route;

/** What a route does to what its path names. */
public enum Method {
    GET,
    POST,
    PUT,
    PATCH,
    DELETE;

    /** Whether it may change something. */
    public boolean changes() {
        return this != GET;
    }
}
