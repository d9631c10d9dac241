package dash.mcp;

import tools.jackson.databind.JsonNode;

/** Carries messages to a server and back. One thread. Closing it ends whatever was begun, at once. */
interface Wire extends AutoCloseable {

    /** Sends a request and waits for its answer: the member {@code result}. */
    JsonNode request(String method, JsonNode params) throws Trouble;

    /** Sends what needs no answer. */
    void say(String method, JsonNode params) throws Trouble;

    @Override
    void close();
}
