package dash.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The keys of one object, read strictly: a key outside the known ones is refused as soon as this is made, a value of
 * another type as soon as it is asked for. Where several names are given, the later ones are aliases of the first.
 */
public final class Fields {

    private final Code code;
    private final String kind;
    private final Node.Mapping mapping;

    private Fields(Code code, String kind, Node.Mapping mapping) {
        this.code = code;
        this.kind = kind;
        this.mapping = mapping;
    }

    /** Checks the keys at once; {@code kind} says what the object describes, such as "metric". */
    public static Fields of(Code code, String kind, Node node, String... known) {
        if (!(node instanceof Node.Mapping mapping)) {
            throw wrong(code, node.place(), "", a(kind) + " is an object, here is " + node.kind());
        }
        List<String> keys = Arrays.asList(known);
        mapping.entries().forEach((key, value) -> {
            if (!keys.contains(key)) {
                throw unknown(code, kind, key, value.place(), keys);
            }
        });
        return new Fields(code, kind, mapping);
    }

    public Place place() {
        return mapping.place();
    }

    public Optional<Node> node(String... names) {
        Optional<Node> found = Optional.empty();
        for (String name : names) {
            Node value = mapping.entries().get(name);
            if (value != null && !(value instanceof Node.Nothing)) {
                if (found.isPresent()) {
                    throw wrong(code, value.place(), name, "the same thing is told twice: " + String.join(", ", names));
                }
                found = Optional.of(value);
            }
        }
        return found;
    }

    /** A text that has to be there and to say something. */
    public String text(String... names) {
        String text = optional(names)
                .orElseThrow(() -> wrong(code, mapping.place(), "", a(kind) + " needs the key " + names[0]));
        if (text.isBlank()) {
            throw wrong(code, place(names), "", "the key " + names[0] + " of " + a(kind) + " is empty");
        }
        return text;
    }

    public Optional<String> optional(String... names) {
        return node(names).map(node -> asText(names[0], node));
    }

    /** A text, or nothing at all: an optional text that is blank counts as not written. */
    public Optional<String> said(String... names) {
        return optional(names).filter(text -> !text.isBlank());
    }

    public String textOrEmpty(String... names) {
        return optional(names).orElse("");
    }

    public List<String> texts(String... names) {
        List<String> texts = new ArrayList<>();
        for (Node item : items(names)) {
            String text = asText(names[0], item);
            if (text.isBlank()) {
                throw wrong(code, item.place(), "", "an empty text in " + names[0]);
            }
            texts.add(text);
        }
        return texts;
    }

    public List<Node> items(String... names) {
        return node(names)
                .map(node -> {
                    if (!(node instanceof Node.Sequence sequence)) {
                        throw wrong(code, node.place(), "", names[0] + " is a list, here is " + node.kind());
                    }
                    return sequence.items();
                })
                .orElse(List.of());
    }

    public Map<String, String> textsByKey(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        node(name).ifPresent(node -> {
            if (!(node instanceof Node.Mapping entries)) {
                throw wrong(code, node.place(), "", name + " is an object, here is " + node.kind());
            }
            entries.entries().forEach((key, value) -> texts.put(key, asText(name, value)));
        });
        return texts;
    }

    public Optional<Boolean> truth(String... names) {
        return node(names).map(node -> {
            if (!(node instanceof Node.Truth truth)) {
                throw wrong(code, node.place(), "", names[0] + " is true or false, here is " + node.kind());
            }
            return truth.value();
        });
    }

    public Optional<BigDecimal> number(String... names) {
        return node(names).map(node -> {
            if (!(node instanceof Node.Numeral numeral)) {
                throw wrong(code, node.place(), "", names[0] + " is a number, here is " + node.kind());
            }
            return decimal(numeral, names[0]);
        });
    }

    /** A fault at the value of a key, for what only the caller can judge. */
    public FaultException wrong(String name, String value, String message) {
        return wrong(code, place(name), value, message);
    }

    private Place place(String... names) {
        return node(names).map(Node::place).orElse(mapping.place());
    }

    private BigDecimal decimal(Node.Numeral numeral, String name) {
        try {
            BigDecimal value = new BigDecimal(numeral.digits());
            if (Math.abs((long) value.scale()) > 100) {
                throw wrong(code, numeral.place(), numeral.digits(), name + " is out of any useful range");
            }
            return value;
        } catch (NumberFormatException notDecimal) {
            throw wrong(code, numeral.place(), numeral.digits(), name + " is not a decimal number");
        }
    }

    private String asText(String name, Node node) {
        if (node instanceof Node.Text(String value, Place place)) {
            return value;
        }
        String quotes = node instanceof Node.Numeral || node instanceof Node.Truth ? "; put it in quotes" : "";
        throw wrong(code, node.place(), "", name + " is a text, here is " + node.kind() + quotes);
    }

    private static String a(String kind) {
        return ("aeiou".indexOf(kind.charAt(0)) < 0 ? "a " : "an ") + kind;
    }

    private static FaultException unknown(Code code, String kind, String key, Place place, List<String> keys) {
        String nearest = Nearest.among(key, keys)
                .map(name -> "the nearest known one is " + name)
                .orElse("known are " + String.join(", ", keys));
        return wrong(code, place, key, a(kind) + " has no key of this name; " + nearest);
    }

    private static FaultException wrong(Code code, Place place, String value, String message) {
        return FaultException.of(code, place, value, message, nextStep(code));
    }

    /** The same reader reads files and what is sent. */
    private static String nextStep(Code code) {
        return code == Code.REQUEST_BROKEN
                ? "Correct the request; /openapi.json describes it"
                : "Correct the file and read it again";
    }
}
