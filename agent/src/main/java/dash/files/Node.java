package dash.files;

import dash.fault.Place;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A piece of a JSON or YAML file that remembers where it stands, so that a fault found late still has its place. */
public sealed interface Node {

    Place place();

    /** What it is, in the words of a message. */
    String kind();

    /** A text, exactly as written. */
    record Text(String value, Place place) implements Node {
        @Override
        public String kind() {
            return "a text";
        }
    }

    /** A number with the digits of the file. */
    record Numeral(String digits, Place place) implements Node {
        @Override
        public String kind() {
            return "a number";
        }
    }

    /** True or false. */
    record Truth(boolean value, Place place) implements Node {
        @Override
        public String kind() {
            return "true or false";
        }
    }

    /** Null, or a key with nothing behind it. */
    record Nothing(Place place) implements Node {
        @Override
        public String kind() {
            return "nothing";
        }
    }

    /** A list. */
    record Sequence(List<Node> items, Place place) implements Node {
        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** An object; keys keep the order of the file. */
    record Mapping(Map<String, Node> entries, Place place) implements Node {
        public Mapping {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }

        @Override
        public String kind() {
            return "an object";
        }
    }
}
