package dash.golden;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import dash.files.NodeReader;
import dash.files.TextFile;
import dash.knowledge.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads golden questions: JSON lines, or YAML and JSON with a list, or one question, in a file. Sets of nao, Cube and Cortex
 * are told by their keys.
 */
public final class GoldenReader {

    private static final int MOST_MEGABYTES = 16;

    private static final String[] KEYS = {
        "id", "question", "paraphrases", "sql", "gold_sql", "expected_sql", "alternatives", "gold_alternatives",
        "expected", "expected_result", "compare", "comparison_mode", "tolerance", "difficulty", "tags", "answerable",
        "db", "stable", "empty", "extra_columns", "notes", "voice"
    };

    /** Reads every file of a folder, by name, or one file. Two questions with the same id are refused. */
    public List<GoldenQuestion> read(Path path) {
        List<GoldenQuestion> questions = new ArrayList<>();
        Map<String, Place> ids = new HashMap<>();
        for (Path file : files(path)) {
            for (Located found : located(file)) {
                GoldenQuestion question = found.question();
                Place earlier = ids.putIfAbsent(Names.key(question.id()), found.place());
                if (earlier != null) {
                    throw wrong(found.place(), question.id(), "the id is already in " + earlier.inWords());
                }
                questions.add(question);
            }
        }
        return questions;
    }

    /** A question and where it stands. */
    record Located(GoldenQuestion question, Place place) {}

    /** The questions of one file, in whichever of the known formats it is. */
    static List<Located> located(Path file) {
        List<Node> nodes = nodes(file);
        Optional<List<Located>> foreign =
                nodes.size() == 1 ? ForeignSet.read(nodes.getFirst(), file) : Optional.empty();
        return foreign.orElseGet(() -> nodes.stream()
                .map(node -> new Located(question(node), node.place()))
                .toList());
    }

    static List<Path> files(Path path) {
        if (!Files.isDirectory(path)) {
            return List.of(path);
        }
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.getFileName().toString().matches("[^.].*\\.(yaml|yml|json|jsonl)"))
                    .sorted()
                    .toList();
        } catch (IOException failed) {
            throw wrong(Place.file(path), failed.toString(), "the folder cannot be read");
        }
    }

    private static List<Node> nodes(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        String text = TextFile.read(file, file.toString(), Code.GOLDEN_BROKEN, MOST_MEGABYTES);
        if (name.endsWith(".jsonl")) {
            return lines(file, text);
        }
        NodeReader reader =
                name.endsWith(".json") ? NodeReader.json(Code.GOLDEN_BROKEN) : NodeReader.yaml(Code.GOLDEN_BROKEN);
        Node node = reader.read(file.toString(), text, 1);
        return node instanceof Node.Sequence sequence ? sequence.items() : List.of(node);
    }

    private static List<Node> lines(Path file, String text) {
        List<Node> nodes = new ArrayList<>();
        List<String> lines = text.lines().toList();
        NodeReader reader = NodeReader.json(Code.GOLDEN_BROKEN);
        for (int index = 0; index < lines.size(); index++) {
            if (!lines.get(index).isBlank()) {
                nodes.add(reader.read(file.toString(), lines.get(index), index + 1));
            }
        }
        return nodes;
    }

    private static GoldenQuestion question(Node node) {
        Fields fields = Fields.of(Code.GOLDEN_BROKEN, "golden question", node, KEYS);
        boolean answerable = fields.truth("answerable").orElse(true);
        Optional<String> sql = fields.said("sql", "gold_sql", "expected_sql");
        Optional<Expected> expected = fields.node("expected", "expected_result").map(ExpectedReader::read);
        if (answerable && sql.isEmpty() && expected.isEmpty()) {
            throw wrong(node.place(), fields.text("id"), "a golden question needs sql or expected");
        }
        return new GoldenQuestion(
                fields.text("id"),
                fields.text("question"),
                fields.texts("paraphrases"),
                sql,
                fields.texts("alternatives", "gold_alternatives"),
                expected,
                choice(fields, GoldenQuestion.Compare.EXACT, "compare", "comparison_mode"),
                fields.number("tolerance"),
                choice(fields, GoldenQuestion.Difficulty.UNRATED, "difficulty"),
                tags(fields),
                answerable,
                fields.textOrEmpty("db"),
                fields.truth("stable").orElse(true),
                fields.truth("empty").orElse(false),
                fields.truth("extra_columns").orElse(false),
                fields.textOrEmpty("notes"));
    }

    /** Who speaks (an analyst, a manager in a hurry) is one more tag to choose questions by. */
    private static List<String> tags(Fields fields) {
        List<String> tags = new ArrayList<>(fields.texts("tags"));
        fields.said("voice").map(voice -> "voice:" + voice).ifPresent(tags::add);
        return tags;
    }

    private static <E extends Enum<E>> E choice(Fields fields, E otherwise, String... names) {
        Optional<String> written = fields.said(names);
        if (written.isEmpty()) {
            return otherwise;
        }
        return Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .filter(value -> value.name().equalsIgnoreCase(written.get()))
                .findFirst()
                .orElseThrow(() -> fields.wrong(names[0], written.get(), "not one of the values of " + names[0]));
    }

    private static FaultException wrong(Place place, String value, String message) {
        return FaultException.of(Code.GOLDEN_BROKEN, place, value, message, "Correct the file and read it again");
    }
}
