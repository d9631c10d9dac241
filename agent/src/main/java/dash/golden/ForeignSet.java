package dash.golden;

import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Place;
import dash.files.Node;
import dash.golden.GoldenReader.Located;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Golden sets of other tools, told by their keys: {@code prompt} and {@code sql} is a test of nao, {@code eval_questions} a
 * set of Cube, {@code verified_queries} a semantic model of Snowflake Cortex. Keys that mean nothing here are passed over:
 * the files belong to others and may say more.
 */
final class ForeignSet {

    private ForeignSet() {}

    static Optional<List<Located>> read(Node root, Path file) {
        if (!(root instanceof Node.Mapping mapping)) {
            return Optional.empty();
        }
        if (mapping.entries().containsKey("verified_queries")) {
            return Optional.of(CortexSet.read(mapping));
        }
        if (mapping.entries().containsKey("eval_questions")) {
            return Optional.of(new CubeSet(file).read(mapping));
        }
        return mapping.entries().containsKey("prompt") && mapping.entries().containsKey("sql")
                ? Optional.of(List.of(nao(mapping)))
                : Optional.empty();
    }

    private static Located nao(Node.Mapping test) {
        return new Located(
                GoldenQuestion.of(text(test, "name"), text(test, "prompt"), text(test, "sql"), List.of("nao"), ""),
                test.place());
    }

    /** The objects of a list under a key. */
    static List<Node.Mapping> objects(Node.Mapping mapping, String key) {
        return switch (mapping.entries().get(key)) {
            case Node.Sequence sequence ->
                sequence.items().stream().map(ForeignSet::object).toList();
            case Node.Nothing nothing -> List.of();
            case null -> List.of();
            default -> throw wrong(mapping.place(), key, "this is not a list");
        };
    }

    private static Node.Mapping object(Node node) {
        if (node instanceof Node.Mapping mapping) {
            return mapping;
        }
        throw wrong(node.place(), "", "a list of objects, here is " + node.kind());
    }

    static String text(Node.Mapping mapping, String key) {
        return said(mapping, key).orElseThrow(() -> wrong(mapping.place(), key, "the key is missing or empty"));
    }

    /** A text under a key; numbers and truths as they are written. */
    static Optional<String> said(Node.Mapping mapping, String key) {
        Optional<String> found = switch (mapping.entries().get(key)) {
            case Node.Text text -> Optional.of(text.value());
            case Node.Numeral numeral -> Optional.of(numeral.digits());
            case Node.Truth truth -> Optional.of(String.valueOf(truth.value()));
            case null, default -> Optional.empty();
        };
        return found.map(String::strip).filter(text -> !text.isEmpty());
    }

    static FaultException wrong(Place place, String value, String message) {
        return FaultException.of(Code.GOLDEN_BROKEN, place, value, message, "Correct the file and read it again");
    }
}
