package dash.models.provider;

import dash.models.language.Conversation;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The words of one provider. Stateless; a {@link Draft} holds what is known of a reply. */
interface Dialect {

    /** Behind the base URL, with query if there is one. */
    String path(Endpoint endpoint);

    Map<String, String> headers(Endpoint endpoint);

    ObjectNode body(Endpoint endpoint, Conversation conversation);

    /** Whether the provider itself can keep a reply in form here; otherwise the form is offered as a tool. */
    boolean knowsForm(Conversation conversation);

    EventStream.Framing framing();

    /** Takes one event of the stream. Errors inside a stream come here too. */
    void take(JsonNode event, Draft draft);

    /** Takes a reply that came in one piece although a stream was asked for. */
    void takeWhole(JsonNode reply, Draft draft);
}
