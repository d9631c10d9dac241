package dash.databases.postgresql.parser;

import dash.databases.parser.NotUnderstoodException;
import dash.statement.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/**
 * The fields of one node of the grammar's tree, each of which has to be taken before the node is done. The grammar leaves
 * out fields that are false, zero or empty, so an absent field has that value, and an absent location is the first byte.
 */
final class Fields {

    private final String kind;
    private final JsonNode object;
    private final Set<String> untaken;
    private final Spans spans;

    private Fields(String kind, JsonNode object, Spans spans) {
        this.kind = kind;
        this.object = object;
        this.spans = spans;
        this.untaken = new HashSet<>(object.propertyNames());
    }

    /** A node that says its kind: {@code {"ColumnRef": {…}}}. */
    static Fields of(JsonNode node, Spans spans) {
        if (!node.isObject() || node.size() != 1) {
            throw new NotUnderstoodException("a node without a kind", spans.whole());
        }
        String kind = node.propertyNames().iterator().next();
        return new Fields(kind, node.get(kind), spans);
    }

    /** A node whose kind follows from where it stands. */
    static Fields of(String kind, JsonNode object, Spans spans) {
        return new Fields(kind, object, spans);
    }

    String kind() {
        return kind;
    }

    Optional<JsonNode> node(String field) {
        untaken.remove(field);
        return Optional.ofNullable(object.get(field));
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
        return node(field).map(JsonNode::asString).orElse("");
    }

    Optional<String> optionalText(String field) {
        return node(field).map(JsonNode::asString);
    }

    boolean flag(String field) {
        return node(field).map(JsonNode::asBoolean).orElse(false);
    }

    int number(String field) {
        return node(field).map(JsonNode::asInt).orElse(0);
    }

    int location() {
        return number("location");
    }

    /** The names in a list of string nodes. */
    List<String> names(String field) {
        return list(field).stream().map(this::nameOf).toList();
    }

    String nameOf(JsonNode node) {
        Fields fields = of(node, spans);
        if (!fields.kind.equals("String")) {
            throw notUnderstood(fields.kind + " as a name in " + kind);
        }
        String name = fields.text("sval");
        fields.done();
        return name;
    }

    /** Takes fields that only repeat what is known or do not concern a query. */
    void ignore(String... fields) {
        untaken.removeAll(Set.of(fields));
    }

    /** To be called when everything of this node is read: a field that nobody took has a meaning that nobody knows. */
    void done() {
        if (!untaken.isEmpty()) {
            throw notUnderstood(kind + " with "
                    + String.join(", ", untaken.stream().sorted().toList()));
        }
    }

    NotUnderstoodException notUnderstood(String what) {
        JsonNode location = object.get("location");
        Span span = location == null ? spans.whole() : spans.token(location.asInt());
        return new NotUnderstoodException(what, span);
    }
}
