package dash.draft.from;

import dash.files.Node;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A tree of another tool's file, read for what is known of it. Such files have many keys that mean nothing here, and more with
 * every version: what is not there, or is something else, says nothing.
 */
record Loose(Node node) {

    String text(String key) {
        return at(key).text();
    }

    String text() {
        return switch (node) {
            case Node.Text text -> text.value();
            case Node.Numeral numeral -> numeral.digits();
            case Node.Truth truth -> Boolean.toString(truth.value());
            case Node.Nothing nothing -> "";
            case Node.Sequence sequence -> "";
            case Node.Mapping mapping -> "";
        };
    }

    Loose at(String key) {
        Node found = node instanceof Node.Mapping mapping ? mapping.entries().get(key) : null;
        return new Loose(found == null ? new Node.Nothing(node.place()) : found);
    }

    boolean isThere() {
        return !(node instanceof Node.Nothing);
    }

    List<Loose> items(String key) {
        return at(key).node instanceof Node.Sequence sequence
                ? sequence.items().stream().map(Loose::new).toList()
                : List.of();
    }

    List<String> texts(String key) {
        return items(key).stream()
                .map(Loose::text)
                .filter(text -> !text.isBlank())
                .toList();
    }

    Map<String, Loose> entries(String key) {
        Map<String, Loose> entries = new LinkedHashMap<>();
        if (at(key).node instanceof Node.Mapping mapping) {
            mapping.entries().forEach((name, value) -> entries.put(name, new Loose(value)));
        }
        return entries;
    }
}
