package dash.knowledge.files;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.Sha256;
import dash.files.TreeWriter;
import dash.knowledge.Document;
import dash.knowledge.Item;
import dash.knowledge.Kind;
import dash.knowledge.QueryPattern;
import dash.knowledge.Standing;
import java.util.List;
import java.util.Locale;

/** One item as one text, in the format of its files: what the store keeps, what a person edits, what a digest is taken of. */
public final class ItemText {

    private ItemText() {}

    public static String write(Item item) {
        return write(item, Standing.HUMAN);
    }

    static String write(Item item, Standing standing) {
        return item instanceof QueryPattern pattern
                ? PatternText.of(pattern, standing)
                : TreeWriter.json(ItemTrees.of(item, standing));
    }

    /** {@code shown} is what faults call the text. JSON, or SQL with tags for a query pattern. */
    public static Item read(Kind kind, String shown, String text) {
        return kind == Kind.PATTERN
                ? pattern(shown, text)
                : item(kind, NodeReader.json(Code.KNOWLEDGE_BROKEN).read(shown, text, 1));
    }

    /** The same for what was read already: an object, or a text for a query pattern. */
    public static Item read(Kind kind, Node node) {
        if (kind != Kind.PATTERN) {
            return item(kind, node);
        }
        if (node instanceof Node.Text(String text, Place place)) {
            return pattern(place.inWords(), text);
        }
        throw FaultException.of(
                Code.KNOWLEDGE_BROKEN,
                node.place(),
                "",
                "a query pattern is a text, here is " + node.kind(),
                "Give SQL with tags, as its file has it");
    }

    /** The same for what a person gives, where the name of the file may also say YAML or, for a document, plain text. */
    public static Item readFile(Kind kind, String name, String text) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (ending) {
            case "yaml", "yml" ->
                kind == Kind.PATTERN
                        ? pattern(name, text)
                        : item(kind, NodeReader.yaml(Code.KNOWLEDGE_BROKEN).read(name, text, 1));
            case "md", "txt" -> kind == Kind.DOCUMENT ? DocumentReader.document(name, text) : read(kind, name, text);
            default -> read(kind, name, text);
        };
    }

    /** Equal for items that mean the same. */
    public static String digest(Item item) {
        return Sha256.of(write(item));
    }

    private static Item item(Kind kind, Node node) {
        return switch (kind) {
            case TABLE -> TableReader.read(node).item();
            case METRIC -> MetricReader.metric(node).item();
            case RULE -> BusinessReader.rule(node).item();
            case GOTCHA -> BusinessReader.gotcha(node).item();
            case GLOSSARY -> BusinessReader.entry(node).item();
            case CALENDAR -> CalendarReader.read(node).item();
            case DOCUMENT -> document(node);
            case PATTERN -> throw new IllegalArgumentException("SQL is read by its own reader");
        };
    }

    private static Document document(Node node) {
        Fields fields = Fields.of(Code.KNOWLEDGE_BROKEN, "document", node, "path", "text");
        String path = fields.text("path");
        if (!KnowledgeFolder.isTame(path)) {
            throw fields.wrong("path", path, "a document's path stays below documents/ and ends in .md or .txt");
        }
        return DocumentReader.document(path, fields.textOrEmpty("text"));
    }

    private static QueryPattern pattern(String shown, String text) {
        List<Located<QueryPattern>> patterns = QueryReader.read(shown, text);
        if (patterns.size() != 1) {
            throw FaultException.of(
                    Code.KNOWLEDGE_BROKEN,
                    Place.file(shown),
                    String.valueOf(patterns.size()),
                    "one query pattern is expected here",
                    "Give one at a time");
        }
        return patterns.getFirst().item();
    }
}
