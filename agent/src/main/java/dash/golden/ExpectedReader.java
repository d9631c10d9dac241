package dash.golden;

import dash.execute.Cell;
import dash.fault.Code;
import dash.fault.FaultException;
import dash.fault.Nearest;
import dash.fault.Place;
import dash.files.Fields;
import dash.files.Node;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Reads {@code expected}: one value, a list of rows, or a list of values that are one row each. */
final class ExpectedReader {

    private static final List<String> CONDITION = List.of("min", "max", "matches");

    private ExpectedReader() {}

    static Expected read(Node node) {
        if (!(node instanceof Node.Sequence(List<Node> items, Place place))) {
            return new Expected(List.of(List.of(value(node))));
        }
        List<List<Expected.Value>> rows =
                items.stream().map(ExpectedReader::row).toList();
        if (rows.stream().map(List::size).distinct().count() > 1) {
            throw wrong(place, "the expected rows are not equally wide");
        }
        return new Expected(rows);
    }

    private static List<Expected.Value> row(Node node) {
        return switch (node) {
            case Node.Sequence(List<Node> items, Place place) ->
                items.stream().map(ExpectedReader::value).toList();
            case Node.Text text -> List.of(value(text));
            case Node.Numeral numeral -> List.of(value(numeral));
            case Node.Truth truth -> List.of(value(truth));
            case Node.Nothing nothing -> List.of(value(nothing));
            case Node.Mapping mapping -> isCondition(mapping) ? List.of(value(mapping)) : named(mapping);
        };
    }

    /** A row written as an object, the way results are often saved; the names say nothing that is compared. */
    private static List<Expected.Value> named(Node.Mapping mapping) {
        return mapping.entries().values().stream().map(ExpectedReader::value).toList();
    }

    /** Also where a key is only close to one of a condition: that is more likely a slip than the name of a column. */
    private static boolean isCondition(Node.Mapping mapping) {
        return mapping.entries().isEmpty()
                || mapping.entries().keySet().stream()
                        .anyMatch(key -> Nearest.among(key, CONDITION).isPresent());
    }

    private static Expected.Value value(Node node) {
        return switch (node) {
            case Node.Text(String text, Place place) -> new Expected.Exactly(Cell.text(text));
            case Node.Numeral(String digits, Place place) -> new Expected.Exactly(number(digits, place));
            case Node.Truth(boolean truth, Place place) -> new Expected.Exactly(new Cell.Truth(truth));
            case Node.Nothing nothing -> new Expected.Exactly(Cell.missing());
            case Node.Sequence sequence -> throw wrong(sequence.place(), "a list inside of a row");
            case Node.Mapping mapping -> condition(mapping);
        };
    }

    private static Expected.Value condition(Node.Mapping mapping) {
        Fields fields = Fields.of(Code.GOLDEN_BROKEN, "expected value", mapping, "min", "max", "matches");
        if (fields.node("matches").isPresent()) {
            String pattern = fields.text("matches");
            try {
                return new Expected.Matches(Pattern.compile(pattern));
            } catch (PatternSyntaxException broken) {
                throw fields.wrong("matches", pattern, "not a regular expression");
            }
        }
        Expected.Between between = new Expected.Between(fields.number("min"), fields.number("max"));
        if (between.min().isEmpty() && between.max().isEmpty()) {
            throw wrong(mapping.place(), "an expected value that allows everything; give min, max or matches");
        }
        return between;
    }

    private static Cell number(String digits, Place place) {
        try {
            return new Cell.Numeric(new BigDecimal(digits));
        } catch (NumberFormatException notDecimal) {
            throw wrong(place, "not a decimal number");
        }
    }

    private static FaultException wrong(Place place, String message) {
        return FaultException.of(Code.GOLDEN_BROKEN, place, "", message, "Correct the file");
    }
}
