package dash.databases.duckdb.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The fields of one node of the engine's tree, each of which has to be taken before the node is done. The engine leaves out
 * what is null or empty, so an absent field has that value.
 */
final class Fields {

    private final JsonNode object;
    private final Set<String> untaken;
    private final Spans spans;
    private final String kind;

    private Fields(String kind, JsonNode object, Spans spans) {
        this.kind = kind;
        this.object = object;
        this.spans = spans;
        this.untaken = new HashSet<>(object.propertyNames());
        ignore("query_location", "query_location_length", "class");
    }

    /** A node that says its kind in {@code type}. */
    static Fields of(JsonNode node, Spans spans) {
        JsonNode type = node.path("type");
        if (!node.isObject() || !type.isString()) {
            throw new NotUnderstoodException("a node without a kind", spans.whole());
        }
        Fields fields = new Fields(type.asString(), node, spans);
        fields.ignore("type");
        return fields;
    }

    /** A node whose kind follows from where it stands. */
    static Fields of(String kind, JsonNode node, Spans spans) {
        if (!node.isObject()) {
            throw new NotUnderstoodException(kind + " of another form", spans.whole());
        }
        return new Fields(kind, node, spans);
    }

    String kind() {
        return kind;
    }

    /** Where the engine says that the node stands; {@link Spans#NOWHERE} for what it made up itself. */
    Span own() {
        return spans.own(object);
    }

    Optional<JsonNode> node(String field) {
        untaken.remove(field);
        return Optional.ofNullable(object.get(field)).filter(found -> !found.isNull());
    }

    JsonNode required(String field) {
        return node(field).orElseThrow(() -> notUnderstood(kind + " without " + field));
    }

    List<JsonNode> list(String field) {
        List<JsonNode> nodes = new ArrayList<>();
        node(field).ifPresent(array -> array.forEach(nodes::add));
        return nodes;
    }

    String text(String field) {
        return optionalText(field).orElse("");
    }

    Optional<String> optionalText(String field) {
        return node(field).map(JsonNode::asString).filter(text -> !text.isEmpty());
    }

    /** A name, as the engine compares it. */
    Optional<String> name(String field) {
        return optionalText(field).map(Fields::folded);
    }

    List<String> names(String field) {
        return list(field).stream().map(name -> folded(name.asString())).toList();
    }

    static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    boolean flag(String field) {
        return node(field).map(JsonNode::asBoolean).orElse(false);
    }

    /** Takes fields that only repeat what is known. */
    void ignore(String... fields) {
        untaken.removeAll(Set.of(fields));
    }

    /** Refuses a field that has a meaning which the tree cannot hold. */
    void refuse(String field, String what) {
        if (node(field).filter(found -> !found.isEmpty() || found.isValueNode()).isPresent()) {
            throw notUnderstood(what);
        }
    }

    /** To be called when everything of this node is read: a field that nobody took has a meaning that nobody knows. */
    void done() {
        if (!untaken.isEmpty()) {
            throw notUnderstood(kind + " with "
                    + String.join(", ", untaken.stream().sorted().toList()));
        }
    }

    NotUnderstoodException notUnderstood(String what) {
        Span span = own();
        return new NotUnderstoodException(what, Spans.isSomewhere(span) ? span : spans.whole());
    }
}
