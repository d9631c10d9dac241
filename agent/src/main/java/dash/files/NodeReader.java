package dash.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * Turns a JSON or YAML text into {@link Node}s. Refuses what reads differently to different eyes: a key that is there
 * twice, more than one document, aliases and tags of YAML, nesting deeper than {@value #DEEPEST}.
 */
public final class NodeReader {

    private static final int DEEPEST = 64;
    private static final StreamReadConstraints CONSTRAINTS =
            StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build();
    private static final String REPAIR = "Repair the file at this place and read it again";

    private final TokenStreamFactory factory;
    private final Code code;

    private NodeReader(TokenStreamFactory factory, Code code) {
        this.factory = factory;
        this.code = code;
    }

    /** Whatever is wrong is told with the given code. */
    public static NodeReader json(Code code) {
        return new NodeReader(
                JsonFactory.builder().streamReadConstraints(CONSTRAINTS).build(), code);
    }

    public static NodeReader yaml(Code code) {
        return new NodeReader(
                YAMLFactory.builder().streamReadConstraints(CONSTRAINTS).build(), code);
    }

    /** Reads the one value that the text holds; {@code firstLine} is where the text stands in its file. */
    public Node read(String file, String text, int firstLine) {
        Cursor cursor = new Cursor(file, firstLine - 1);
        try (JsonParser parser = factory.createParser(ObjectReadContext.empty(), new WholeCharacters(text))) {
            if (parser.nextToken() == null) {
                throw fault(Place.text(file, firstLine, 1), "", "the file is empty");
            }
            Node node = value(parser, cursor);
            if (parser.nextToken() != null) {
                throw fault(cursor.at(parser), "", "there is more after the end of the first value");
            }
            return node;
        } catch (JacksonException broken) {
            throw fault(cursor.at(broken.getLocation()), "", inOneSentence(broken.getOriginalMessage()));
        }
    }

    private Node value(JsonParser parser, Cursor cursor) {
        Place place = cursor.at(parser);
        if (parser instanceof YAMLParser yaml && (yaml.isCurrentAlias() || yaml.getObjectId() != null)) {
            throw fault(place, "", "anchors and aliases are not read here");
        }
        return switch (parser.currentToken()) {
            case START_OBJECT -> mapping(parser, cursor, place);
            case START_ARRAY -> sequence(parser, cursor, place);
            case VALUE_STRING -> new Node.Text(clean(parser.getString(), place), place);
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Node.Numeral(parser.getString(), place);
            case VALUE_TRUE, VALUE_FALSE -> new Node.Truth(parser.currentToken() == JsonToken.VALUE_TRUE, place);
            case VALUE_NULL -> new Node.Nothing(place);
            case VALUE_EMBEDDED_OBJECT, PROPERTY_NAME, END_ARRAY, END_OBJECT, NOT_AVAILABLE ->
                throw fault(place, "", "this kind of value is not read here");
        };
    }

    private Node mapping(JsonParser parser, Cursor cursor, Place place) {
        Map<String, Node> entries = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Place at = cursor.at(parser);
            String key = clean(parser.currentName(), at);
            parser.nextToken();
            if (entries.putIfAbsent(key, value(parser, cursor)) != null) {
                throw fault(at, key, "the key is there twice");
            }
        }
        return new Node.Mapping(entries, place);
    }

    private Node sequence(JsonParser parser, Cursor cursor, Place place) {
        List<Node> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(parser, cursor));
        }
        return new Node.Sequence(items, place);
    }

    /** PostgreSQL cannot keep a zero character and nobody can keep half a surrogate pair; both enter by escapes. */
    private String clean(String text, Place place) {
        for (int index = 0; index < text.length(); index++) {
            char character = text.charAt(index);
            boolean pair = Character.isHighSurrogate(character)
                    && index + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(index + 1));
            if (pair) {
                index++;
            } else if (character == 0 || Character.isSurrogate(character)) {
                throw fault(
                        place, "", "a text holds a character that cannot be kept: U+%04X".formatted((int) character));
            }
        }
        return text;
    }

    private static String inOneSentence(String message) {
        String[] lines = message.strip().split("\\R", 2);
        return lines[0].isBlank() ? "the text cannot be read" : lines[0];
    }

    private FaultException fault(Place place, String value, String message) {
        return FaultException.of(code, place, value, message, REPAIR);
    }

    /** Where tokens stand in their file; some limits of the parser break without saying where, so the last place counts. */
    private static final class Cursor {

        private final String file;
        private final int linesBefore;
        private Place last;

        Cursor(String file, int linesBefore) {
            this.file = file;
            this.linesBefore = linesBefore;
            this.last = Place.text(file, linesBefore + 1, 1);
        }

        Place at(JsonParser parser) {
            return at(parser.currentTokenLocation());
        }

        Place at(@Nullable TokenStreamLocation location) {
            if (location != null) {
                int line = Math.max(1, location.getLineNr()) + linesBefore;
                last = Place.text(file, line, Math.max(1, location.getColumnNr()));
            }
            return last;
        }
    }
}
